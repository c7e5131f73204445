/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Caricamento dell’importazione',
  title: {
    'backend-unknown-importer': 'Questa importazione non esiste',
    'backend-not-allowed': 'Questa importazione non è disponibile qui',
    'backend-unreachable': 'Il server non è raggiungibile',
    'backend-busy': 'Il server è sovraccarico',
    'backend-rejected': 'Impossibile aprire l’importazione',
  },
  text: {
    'backend-unknown-importer':
      'Potrebbe essere stata eliminata o la sua chiave potrebbe essere cambiata. Avvisa chi ha configurato questa pagina.',
    'backend-not-allowed':
      'Forse devi accedere di nuovo, oppure questa pagina non può usarla. Avvisa chi l’ha configurata.',
    'backend-unreachable': 'Controlla la connessione e riprova tra un momento.',
    'backend-busy': 'Attendi un momento e riprova.',
    'backend-rejected': 'Avvisa chi ha configurato questa pagina.',
  },
};
