/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Chargement de l’import',
  title: {
    'backend-unknown-importer': 'Cet import n’existe pas',
    'backend-not-allowed': 'Cet import n’est pas disponible ici',
    'backend-unreachable': 'Le serveur est injoignable',
    'backend-busy': 'Le serveur est surchargé',
    'backend-rejected': 'L’import ne peut pas être ouvert',
  },
  text: {
    'backend-unknown-importer':
      'Il a peut-être été supprimé, ou sa clé a changé. Prévenez la personne qui a configuré cette page.',
    'backend-not-allowed':
      'Vous devez peut-être vous reconnecter, ou cette page n’a pas le droit de l’utiliser. Prévenez la personne qui l’a configurée.',
    'backend-unreachable': 'Vérifiez votre connexion et réessayez dans un instant.',
    'backend-busy': 'Patientez un instant et réessayez.',
    'backend-rejected': 'Prévenez la personne qui a configuré cette page.',
  },
};
