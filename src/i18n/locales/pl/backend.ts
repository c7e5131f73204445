/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Wczytywanie importu',
  title: {
    'backend-unknown-importer': 'Ten import nie istnieje',
    'backend-not-allowed': 'Ten import nie jest tu dostępny',
    'backend-unreachable': 'Nie można połączyć się z serwerem',
    'backend-busy': 'Serwer jest przeciążony',
    'backend-rejected': 'Nie można otworzyć importu',
  },
  text: {
    'backend-unknown-importer':
      'Mógł zostać usunięty albo zmienił się jego klucz. Powiadom osobę, która skonfigurowała tę stronę.',
    'backend-not-allowed':
      'Może być konieczne ponowne zalogowanie albo ta strona nie może go używać. Powiadom osobę, która ją skonfigurowała.',
    'backend-unreachable': 'Sprawdź połączenie i spróbuj ponownie za chwilę.',
    'backend-busy': 'Poczekaj chwilę i spróbuj ponownie.',
    'backend-rejected': 'Powiadom osobę, która skonfigurowała tę stronę.',
  },
};
