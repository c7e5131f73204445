export const issues = {
  undecodable: 'Zawiera znaki, których nie udało się odczytać. Sprawdź kodowanie pliku.',
  required: 'Wartość jest wymagana.',
  unique: 'Występuje już w wierszu {{rowNumber}}. Każda wartość może wystąpić tylko raz.',
  pattern: 'Nie ma oczekiwanej postaci.',
  min: 'Musi wynosić co najmniej {{min}}.',
  max: 'Może wynosić co najwyżej {{max}}.',
  min_length: 'Minimalna liczba znaków: {{min}}.',
  max_length: 'Maksymalna liczba znaków: {{max}}.',
  email: 'To nie jest adres e-mail.',
  number: 'To nie jest liczba.',
  number_precision: 'Ma więcej cyfr, niż może pomieścić liczba; pozostaje tekstem.',
  number_ambiguous:
    'Może oznaczać dwie różne liczby. Wybierz separator dziesiętny tej kolumny podczas dopasowywania kolumn.',
  date: 'To nie jest data.',
  date_ambiguous:
    'Może oznaczać dwie różne daty. Wybierz podczas dopasowywania kolumn, czy najpierw jest dzień, czy miesiąc.',
  phone: 'To nie jest numer telefonu.',
  boolean: 'To ani „tak”, ani „nie”.',
  select: 'Nie jest jedną z wartości: {{options}}.',
  custom: 'Wartość nie została przyjęta.',
};
