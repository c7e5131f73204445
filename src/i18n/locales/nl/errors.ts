export const errors = {
  'empty-file': 'Dit bestand is leeg. Kies een bestand met een koprij en ten minste één rij met gegevens.',
  'unsupported-file': '‘{{fileName}}’ is geen spreadsheet. Kies een CSV-, TSV-, tekst- of Excel-bestand.',
  'encrypted-file':
    'Deze werkmap is beveiligd met een wachtwoord. Sla deze in Excel op zonder wachtwoord en probeer het opnieuw.',
  'broken-file':
    'Deze werkmap is beschadigd en kan niet worden gelezen. Open de werkmap in Excel en sla deze op, of exporteer deze als CSV.',
  'file-too-large': 'Dit bestand is groter dan de limiet van {{limit}}. Splits het en importeer de delen apart.',
  'workbook-too-large':
    'Deze werkmap is te groot: uitgepakt mogen de gegevens hoogstens {{limit}} beslaan, ongeveer {{rows}} rijen van 10 kolommen. Sla het blad op als CSV en importeer dat bestand.',
  'too-many-rows': 'Dit bestand heeft meer dan {{limit}} rijen. Splits het en importeer de delen apart.',
  'too-many-columns':
    'Dit bestand heeft {{count}} kolommen; er kunnen er hoogstens {{limit}} worden gelezen. Klopt het scheidingsteken?',
  'row-too-large':
    'De rij die begint op regel {{line}} lijkt nooit te eindigen. Is daar een aanhalingsteken niet gesloten of klopt het scheidingsteken niet?',
  'sheet-missing': 'Het werkblad ‘{{sheet}}’ staat niet in deze werkmap. Kies een ander werkblad.',
  'no-rows':
    'Dit bestand bevat geen rij met gegevens. Kies een bestand met een koprij en ten minste één rij daaronder.',
  'rows-invalid': 'Sommige rijen hebben nog problemen. Corrigeer of verwijder die eerst.',
  'invalid-pattern':
    'Deze import is niet goed ingesteld (kolom ‘{{label}}’: ongeldig patroon). Neem contact op met de klantenservice.',
  'invalid-columns': 'Deze import is niet goed ingesteld ({{reason}}). Neem contact op met de klantenservice.',
  'not-ready': 'Er ontbreekt nog iets om verder te kunnen. Kies het bestand opnieuw.',
  superseded: 'Een latere actie heeft deze vervangen.',
  host: 'De rijen zijn niet geaccepteerd. Er is niets verloren gegaan: probeer het opnieuw.',
  'rows-refused_one':
    '{{n}} rij is niet geaccepteerd. De rij is hieronder gemarkeerd; corrigeer deze en verstuur deze opnieuw.',
  'rows-refused_other':
    '{{n}} rijen zijn niet geaccepteerd. De rijen zijn hieronder gemarkeerd; corrigeer ze en verstuur ze opnieuw.',
  'backend-unknown-importer':
    'De server kent deze import niet meer. Je rijen zijn er nog; waarschuw degene die deze import heeft ingesteld.',
  'backend-not-allowed':
    'De server staat deze import niet toe. Je rijen zijn er nog; misschien moet je opnieuw inloggen.',
  'backend-unreachable': 'De server is niet bereikbaar. Je rijen zijn er nog; probeer het zo opnieuw.',
  'backend-busy': 'De server is overbelast. Je rijen zijn er nog; probeer het zo opnieuw.',
  'backend-rejected': 'De server heeft deze import geweigerd. Je rijen zijn er nog.',
  'backend-imported':
    'Een eerdere poging waarvan het antwoord verloren ging, was wel geslaagd: de rijen zijn geïmporteerd zoals ze toen waren, zonder uw latere wijzigingen. Importeer opnieuw om ze nog een keer te importeren.',
  'backend-failed':
    'De import is op de server mislukt en er is geen rij geïmporteerd. Je rijen zijn er nog; probeer het opnieuw.',
  'backend-rows_one': '{{reason}} De rij is hieronder gemarkeerd; corrigeer deze en importeer opnieuw.',
  'backend-rows_other': '{{reason}} {{n}} rijen zijn hieronder gemarkeerd; corrigeer ze en importeer opnieuw.',
  unexpected: 'Er is iets misgegaan: {{reason}}. Je rijen zijn er nog; probeer het opnieuw.',
};
