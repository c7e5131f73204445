/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: '正在加载导入设置',
  title: {
    'backend-unknown-importer': '此导入不存在',
    'backend-not-allowed': '此处无法使用此导入',
    'backend-unreachable': '无法连接服务器',
    'backend-busy': '服务器繁忙',
    'backend-rejected': '无法打开导入',
  },
  text: {
    'backend-unknown-importer': '它可能已被删除，或其密钥已更改。请联系设置此页面的人员。',
    'backend-not-allowed': '您可能需要重新登录，或者此页面无权使用它。请联系设置此页面的人员。',
    'backend-unreachable': '请检查网络连接，稍后重试。',
    'backend-busy': '请稍候再试。',
    'backend-rejected': '请联系设置此页面的人员。',
  },
};
