/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Import wird geladen',
  title: {
    'backend-unknown-importer': 'Diesen Import gibt es nicht',
    'backend-not-allowed': 'Dieser Import ist hier nicht verfügbar',
    'backend-unreachable': 'Der Server ist nicht erreichbar',
    'backend-busy': 'Der Server ist überlastet',
    'backend-rejected': 'Der Import kann nicht geöffnet werden',
  },
  text: {
    'backend-unknown-importer':
      'Er wurde möglicherweise gelöscht, oder sein Schlüssel hat sich geändert. Informieren Sie die Person, die diese Seite eingerichtet hat.',
    'backend-not-allowed':
      'Möglicherweise müssen Sie sich erneut anmelden, oder diese Seite darf ihn nicht verwenden. Informieren Sie die Person, die sie eingerichtet hat.',
    'backend-unreachable': 'Prüfen Sie Ihre Verbindung und versuchen Sie es gleich noch einmal.',
    'backend-busy': 'Warten Sie einen Moment und versuchen Sie es erneut.',
    'backend-rejected': 'Informieren Sie die Person, die diese Seite eingerichtet hat.',
  },
};
