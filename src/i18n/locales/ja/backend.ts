/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'インポートの設定を読み込み中',
  title: {
    'backend-unknown-importer': 'このインポートは存在しません',
    'backend-not-allowed': 'このインポートはここでは利用できません',
    'backend-unreachable': 'サーバーに接続できません',
    'backend-busy': 'サーバーが混み合っています',
    'backend-rejected': 'インポートを開けません',
  },
  text: {
    'backend-unknown-importer':
      '削除されたか、キーが変更された可能性があります。このページを設定した担当者にお知らせください。',
    'backend-not-allowed':
      'もう一度サインインが必要か、このページでの使用が許可されていない可能性があります。設定した担当者にお知らせください。',
    'backend-unreachable': '接続を確認し、しばらくしてからもう一度お試しください。',
    'backend-busy': 'しばらく待ってから、もう一度お試しください。',
    'backend-rejected': 'このページを設定した担当者にお知らせください。',
  },
};
