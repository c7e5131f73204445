export const issues = {
  undecodable: 'Contient des caractères illisibles. Vérifiez l’encodage du fichier.',
  required: 'Une valeur est obligatoire.',
  unique: 'Figure déjà à la ligne {{rowNumber}}. Chaque valeur ne peut apparaître qu’une fois.',
  pattern: 'N’a pas le format attendu.',
  min: 'Doit être supérieur ou égal à {{min}}.',
  max: 'Doit être inférieur ou égal à {{max}}.',
  min_length: 'Doit compter au moins {{min}} caractères.',
  max_length: 'Doit compter au plus {{max}} caractères.',
  email: 'N’est pas une adresse e-mail.',
  number: 'N’est pas un nombre.',
  number_precision: 'Compte plus de chiffres qu’un nombre ne peut en contenir\u00a0; reste du texte.',
  number_ambiguous:
    'Peut désigner deux nombres. Choisissez le séparateur décimal de cette colonne lors de l’association des colonnes.',
  date: 'N’est pas une date.',
  date_ambiguous:
    'Peut désigner deux dates. Choisissez si le jour ou le mois vient en premier lors de l’association des colonnes.',
  phone: 'N’est pas un numéro de téléphone.',
  boolean: 'N’est ni oui ni non.',
  select: 'Ne fait pas partie des choix\u00a0: {{options}}.',
  custom: 'N’a pas été accepté.',
};
