/** Before an importer has been fetched from its backend, and when it could not be. */
export const backend = {
  loading: 'جارٍ تحميل الاستيراد',
  title: {
    'backend-unknown-importer': 'هذا الاستيراد غير موجود',
    'backend-not-allowed': 'هذا الاستيراد غير متاح هنا',
    'backend-unreachable': 'يتعذر الوصول إلى الخادم',
    'backend-busy': 'الخادم مشغول جدًا',
    'backend-rejected': 'يتعذر فتح الاستيراد',
  },
  text: {
    'backend-unknown-importer': 'ربما تم حذفه أو تغيّر مفتاحه. أبلغ الشخص الذي أعدّ هذه الصفحة.',
    'backend-not-allowed':
      'قد تحتاج إلى تسجيل الدخول مرة أخرى، أو لا يُسمح لهذه الصفحة باستخدامه. أبلغ الشخص الذي أعدّها.',
    'backend-unreachable': 'تحقق من اتصالك وحاول مرة أخرى بعد لحظات.',
    'backend-busy': 'انتظر لحظة ثم حاول مرة أخرى.',
    'backend-rejected': 'أبلغ الشخص الذي أعدّ هذه الصفحة.',
  },
};
