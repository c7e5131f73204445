/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Import laden',
  title: {
    'backend-unknown-importer': 'Deze import bestaat niet',
    'backend-not-allowed': 'Deze import is hier niet beschikbaar',
    'backend-unreachable': 'De server is niet bereikbaar',
    'backend-busy': 'De server is overbelast',
    'backend-rejected': 'De import kan niet worden geopend',
  },
  text: {
    'backend-unknown-importer':
      'Misschien is de import verwijderd of is de sleutel gewijzigd. Waarschuw degene die deze pagina heeft ingesteld.',
    'backend-not-allowed':
      'Misschien moet je opnieuw inloggen, of mag deze pagina de import niet gebruiken. Waarschuw degene die de pagina heeft ingesteld.',
    'backend-unreachable': 'Controleer je verbinding en probeer het zo opnieuw.',
    'backend-busy': 'Wacht even en probeer het opnieuw.',
    'backend-rejected': 'Waarschuw degene die deze pagina heeft ingesteld.',
  },
};
