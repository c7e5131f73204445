/** Russian, Ukrainian and Bulgarian words for production, energy, vehicles, farming and daily operations, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const CYRILLIC_INDUSTRIES = `
inspector: инспектор,контролер,проверяющии,інспектор
measurement: измерение,замер,вимірювання,измерване,измеренное значение,измерения
specification: спецификация,техническое описание,специфікація
manufacture date: виготовлено,произведен,изготовлен,произведено
shelf-life: срок хранения
next maintenance date: следващо обслужване
failure: неисправность,поломка,отказ,авария,повреда
bid amount: цена предложения
drawing id: чертеж,обозначение,креслення
site name: магазин,торговая точка,аптека,тт
meter id: счетчик,лічильник,водомер,електромер,пу
meter-reading: показания,показники
tariff: тарифи,тарифная группа
outage: отключение,відключення
power: потужність,мощност,квт
voltage: напряжение,напруга,напрежение
emission: выбросы,викиди,емисии
sim id: сим
calling-number: вызывающии номер
called-number: вызываемыи номер
fuel quantity: литры,літри,л,литров,литри,литраж заправки
fuel-consumption: среднии расход
vehicle type: тип кузова
door-count: двереи
trim: комплектация,комплектація
driver-license: ву,водительское удостоверение,свуми
inspection-due: то до,гтп,техосмотр
field-name: поле,поля
crop-yield: урожаиность,урожаи,врожаиність,добив,ц га
irrigation: полив,орошение,напояване
fertilizer: удобрение,тор,добриво
pesticide: сзр,пестицид,гербицид,ззр
application-rate: норма внесения
soil-type: почва
animal id: бирка,ушна марка
herd: стадо,стада
sample id: шифр пробы,образец,зразок
sample type: биоматериал
analyst: лаборант,аналитик
concentration: концентрация,концентрація
declared-value: объявленная стоимость
distance: расстояние,відстань,разстояние,дистанция,км
trip id: маршрутныи лист
stop-order: порядок объезда
receipt date: оприходовано,приемка
received quantity: принято,получено
abc-class: абц
parent company: холдинг
price-level: праис лист
connection date: подключен
reconciled: сверено,сверка
average order value: среднии чек
order count: заказов
review-count: отзывов,кількість відгуків
system quantity: учетныи остаток
variance: отклонение,расхождение,відхилення,разлика,излишек недостача
pallet id: паллета,палет
requisition id: потребность
goods-receipt id: приходныи ордер
required date: нужно к
quote: коммерческое предложение,кп
credit-note: кредитно известие
late-fee: пеня,штраф,неустоика,пени
prepayment: предоплата,передплата,авансовыи платеж,предплата
tenure: общии стаж
work-arrangement: формат работы,удаленка
social-security tax: есв,єсв,осигуровки,взносы,соцстрах,дзпо,доо,фсс
income-tax: дод
pension: пенсия,пенсія,пенсионныи,опв,пфр,пенсіинии внесок
unpaid-leave: отпуск бс
working days: робочі дні
break: перерыв,почивка,перерва,обед
business-purpose: цель поездки
per-diem: суточные,добові,дневни
customs-declaration id: гтд,таможенная декларация,мрн,вмд
duty: пошлина,мито,мита
cod amount: наложенныи платеж,наложен платеж,післяплата,нал платеж
transport mode: вид транспорта
recipient-count: получателеи,отправлено писем
delivered-count: доставлено писем
search-volume: частотность
organizer: организатор,організатор
enrollment count: количество учащихся,обучающихся
blood-sugar: глюкоза,сахар
smoker: курение,пушач,курит
medical-history: анамнез
neutered: кастрация,стерилизация
cooling: кондиционер,кондиціонер,климатик
loyalty id: дисконтная карта
invoiced amount: выставлено,фактурирано
estimated cost: сметная стоимость
labor cost: стоимость работ,труд
material cost: вартість матеріалів
labor hours: нормочасы,трудозатраты,трудоемкость,чел ч
worker-count: рабочих
awarded vendor: победитель,переможець,избран изпълнител
calibration date: поверка,калибровка,повірка,калибриране
operating-hours: моточасы,наработка,мото часы,мотогодини,моточасове,напрацювання
cylinder-count: цилиндры
gross-vehicle-weight: повна маса
curb-weight: споряджена маса
fine amount: глоба
daily rate: стоимость суток
planted area: площа посіву,посіяно
rainfall: осадки,опади,валежи
complaint: жалоба,скарга,претензия,оплакване
grantee: бенефициент
injured-count: пострадавшие,раненых,поранено
membership fee: членскии взнос
visit-count: количество посещении
interviewer: интервьюер,інтервюер,анкетер
departure airport: аеропорт вильоту
arrival airport: аэропорт прилета
`;
