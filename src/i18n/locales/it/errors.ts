export const errors = {
  'empty-file': 'Questo file è vuoto. Scegli un file con una riga di intestazione e almeno una riga di dati.',
  'unsupported-file': '«{{fileName}}» non è un foglio di calcolo. Scegli un file CSV, TSV, di testo o Excel.',
  'encrypted-file': 'Questa cartella di lavoro è protetta da una password. Salvala senza password in Excel e riprova.',
  'broken-file':
    'Questa cartella di lavoro è danneggiata e non può essere letta. Aprila e salvala in Excel oppure esportala come CSV.',
  'file-too-large': 'Questo file supera il limite di {{limit}}. Dividilo e importa le parti separatamente.',
  'workbook-too-large':
    'Questa cartella di lavoro è troppo grande: decompressi, i suoi dati possono occupare al massimo {{limit}}, circa {{rows}} righe di 10 colonne. Salva il foglio come CSV e importa quel file.',
  'too-many-rows': 'Questo file ha più di {{limit}} righe. Dividilo e importa le parti separatamente.',
  'too-many-columns':
    'Questo file ha {{count}} colonne; se ne possono leggere al massimo {{limit}}. Il delimitatore è corretto?',
  'row-too-large':
    'Il record che inizia alla riga {{line}} sembra non finire mai. Ci sono virgolette non chiuse oppure il delimitatore è sbagliato?',
  'sheet-missing': 'Il foglio «{{sheet}}» non è presente in questa cartella di lavoro. Scegline un altro.',
  'no-rows':
    'Questo file non contiene righe di dati. Scegli un file con una riga di intestazione e almeno una riga sotto di essa.',
  'rows-invalid': 'Alcune righe hanno ancora problemi. Prima correggile o eliminale.',
  'invalid-pattern':
    'Questa importazione non è configurata correttamente (colonna «{{label}}»: modello non valido). Contatta l’assistenza.',
  'invalid-columns': 'Questa importazione non è configurata correttamente ({{reason}}). Contatta l’assistenza.',
  'not-ready': 'Manca qualcosa per poter continuare. Scegli di nuovo il file.',
  superseded: 'Un’azione successiva ha preso il posto di questa.',
  host: 'Le righe non sono state accettate. Non è andato perso nulla: riprova.',
  'rows-refused_one': '{{n}} riga non è stata accettata. È segnalata qui sotto; correggila e inviala di nuovo.',
  'rows-refused_many':
    '{{n}} di righe non sono state accettate. Sono segnalate qui sotto; correggile e inviale di nuovo.',
  'rows-refused_other':
    '{{n}} righe non sono state accettate. Sono segnalate qui sotto; correggile e inviale di nuovo.',
  'backend-unknown-importer':
    'Il server non riconosce più questa importazione. Le tue righe sono ancora qui; avvisa chi l’ha configurata.',
  'backend-not-allowed':
    'Il server non consente questa importazione. Le tue righe sono ancora qui; forse devi accedere di nuovo.',
  'backend-unreachable': 'Il server non è raggiungibile. Le tue righe sono ancora qui; riprova tra un momento.',
  'backend-busy': 'Il server è sovraccarico. Le tue righe sono ancora qui; riprova tra un momento.',
  'backend-rejected': 'Il server ha rifiutato questa importazione. Le tue righe sono ancora qui.',
  'backend-imported':
    'Un tentativo precedente, la cui risposta è andata persa, era andato a buon fine: le righe sono importate com’erano allora, senza le modifiche successive. Per importarle ancora una volta, premi di nuovo importa.',
  'backend-failed':
    'L’importazione non è riuscita sul server e nessuna riga è stata importata. Le tue righe sono ancora qui; riprova.',
  'backend-rows_one': '{{reason}} La riga è segnalata qui sotto; correggila e importa di nuovo.',
  'backend-rows_many': '{{reason}} {{n}} di righe sono segnalate qui sotto; correggile e importa di nuovo.',
  'backend-rows_other': '{{reason}} {{n}} righe sono segnalate qui sotto; correggile e importa di nuovo.',
  unexpected: 'Qualcosa è andato storto: {{reason}}. Le tue righe sono ancora qui; riprova.',
};
