/**
 * Phrases in other scripts than Latin, as `foldText` leaves them; in the shape of `people.ts`. Every concept is also in
 * another list, so that names in Latin letters are read alike without this one.
 */
export const OTHER_SCRIPTS_WORDS = `
name: име,имя,фио,名前,氏名,お名前,姓名,이름,الاسم
first name: 名,имя
last name: фамилия,姓
email: メール,メールアトレス,邮箱,电子邮件,이메일,البريد الالكتروني,почта,эл почта
phone: телефон,電話,電話番号,电话,전화번호,رقم الهاتف
mobile phone: 携帯,携帯電話,手机
birth date: 生年月日,誕生日,出生日期
gender: 性別,性别
job title: 役職,职位
department: 部署,部门
note: 備考,备注,비고
address: 住所,地址,주소,العنوان,адрес
street: улица
city: 市,城市,город
state: 都道府県,省
postal-code: 郵便番号,邮编,우편번호,индекс
country: 国,国家,국가,страна
company: 会社,会社名,公司,회사,компания,организация
website: ホームヘーシ,网站
product name: 商品名,产品名称
vendor: 仕入先,供应商
category: 分類,类别
description: 説明,描述
price: 価格,单价,가격,цена
quantity: 数量,수량
stock: 在庫,库存
weight: 重量
color: 色,颜色
order id: 注文番号,订单号
amount: 金額,金额,금액
total: 合計,总计
currency: 通貨,货币
balance: 残高,余额
customer: 顧客名,客户
customer id: 顧客番号
id: 番号,编号,رقم
type: 種類,类型
status: 状態,状态,상태,статус
date: 日付,日期,날짜,дата
time: 時間
order date: 注文日,订单日期,주문일,تاريخ الطلب
order id: 注文番号,订单编号,주문번호,رقم الطلب
customer: 顧客,客户,고객,العميل
product name: 商品名,产品名称,상품명,اسم المنتج
category: カテコリ,类别,카테고리,الفية
email: メールアトレス,邮箱,이메일,البريد الالكتروني
phone: 電話番号,电话,전화번호,الهاتف
name: 氏名,姓名,이름,الاسم
first name: 名,名字,이름,الاسم الاول
last name: 姓,姓氏,성,اسم العايلة
birth date: 生年月日,出生日期,생년월일,تاريخ الميلاد
start date: 開始日,开始日期,시작일,تاريخ البدء
end date: 終了日,结束日期,종료일,تاريخ الانتهاء
note: 備考,备注,비고,ملاحظات
job title: 役職,职位,직책,المسمى الوظيفي
company: 会社名,公司,회사,الشركة
city: 市区町村,城市,도시,المدينة
created date: 作成日,创建时间,생성일,تاريخ الانشاء
description: 説明,描述,설명,الوصف
amount: 金額,金额,금액,المبلغ
quantity: 数量,수량,الكمية
price: 価格,单价,가격,السعر
status: 状態,状态,상태,الحالة
type: 種類,类型,유형,النوع
currency: 通貨,货币,통화,العملة
invoice id: 請求書番号,发票号,송장번호,رقم الفاتورة
due date: 支払期限,到期日,만기일,تاريخ الاستحقاق
sku: 商品コート,货号,상품코드,رمز المنتج
stock: 在庫,库存,재고,المخزون
weight: 重量,무게,الوزن
address: 住所,地址,주소,العنوان
country: 国,国家,국가,الدولة
gender: 性別,性别,성별,الجنس
department: 部署,部门,부서,القسم
employee id: 社員番号,工号,사번,الرقم الوظيفي
hire date: 入社日,入职日期,입사일,تاريخ التوظيف
salary: 給与,工资,급여,الراتب
total: 合計,总计,합계,المجموع
tax amount: 税額,税额,세금,الضريبة
vendor: 仕入先,供应商,공급업체,المورد
postal-code: 郵便番号,邮编,우편번호,الرمز البريدي
balance: 残高,余额,잔액,الرصيد
transaction date: 取引日,交易日期,거래일,تاريخ المعاملة
title: タイトル,标题,제목,العنوان
date: 날짜,日期,التاريخ
time: 시간,时间,الوقت
vendor: 거래처,卖方,البايع
brand: フラント,品牌,브랜드
color: カラー,颜色,색상,اللون
size: サイス,尺寸,사이즈,المقاس
quantity: 数,个数,개수,العدد
discount: 割引,折扣,할인,الخصم
payment method: 支払方法,支付方式,결제수단,طريقة الدفع
delivery date: 納品日,交货日期,배송일,تاريخ التسليم
website: ウェフサイト,网站,웹사이트,الموقع الالكتروني
mobile phone: 携帯電話,手机,휴대폰,الجوال
language: 言語,语言,언어,اللغة
account id: 口座番号,账号,계좌번호,رقم الحساب
id: id番号,序号,아이디,الرقم
code: コート,代码,코드,الرمز
age: 年齢,年龄,나이,العمر
year: 年度,年份,연도,السنة
month: 月,月份,월,الشهر
unit: 単位,单位,단위,الوحدة
nationality: 国籍,국적,الجنسية
warehouse: 倉庫,仓库,창고,المستودع
campaign: キャンヘーン,广告系列,캠페인,الحملة
click: クリック数,点击次数,클릭수,النقرات
impression: 表示回数,展示次数,노출수,مرات الظهور
student: 学生,学员,학생,الطالب
patient: 患者,환자,المريض
reason: 理由,原因,사유,السبب
result: 結果,结果,결과,النتيجة
score: 点数,分数,점수,الدرجة
location: 場所,地点,장소,المكان
region: 地域,地区,지역,المنطقة
manager: 上司,经理,관리자,المدير
owner: 担当者,负责人,담당자,المسوول
priority: 優先度,优先级,우선순위,الاولوية
`;
