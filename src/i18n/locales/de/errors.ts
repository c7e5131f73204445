export const errors = {
  'empty-file': 'Diese Datei ist leer. Wählen Sie eine Datei mit einer Kopfzeile und mindestens einer Datenzeile.',
  'unsupported-file': '„{{fileName}}“ ist keine Tabelle. Wählen Sie eine CSV-, TSV-, Text- oder Excel-Datei.',
  'encrypted-file':
    'Diese Arbeitsmappe ist mit einem Kennwort geschützt. Speichern Sie sie in Excel ohne Kennwort und versuchen Sie es erneut.',
  'broken-file':
    'Diese Arbeitsmappe ist beschädigt und kann nicht gelesen werden. Öffnen und speichern Sie sie in Excel oder exportieren Sie sie als CSV.',
  'file-too-large':
    'Diese Datei ist größer als die erlaubten {{limit}}. Teilen Sie sie auf und importieren Sie die Teile einzeln.',
  'workbook-too-large':
    'Diese Arbeitsmappe ist zu groß: Entpackt dürfen ihre Daten höchstens {{limit}} umfassen, das sind etwa {{rows}} Zeilen mit 10 Spalten. Speichern Sie das Tabellenblatt als CSV und importieren Sie diese Datei.',
  'too-many-rows':
    'Diese Datei hat mehr als {{limit}} Zeilen. Teilen Sie sie auf und importieren Sie die Teile einzeln.',
  'too-many-columns':
    'Diese Datei hat {{count}} Spalten; gelesen werden können höchstens {{limit}}. Stimmt das Trennzeichen?',
  'row-too-large':
    'Die Zeile ab Textzeile {{line}} scheint nicht zu enden. Ist dort ein Anführungszeichen nicht geschlossen oder das Trennzeichen falsch?',
  'sheet-missing': 'Das Tabellenblatt „{{sheet}}“ gibt es in dieser Arbeitsmappe nicht. Wählen Sie ein anderes.',
  'no-rows':
    'Diese Datei enthält keine Datenzeile. Wählen Sie eine Datei mit einer Kopfzeile und mindestens einer Zeile darunter.',
  'rows-invalid': 'Einige Zeilen haben noch Probleme. Beheben Sie diese zuerst oder löschen Sie die Zeilen.',
  'invalid-pattern':
    'Dieser Import ist nicht richtig eingerichtet (Spalte „{{label}}“: ungültiges Muster). Bitte wenden Sie sich an den Support.',
  'invalid-columns': 'Dieser Import ist nicht richtig eingerichtet ({{reason}}). Bitte wenden Sie sich an den Support.',
  'not-ready': 'Dafür fehlt noch etwas. Wählen Sie die Datei erneut.',
  superseded: 'Eine spätere Aktion ist an die Stelle dieser getreten.',
  host: 'Die Zeilen wurden nicht angenommen. Es ist nichts verloren: Versuchen Sie es erneut.',
  'rows-refused_one':
    '{{n}} Zeile wurde nicht angenommen. Sie ist unten markiert; korrigieren Sie sie und senden Sie sie erneut.',
  'rows-refused_other':
    '{{n}} Zeilen wurden nicht angenommen. Sie sind unten markiert; korrigieren Sie sie und senden Sie sie erneut.',
  'backend-unknown-importer':
    'Der Server kennt diesen Import nicht mehr. Ihre Zeilen sind noch da; informieren Sie die Person, die diesen Import eingerichtet hat.',
  'backend-not-allowed':
    'Der Server lässt diesen Import nicht zu. Ihre Zeilen sind noch da; möglicherweise müssen Sie sich erneut anmelden.',
  'backend-unreachable':
    'Der Server ist nicht erreichbar. Ihre Zeilen sind noch da; versuchen Sie es gleich noch einmal.',
  'backend-busy': 'Der Server ist überlastet. Ihre Zeilen sind noch da; versuchen Sie es gleich noch einmal.',
  'backend-rejected': 'Der Server hat diesen Import abgelehnt. Ihre Zeilen sind noch da.',
  'backend-imported':
    'Ein früherer Versuch, dessen Antwort verloren ging, war angekommen: Die Zeilen sind so importiert, wie sie damals waren, ohne Ihre späteren Änderungen. Um sie noch einmal zu importieren, starten Sie den Import erneut.',
  'backend-failed':
    'Der Import ist auf dem Server fehlgeschlagen, es wurde keine Zeile importiert. Ihre Zeilen sind noch da; versuchen Sie es erneut.',
  'backend-rows_one': '{{reason}} Die Zeile ist unten markiert; korrigieren Sie sie und importieren Sie erneut.',
  'backend-rows_other': '{{reason}} {{n}} Zeilen sind unten markiert; korrigieren Sie sie und importieren Sie erneut.',
  unexpected: 'Etwas ist schiefgegangen: {{reason}}. Ihre Zeilen sind noch da; versuchen Sie es erneut.',
};
