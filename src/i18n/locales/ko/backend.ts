/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: '가져오기 설정을 불러오는 중',
  title: {
    'backend-unknown-importer': '이 가져오기는 존재하지 않습니다',
    'backend-not-allowed': '여기에서는 이 가져오기를 사용할 수 없습니다',
    'backend-unreachable': '서버에 연결할 수 없습니다',
    'backend-busy': '서버가 혼잡합니다',
    'backend-rejected': '가져오기를 열 수 없습니다',
  },
  text: {
    'backend-unknown-importer': '삭제되었거나 키가 변경되었을 수 있습니다. 이 페이지를 설정한 담당자에게 알려 주세요.',
    'backend-not-allowed':
      '다시 로그인해야 하거나 이 페이지에서 사용할 수 없을 수 있습니다. 설정한 담당자에게 알려 주세요.',
    'backend-unreachable': '연결을 확인하고 잠시 후 다시 시도하세요.',
    'backend-busy': '잠시 기다린 후 다시 시도하세요.',
    'backend-rejected': '이 페이지를 설정한 담당자에게 알려 주세요.',
  },
};
