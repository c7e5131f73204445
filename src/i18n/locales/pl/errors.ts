export const errors = {
  'empty-file': 'Ten plik jest pusty. Wybierz plik z wierszem nagłówka i co najmniej jednym wierszem danych.',
  'unsupported-file': '„{{fileName}}” nie jest arkuszem kalkulacyjnym. Wybierz plik CSV, TSV, tekstowy lub Excel.',
  'encrypted-file': 'Ten skoroszyt jest chroniony hasłem. Zapisz go w programie Excel bez hasła i spróbuj ponownie.',
  'broken-file':
    'Ten skoroszyt jest uszkodzony i nie można go odczytać. Otwórz go i zapisz w programie Excel albo wyeksportuj jako CSV.',
  'file-too-large': 'Ten plik przekracza limit {{limit}}. Podziel go i zaimportuj po kolei poszczególne części.',
  'workbook-too-large':
    'Ten skoroszyt jest za duży: po rozpakowaniu jego dane mogą zajmować najwyżej {{limit}}, czyli około {{rows}} wierszy po 10 kolumn. Zapisz arkusz jako CSV i zaimportuj ten plik.',
  'too-many-rows':
    'Liczba wierszy w tym pliku przekracza limit ({{limit}}). Podziel go i zaimportuj po kolei poszczególne części.',
  'too-many-columns':
    'Liczba kolumn w tym pliku: {{count}}, a można odczytać najwyżej {{limit}}. Czy separator jest właściwy?',
  'row-too-large':
    'Wiersz zaczynający się w linii {{line}} nie ma końca. Czy brakuje tam zamykającego cudzysłowu albo separator jest niewłaściwy?',
  'sheet-missing': 'W tym skoroszycie nie ma arkusza „{{sheet}}”. Wybierz inny.',
  'no-rows':
    'W tym pliku nie ma żadnego wiersza danych. Wybierz plik z wierszem nagłówka i co najmniej jednym wierszem pod nim.',
  'rows-invalid': 'Niektóre wiersze nadal zawierają błędy. Najpierw je popraw lub usuń.',
  'invalid-pattern':
    'Ten import nie jest poprawnie skonfigurowany (kolumna „{{label}}”: nieprawidłowy wzorzec). Skontaktuj się z pomocą techniczną.',
  'invalid-columns': 'Ten import nie jest poprawnie skonfigurowany ({{reason}}). Skontaktuj się z pomocą techniczną.',
  'not-ready': 'Czegoś jeszcze brakuje, aby to zrobić. Wybierz plik ponownie.',
  superseded: 'Tę operację zastąpiła późniejsza.',
  host: 'Wiersze nie zostały przyjęte. Nic nie przepadło: spróbuj ponownie.',
  'rows-refused_one': '{{n}} wiersz nie został przyjęty. Jest oznaczony poniżej; popraw go i wyślij ponownie.',
  'rows-refused_few': '{{n}} wiersze nie zostały przyjęte. Są oznaczone poniżej; popraw je i wyślij ponownie.',
  'rows-refused_many': '{{n}} wierszy nie zostało przyjętych. Są oznaczone poniżej; popraw je i wyślij ponownie.',
  'rows-refused_other': '{{n}} wiersza nie zostało przyjęte. Są oznaczone poniżej; popraw je i wyślij ponownie.',
  'backend-unknown-importer':
    'Serwer nie zna już tego importu. Wiersze nadal tu są; powiadom osobę, która skonfigurowała ten import.',
  'backend-not-allowed':
    'Serwer nie zezwala na ten import. Wiersze nadal tu są; może być konieczne ponowne zalogowanie.',
  'backend-unreachable': 'Nie można połączyć się z serwerem. Wiersze nadal tu są; spróbuj ponownie za chwilę.',
  'backend-busy': 'Serwer jest przeciążony. Wiersze nadal tu są; spróbuj ponownie za chwilę.',
  'backend-rejected': 'Serwer odrzucił ten import. Wiersze nadal tu są.',
  'backend-imported':
    'Wcześniejsza próba, której odpowiedź zaginęła, powiodła się: wiersze zaimportowano w ówczesnej postaci, bez późniejszych zmian. Aby zaimportować je jeszcze raz, ponownie uruchom import.',
  'backend-failed':
    'Import na serwerze nie powiódł się i nie zaimportowano żadnego wiersza. Wiersze nadal tu są; spróbuj ponownie.',
  'backend-rows_one': '{{reason}} Wiersz jest oznaczony poniżej; popraw go i zaimportuj ponownie.',
  'backend-rows_few': '{{reason}} {{n}} wiersze są oznaczone poniżej; popraw je i zaimportuj ponownie.',
  'backend-rows_many': '{{reason}} {{n}} wierszy jest oznaczonych poniżej; popraw je i zaimportuj ponownie.',
  'backend-rows_other': '{{reason}} {{n}} wiersza jest oznaczone poniżej; popraw je i zaimportuj ponownie.',
  unexpected: 'Coś poszło nie tak: {{reason}}. Wiersze nadal tu są; spróbuj ponownie.',
};
