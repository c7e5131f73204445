/** Words of business files by language: names, places, goods and remarks, some of them without letters beyond ASCII. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  de: words`Jürgen Großmann|Heike Bäcker|Thomas Schmidt|Größe auf Anfrage|Köln|Düsseldorf|Hamburg|Zahlung überfällig|Schlüssel|Kühlschrank weiß|Lieferung|Straße 12|für Möbel|Bestellung geändert|Jörg Weiß|Rückgabe|Hof|Ute Krüger`,
  fr: words`Hélène Lefèvre|François Durand|Marc Petit|Été indien|Besançon|Orléans|Lyon|réglée à réception|Théâtre|Boîte métallique|Livraison|rue du Château|pièces détachées|commande annulée|Zoé Müller|à vérifier|Noël Garçon|Bureau`,
  es: words`José Muñoz|Lucía Peña|Carlos Ruiz|Año nuevo|Málaga|Córdoba|Madrid|envío gratuito|camión pequeño|Teléfono móvil|Pedido|Avenida Bolívar|niño|facturación|Ángel Ibáñez|devolución|Sofía Núñez|Hotel`,
  pt: words`João Gonçalves|Conceição Araújo|Pedro Silva|São Paulo|Brasília|Lisboa|endereço inválido|mês de março|Calção de algodão|Preço|Rua da Glória|informações|não confirmado|Fátima Simões|devolução|Inês Falcão|Ação judicial|Porto`,
  it: words`Niccolò Rossi|Maria Ferrari|Luca Bianchi|Città di Castello|Forlì|Torino|perché no|qualità superiore|Caffè macinato|Ordine|Via Roma|disponibilità limitata|pagamento più spese|Società cooperativa|Nicolò Gherardi|lunedì|Bari|università`,
  nl: words`Anneloes de Vries|Daniël Bakker|Zoë Jansen|Groningen|categorieën|België|geïmporteerd|Levering|Kerkstraat 4|ruïne|coördinator|twee stuks|officiële opdracht|René Smit|Financiën|Zeeland|Amsterdam|bestelling`,
  da: words`Søren Kjær|Åse Thygesen|Mette Hansen|København|Ærø|Odense|Nørregade 7|køleskab|får tilbud|betaling mangler|Måned|Jørgen Østergård|grøntsager|Helsingør|rabat|leveret på lørdag|Fløde|Bæredygtig`,
  sv: words`Åsa Sjöberg|Göran Lindström|Anna Berg|Malmö|Örebro|Kalmar|försenad leverans|kött och mjölk|Färg röd|Beställning|Storgatan 9|påminnelse|återbetalning|Hörlurar|Märta Öberg|Skåne|Växjö|rabatt`,
  fi: words`Väinö Hämäläinen|Päivi Mäkelä|Timo Korhonen|Jyväskylä|Pöytä|Helsinki|myöhässä|tehtävä|Öljy|tilaus|Keskuskatu 3|käyttäjä|sähkö|lämpötila|Yrjö Lehtimäki|Äänekoski|hyvä|ruokapöytä`,
  is: words`Guðrún Jónsdóttir|Þór Ólafsson|Björn Einarsson|Reykjavík|Ísafjörður|Akureyri|greiðsla í vinnslu|fæði|þjónusta|pöntun|Aðalstræti 2|húsgögn|vörunúmer|Sigríður Ægisdóttir|Kópavogur|eldhús|maður|tölva`,
  pl: words`Łukasz Wójcik|Małgorzata Kowalska|Jan Nowak|Łódź|Kraków|Warszawa|zamówienie zrealizowane|płatność przy odbiorze|mąka żytnia|faktura|ulica Świętokrzyska|dział sprzedaży|część zamienna|Grażyna Dąbrowska|Gdańsk|krzesło|żółty|śruba`,
  cs: words`Jiří Dvořák|Božena Němcová|Petr Novák|Plzeň|České Budějovice|Praha|platba převodem|židle dřevěná|Množství|objednávka|náměstí Míru|účtenka|křeslo|Růžena Šťastná|Třebíč|květen|šálek|zboží skladem`,
  sk: words`Ľubomír Kováč|Zuzana Hlaváčová|Peter Novák|Košice|Žilina|Bratislava|objednávka vybavená|stôl drevený|Množstvo|dodávka|Hlavná ulica|účtovníctvo|mäso a mlieko|Ľudmila Šťastná|Nitra|päť kusov|žltý|sklad`,
  hu: words`Győző Szűcs|Erzsébet Kőszegi|Péter Nagy|Győr|Székesfehérvár|Budapest|megrendelés törölve|hűtőszekrény|Összeg|szállítás|Petőfi utca|felhasználó|fűrész|Jenő Bánffy|Pécs|zöld|előleg|időpont`,
  ro: words`Ştefan Popescu|Ioana Bălan|Andrei Ionescu|Braşov|Timişoara|Bucureşti|plată în numerar|Ţesătură|Cantitate|comandă|Strada Mihai Viteazu|bucătărie|piaţă|Mădălina Ţurcanu|Iaşi|brânză|mâine|furnizor`,
  hr: words`Željko Jurić|Đurđica Kovačević|Ivan Horvat|Čakovec|Šibenik|Zagreb|narudžba poslana|plaćanje pouzećem|Količina|račun|ulica Ljudevita|kuća|rođendan|Ćiril Žanić|Osijek|cijena|žuti stol|knjiga`,
  sl: words`Žiga Košir|Alenka Čuk|Janez Novak|Škofja Loka|Piran|Ljubljana|naročilo poslano|plačilo|Količina|račun|Čopova ulica|žlica|košara|Špela Žagar|Koper|miza|češnja|skladišče`,
  tr: words`Şükrü Yılmaz|Gülşen Çağlar|Ahmet Demir|İstanbul|Eskişehir|Ankara|sipariş iptal edildi|ödeme bekliyor|Müşteri|tutar|Atatürk Caddesi|kırmızı|kağıt|İbrahim Öztürk|Muğla|çay|yağ|bilgisayar`,
  et: words`Ülo Põldma|Õie Kärner|Mart Tamm|Pärnu|Võru|Tallinn|tellimus täidetud|külmkapp|Kogus|arve|Põhja tänav|hõbe|köök|Jüri Mägi|Tõrva|tööriist|šokolaad|ülekanne`,
  lv: words`Jānis Bērziņš|Līga Ķirse|Andris Kalns|Rīga|Daugavpils|Ventspils|pasūtījums izpildīts|maksājums|Daudzums|rēķins|Brīvības iela|žurnāls|ķieģelis|Ģirts Vītols|Jūrmala|krēsls|zaļš|pārdevējs`,
  lt: words`Žydrūnas Kučinskas|Šarūnė Petraitytė|Jonas Kazlauskas|Šiauliai|Panevėžys|Vilnius|užsakymas įvykdytas|mokėjimas|Kiekis|sąskaita|Gedimino prospektas|kėdė|žuvis|Ąžuolas Čepas|Kaunas|geležis|šviesus|pardavėjas`,
  ru: words`Алексей Щербаков|Юлия Объедкова|Пётр Иванов|Екатеринбург|Нижний Новгород|Москва|заказ оплачен|доставка курьером|Количество|счёт|улица Ленина|холодильник|жёлтый стул|Наталья Цветкова|Уфа|мебель|цена|склад`,
  uk: words`Олексій Щербак|Юлія Ґудзь|Петро Іваненко|Запоріжжя|Чернівці|Київ|замовлення сплачено|доставка кур’єром|Кількість|рахунок|вулиця Шевченка|їдальня|жовтий стілець|Наталія Цвєткова|Львів|меблі|ціна|склад`,
  bg: words`Димитър Щерев|Цветелина Йорданова|Петър Иванов|Велико Търново|Пловдив|София|поръчката е платена|доставка с куриер|Количество|фактура|улица Шипка|хладилник|жълт стол|Юлия Ангелова|Русе|мебели|цена|склад`,
  sr: words`Ђорђе Љубичић|Његош Ћирић|Петар Јовановић|Нови Сад|Чачак|Београд|поруџбина послата|достава куриром|Количина|рачун|улица Кнеза Милоша|фрижидер|жута столица|Жељка Џелетовић|Ниш|намештај|цена|складиште`,
  el: words`Γιώργος Παπαδόπουλος|Ελένη Ψυχογιού|Νίκος Ιωάννου|Θεσσαλονίκη|Ηράκλειο|Αθήνα|παραγγελία ολοκληρώθηκε|πληρωμή με κάρτα|Ποσότητα|τιμολόγιο|Οδός Ερμού|ψυγείο|κίτρινη καρέκλα|Ξένια Φωτίου|Πάτρα|έπιπλα|τιμή|αποθήκη`,
  he: words`אברהם כהן|שרה לוי|יצחק מזרחי|ירושלים|תל אביב|חיפה|ההזמנה שולמה|משלוח עד הבית|כמות|חשבונית|רחוב הרצל|מקרר|כיסא צהוב|רחל פרידמן|אילת|רהיטים|מחיר|מחסן`,
  ar: words`محمد الحسيني|فاطمة الزهراء|أحمد خليل|القاهرة|الرياض|دمشق|تم دفع الطلب|توصيل إلى المنزل|الكمية|فاتورة|شارع الملك فهد|ثلاجة|كرسي أصفر|عائشة قاسم|طنجة|أثاث|السعر|مستودع`,
  th: words`สมชาย ใจดี|กรุงเทพมหานคร|เชียงใหม่|ชำระเงินแล้ว|จัดส่งสินค้า|จำนวน|ใบเสร็จ|ถนนสุขุมวิท|ตู้เย็น|เก้าอี้สีเหลือง|สุดา รักไทย|ภูเก็ต|เฟอร์นิเจอร์|ราคา|คลังสินค้า|ขอนแก่น|โต๊ะไม้|ลูกค้า`,
  ja: words`佐藤健一|鈴木さくら|高橋誠|横浜市|札幌市|東京都|注文済み|お支払い待ち|数量|請求書|中央通り|冷蔵庫|黄色い椅子|渡辺えり|福岡県|テーブル|コーヒー豆|倉庫`,
  zh: words`王小明|李秀英|张伟|上海市|成都市|北京市|订单已付款|等待发货|数量|发票|中山路|电冰箱|黄色椅子|赵丽颖|广州|家具|价格|仓库`,
  tw: words`王小明|李秀英|張偉|臺北市|高雄市|新竹市|訂單已付款|等待出貨|數量|發票|中山路|電冰箱|黃色椅子|趙麗穎|臺中|傢俱|價格|倉庫`,
  ko: words`김민수|이서연|박지훈|부산광역시|대전|서울특별시|주문 완료|결제 대기|수량|청구서|중앙로|냉장고|노란 의자|최유진|제주|가구|가격|창고`,
};

/** Words without letters beyond ASCII, of which international files have many. */
export const PLAIN = words`Smith|Order|Berlin|Invoice 2024|Main Street|Table|OK|Box 12|Martin|Paris|Open|Pump X200|Hotel Europa|Delivery`;

function words(parts: TemplateStringsArray): string[] {
  return parts.join('').split('|');
}
