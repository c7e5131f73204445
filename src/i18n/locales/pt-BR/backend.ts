/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Carregando a importação',
  title: {
    'backend-unknown-importer': 'Esta importação não existe',
    'backend-not-allowed': 'Esta importação não está disponível aqui',
    'backend-unreachable': 'Não foi possível acessar o servidor',
    'backend-busy': 'O servidor está sobrecarregado',
    'backend-rejected': 'Não foi possível abrir a importação',
  },
  text: {
    'backend-unknown-importer':
      'Ela pode ter sido excluída ou sua chave pode ter mudado. Avise quem configurou esta página.',
    'backend-not-allowed':
      'Talvez seja preciso entrar novamente na sua conta, ou esta página não pode usá-la. Avise quem a configurou.',
    'backend-unreachable': 'Verifique sua conexão e tente novamente em instantes.',
    'backend-busy': 'Aguarde um instante e tente novamente.',
    'backend-rejected': 'Avise quem configurou esta página.',
  },
};
