/** Arabic, Greek and Hebrew words for production, energy, vehicles, farming and daily operations, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const OTHER_SCRIPTS_INDUSTRIES = `
inspection date: ημ ελεγχου
inspector: مفتش,فاحص,ελεγκτης,επιθεωρητης,בודק,מפקח
measurement: قياس,μετρηση,מדידה
specification: مواصفات,مواصفة,προδιαγραφη,προδιαγραφες,מפרט
manufacture date: انتاج,صنع,تصنيع,παραγωγη,παραγωγης,κατασκευης,ייצור
failure: عطل,اعطال,βλαβη,תקלה
site name: متجر,محل
meter id: عداد,μετρητης,αριθμος παροχης,παροχη,αριθμος μετρητη,מונה
meter-reading: قراءة,ενδειξη,קריאת מונה,קריאה נוכחית
previous meter-reading: קריאה קודמת
reading date: تاريخ قراءة,ημ καταμετρησης
tariff: تعرفة,تعريفة,τιμολογιο ρευματος,תעריף
power: قدرة,طاقة كهربايية,ισχυς,הספק
voltage: جهد,ταση,מתח
call duration: مدة مكالمة,διαρκεια κλησης
fuel quantity: لتر,لترات,λιτρα,ליטרים,ליטר
exterior-color: لون خارجي,εξωτερικο χρωμα
driver-license: رخصة قيادة,αδεια οδηγησης
inspection-due: فحص دوري,κτεο,טסט
irrigation: ري,αρδευση,השקיה
fertilizer: سماد,اسمدة,λιπασμα,דשן
pesticide: مبيد,φυτοφαρμακο,חומר הדברה
sample id: عينة,δειγμα,αρ δειγματος,דגימה
distance: مسافة,αποσταση,מרחק
receipt date: تاريخ ورود,وارد,παραλαβη,קבלה תאריך
price-level: قايمة اسعار,τιμοκαταλογος πελατη
variance: فرق,فروقات,انحراف,διαφορα,αποκλιση,הפרש,סטייה
quote: عرض سعر,προσφορα τιμη
document date: ημ παραστατικου
late-fee: غرامة,προστιμο,προσαυξηση,קנס
prepayment: دفعة مقدمة,سلفة,προκαταβολη,מקדמה
social-security tax: تامينات اجتماعية,ضمان اجتماعي,ικα,εφκα,εισφορες
income-tax: φορος εισοδηματος,φμυ,מס הכנסה
pension: تقاعد,تامينات,συνταξη,פנסיה
working days: ايام عمل,εργασιμες ημερες,ημερομισθια,ενσημα
customs-declaration id: بيان جمركي,διασαφηση,רשימון
duty: جمارك,رسوم جمركية,δασμος,δασμοι,מכס
send date: תאריך שליחה
organizer: منظم,διοργανωτης,מארגן
medical-history: تاريخ مرضي,ιατρικο ιστορικο
cooling: تكييف,κλιματισμος,מיזוג
fine amount: غرامة,مبلغ مخالفة,προστιμο,קנס
rainfall: امطار,βροχοπτωση,גשם,משקעים
complaint: شكوى,παραπονο,καταγγελια,תלונה
`;
