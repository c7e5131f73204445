/** Russian, Ukrainian and Bulgarian words for advertising, schools, care, events, travel and computers, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const CYRILLIC_SERVICES = `
conversion: конверсія,конверсия,достижения цели,конверсіі
ad-spend: траты,потрачено,рекламныи бюджет,витрачено
bounce-rate: отказы
page: страница,сторінка
follower-count: подписчики,підписники,подписчиков
likes: лаики,вподобаики,харесвания,лаиков
comment-count: комментариев
video-views: просмотры видео
student: студент,ученик,учащиися,учень,піб учня
class: клас,паралелка,класс группа
grade-level: параллель,рік навчання
credit-points: зет,кредити
enrollment date: зачисление
major: специальность,направление подготовки,специалност,профиль
attendance: посещаемость,явка,присутствие
scholarship: стипендия,стипендія
patient id: медкарта,история болезни,иб
encounter: визит,візит,преглед
diagnosis code: мкх
medication: лекарственное средство,медикамент,ліки,лс препарат,препарати,лекарства
vaccine: вакцина,прививка,щеплення,ваксина
blood-pressure: ад,артериальное давление,кръвно
systolic: сад,верхнее давление,систолично
diastolic: дад,нижнее давление,диастолично
heart-rate: чсс,пульс
oxygen-saturation: сатурация,сатурація
respiratory-rate: чдд
reference-range: норма,нормы
admission date: поступил
discharge date: выписан,виписка,выписка
hospital-ward: палата,отделение больницы
bed: коика,ліжко,легло
insurance member id: омс,енп
attendee: відвідувач,посетител,гост,слушатель
ticket type: категория билета
ticket price: ціна квитка
ticket count: билеты,количество билетов
checked-in: пришел,явился
dietary-requirements: диета,питание,хранене
rsvp: потвърждение
speaker: спикер,докладчик,спікер,доповідач
session: сессия,доклад,доповідь
table-number: столик,номер стола
sponsor: спонсор
night-count: ночеи,ночи,нощувки,суток
adult-count: взрослые,взрослых,дорослі,възрастни
child-count: детеи,дітеи
booking channel: источник бронирования
no-show: незаезд,неявка
meal-plan: харчування,изхранване
dish: блюдо,страва,ястие
allergen: аллергены,алерген
serving-size: порция,порція
calorie: калории,ккал,калоріиність,калорииность
protein: белки,білки,белтъци,протеин
fat: жиры,жири,мазнини
airline: авиакомпания,авіакомпанія
fare: стоимость проезда
baggage: багаж
genre: жанр
artist: исполнитель,виконавець пісні
album: альбом,албум
director: директор,управител,гендиректор,режиссер,мол
edition: издание,видання
player: игрок,гравець,играч,спортсмен
home team: хозяева,домакин
goal-count: голы,голи,голове
league: лига,ліга,турнир,соревнование
referee: судья матча,арбітр
stadium: стадион,стадіон
hostname: имя компьютера,хост
memory: озу,память
storage-size: диск
cpu: процессор,процесор
useful-life: спи,срок службы
salvage-value: ликвидационная стоимость
software: по,программное обеспечение,софтуер,софт
`;
