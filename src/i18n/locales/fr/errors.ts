export const errors = {
  'empty-file':
    'Ce fichier est vide. Choisissez un fichier contenant une ligne d’en-tête et au moins une ligne de données.',
  'unsupported-file':
    '«\u00a0{{fileName}}\u00a0» n’est pas une feuille de calcul. Choisissez un fichier CSV, TSV, texte ou Excel.',
  'encrypted-file':
    'Ce classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe dans Excel, puis réessayez.',
  'broken-file':
    'Ce classeur est endommagé et ne peut pas être lu. Ouvrez-le et enregistrez-le dans Excel, ou exportez-le au format CSV.',
  'file-too-large': 'Ce fichier dépasse la limite de {{limit}}. Divisez-le et importez les parties séparément.',
  'workbook-too-large':
    'Ce classeur est trop volumineux : décompressées, ses données peuvent occuper au plus {{limit}}, soit environ {{rows}} lignes de 10 colonnes. Enregistrez la feuille au format CSV et importez ce fichier.',
  'too-many-rows': 'Ce fichier compte plus de {{limit}} lignes. Divisez-le et importez les parties séparément.',
  'too-many-columns':
    'Ce fichier compte {{count}} colonnes\u00a0; {{limit}} au plus peuvent être lues. Le séparateur est-il le bon\u00a0?',
  'row-too-large':
    'L’enregistrement qui commence à la ligne {{line}} semble ne jamais se terminer. Un guillemet y est-il resté ouvert, ou le séparateur est-il incorrect\u00a0?',
  'sheet-missing': 'La feuille «\u00a0{{sheet}}\u00a0» n’existe pas dans ce classeur. Choisissez-en une autre.',
  'no-rows':
    'Ce fichier ne contient aucune ligne de données. Choisissez un fichier contenant une ligne d’en-tête et au moins une ligne en dessous.',
  'rows-invalid': 'Certaines lignes posent encore problème. Corrigez-les ou supprimez-les d’abord.',
  'invalid-pattern':
    'Cet import n’est pas configuré correctement (colonne «\u00a0{{label}}\u00a0»\u00a0: modèle non valide). Veuillez contacter l’assistance.',
  'invalid-columns': 'Cet import n’est pas configuré correctement ({{reason}}). Veuillez contacter l’assistance.',
  'not-ready': 'Il manque quelque chose pour continuer. Choisissez à nouveau le fichier.',
  superseded: 'Une action plus récente a remplacé celle-ci.',
  host: 'Les lignes n’ont pas été acceptées. Rien n’est perdu\u00a0: réessayez.',
  'rows-refused_one':
    '{{n}} ligne n’a pas été acceptée. Elle est signalée ci-dessous\u00a0; corrigez-la et renvoyez-la.',
  'rows-refused_many':
    '{{n}} de lignes n’ont pas été acceptées. Elles sont signalées ci-dessous\u00a0; corrigez-les et renvoyez-les.',
  'rows-refused_other':
    '{{n}} lignes n’ont pas été acceptées. Elles sont signalées ci-dessous\u00a0; corrigez-les et renvoyez-les.',
  'backend-unknown-importer':
    'Le serveur ne connaît plus cet import. Vos lignes sont toujours là\u00a0; prévenez la personne qui a configuré cet import.',
  'backend-not-allowed':
    'Le serveur n’autorise pas cet import. Vos lignes sont toujours là\u00a0; vous devez peut-être vous reconnecter.',
  'backend-unreachable': 'Le serveur est injoignable. Vos lignes sont toujours là\u00a0; réessayez dans un instant.',
  'backend-busy': 'Le serveur est surchargé. Vos lignes sont toujours là\u00a0; réessayez dans un instant.',
  'backend-rejected': 'Le serveur a refusé cet import. Vos lignes sont toujours là.',
  'backend-imported':
    'Un essai précédent, dont la réponse s’est perdue, avait abouti : les lignes sont importées telles qu’elles étaient alors, sans vos modifications ultérieures. Pour les importer une nouvelle fois, relancez l’importation.',
  'backend-failed':
    'L’import a échoué sur le serveur et aucune ligne n’a été importée. Vos lignes sont toujours là\u00a0; réessayez.',
  'backend-rows_one': '{{reason}} {{n}} ligne est signalée ci-dessous\u00a0; corrigez-la et relancez l’import.',
  'backend-rows_many': '{{reason}} {{n}} de lignes sont signalées ci-dessous\u00a0; corrigez-les et relancez l’import.',
  'backend-rows_other': '{{reason}} {{n}} lignes sont signalées ci-dessous\u00a0; corrigez-les et relancez l’import.',
  unexpected: 'Une erreur s’est produite\u00a0: {{reason}}. Vos lignes sont toujours là\u00a0; réessayez.',
};
