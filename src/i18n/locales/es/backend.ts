/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Cargando la importación',
  title: {
    'backend-unknown-importer': 'Esta importación no existe',
    'backend-not-allowed': 'Esta importación no está disponible aquí',
    'backend-unreachable': 'No se puede conectar con el servidor',
    'backend-busy': 'El servidor está sobrecargado',
    'backend-rejected': 'No se puede abrir la importación',
  },
  text: {
    'backend-unknown-importer':
      'Es posible que se haya eliminado o que haya cambiado su clave. Avise a quien configuró esta página.',
    'backend-not-allowed':
      'Es posible que deba iniciar sesión de nuevo o que esta página no pueda usarla. Avise a quien la configuró.',
    'backend-unreachable': 'Compruebe su conexión e inténtelo de nuevo en un momento.',
    'backend-busy': 'Espere un momento e inténtelo de nuevo.',
    'backend-rejected': 'Avise a quien configuró esta página.',
  },
};
