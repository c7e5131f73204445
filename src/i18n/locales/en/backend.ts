/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'Loading the importer',
  title: {
    'backend-unknown-importer': 'This importer does not exist',
    'backend-not-allowed': 'This importer is not available here',
    'backend-unreachable': 'The server cannot be reached',
    'backend-busy': 'The server has too much to do',
    'backend-rejected': 'The importer cannot be opened',
  },
  text: {
    'backend-unknown-importer': 'It may have been deleted, or its key was changed. Tell whoever set up this page.',
    'backend-not-allowed': 'You may have to sign in again, or this page may not use it. Tell whoever set it up.',
    'backend-unreachable': 'Check your connection and try again in a moment.',
    'backend-busy': 'Wait a moment and try again.',
    'backend-rejected': 'Tell whoever set up this page.',
  },
};
