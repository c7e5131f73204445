/** Rows that are imported already, and what must not be lost without asking. */
export const delivery = {
  bar: 'Stand des Imports',
  left: '{{n}} von {{total}} übrig',
  delivered: '{{n}} importiert',
  rejected: '{{n}} abgelehnt',
  skipped: '{{n}} übersprungen',
  state: '{{imported}}; {{rest}}.',
  imported_one: '{{n}} Zeile ist bereits importiert',
  imported_other: '{{n}} Zeilen sind bereits importiert',
  rest_one: '{{n}} nicht',
  rest_other: '{{n}} nicht',
  cancelled: 'Import abgebrochen.',
  kept: 'Ihre Zeilen sind noch da.',
  finish: 'Import abschließen',
  host: {
    import: 'Der Import wurde mit einem Fehler angehalten: {{reason}}',
    check: 'Die Zeilen konnten nicht geprüft werden: {{reason}}',
  },
  row: {
    delivered: 'Importiert',
    rejected: 'Abgelehnt',
    locked: 'Diese Zeile ist bereits importiert und kann nicht mehr geändert werden.',
  },
  change: {
    locked_one: '{{n}} Zeile ist bereits importiert und wurde nicht geändert.',
    locked_other: '{{n}} Zeilen sind bereits importiert und wurden nicht geändert.',
    added_one: '{{n}} Zeile hinzugefügt.',
    added_other: '{{n}} Zeilen hinzugefügt.',
    columns_one: '{{n}} Spalte passte nicht mehr hinein.',
    columns_other: '{{n}} Spalten passten nicht mehr hinein.',
    rows_one: '{{n}} Zeile passte nicht mehr hinein.',
    rows_other: '{{n}} Zeilen passten nicht mehr hinein.',
  },
  discard: {
    title: 'Änderungen verwerfen?',
    cells:
      'Mit dieser Einstellung wird die Datei in andere Zellen geteilt. Ihre Änderungen an den Zeilen gehen verloren.',
    sheet: 'Ihre Änderungen gehören zum aktuellen Blatt und gehen verloren.',
    file: 'Ihre Änderungen gehören zur aktuellen Datei und gehen verloren.',
    keep: 'Änderungen behalten',
    discard: 'Änderungen verwerfen',
  },
  drop: {
    reading: '„{{name}}“ wird noch gelesen. Brechen Sie das ab, um eine andere Datei hochzuladen.',
    busy: 'Ein Import läuft. Gehen Sie zum ersten Schritt zurück, um eine andere Datei hochzuladen.',
  },
};
