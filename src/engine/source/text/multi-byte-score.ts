import type { MultiByteEncoding } from './legacy-encodings.js';
import { createDecoder } from './text-decoders.js';

/** Bits that a character costs by its kind; common ones cost by their rank. */
const COST = { everyday: 14, rare: 19, punctuation: 8, halfWidth: 12, odd: 16, broken: 45, latinNeighbour: 5 };
const FIRST_RANK_BITS = 3.5;
const PUNCTUATION = /[\u3000-\u303f\uff01-\uff60\u2010-\u2027\u00b7]/u;
const IDEOGRAPH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/u;
const WIDE_LETTER = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff61-\uff9f]/u;
const ASCII_LETTER = /[A-Za-z]/;

/** Bits needed to encode the non-ASCII characters. */
export function multiByteCost(sample: Uint8Array, { label, language, everyday }: MultiByteEncoding): number {
  const decoder = createDecoder(label);
  const text = decoder.decode(sample);
  const ranks = new Map([...COMMON_IDEOGRAPHS[language]].map((character, rank) => [character, rank]));
  const usual = new Set(decoder.decode(everydayBytes(everyday)));
  let sum = 0;
  let before = ' ';
  for (const character of text) {
    const isAscii = character <= '\u007f';
    if (!isAscii) sum += characterCost(character, ranks, usual);
    if (isAscii ? ASCII_LETTER.test(character) && WIDE_LETTER.test(before) : ASCII_LETTER.test(before)) {
      sum += COST.latinNeighbour;
    }
    before = character;
  }
  return sum;
}

function characterCost(character: string, ranks: ReadonlyMap<string, number>, usual: ReadonlySet<string>): number {
  if (character === '\ufffd' || (character >= '\ue000' && character <= '\uf8ff') || character <= '\u009f') {
    return COST.broken;
  }
  const rank = ranks.get(character);
  if (rank !== undefined) return FIRST_RANK_BITS + Math.log2(rank + 2);
  if (PUNCTUATION.test(character)) return COST.punctuation;
  if (character >= '\uff61' && character <= '\uff9f') return COST.halfWidth;
  if (IDEOGRAPH.test(character)) return usual.has(character) ? COST.everyday : COST.rare;
  return COST.odd;
}

function everydayBytes([leadFrom, leadTo, trailFrom, trailTo]: MultiByteEncoding['everyday']): Uint8Array {
  const bytes: number[] = [];
  for (let lead = leadFrom; lead <= leadTo; lead += 1) {
    for (let trail = trailFrom; trail <= trailTo; trail += 1) if (trail !== 0x7f) bytes.push(lead, trail);
  }
  return Uint8Array.from(bytes);
}

/** Characters by frequency, by language; all others are rarer. */
const COMMON_IDEOGRAPHS: Readonly<Record<'ja' | 'zh' | 'tw' | 'ko', string>> = {
  ja: '語ーンるいのルすアうにしんなラはリをとてかイく日スこシトク田ドき人マつられ月たびジカけッウ権もあ子ニロ利さタ国じりフナ及コょ自ま有ャでおグよが的ブバデュチィちそ大レべっガ県ェキ川山野め本サ由みハせベ原オ井メワゅえ条ふ曜テ第ムば美ズ金村平又わ会ツダ中ミ社受保ほどペパ小ず西ピ藤ひモ対合教エ島木ごソ岡一むだォセゃ松上げプノ北生長口間水やヒネポぎ太沢等和行高下ろゴギ谷法ビボョ南新馬崎ぼぶ正地内福ケ宮護他己者ぞホ火三石愛言基手同重育公何ね成心進際家優ヴ海東森陽宣尊信連民並力理治出事ゆ結業物部ヨ香肉雄吉文制関活意全安当不ァヘ黒犬二菜千ざ翔無為要男加通動産差別立限道場務定罪障用思明報学ゼヤ佐根岩奈堀ぐ悠竹永認義良好発女共完性種宗享主開作目年婚選真労働健十恵方・ヌザ米牛土製気辛焼味豆油面樹瀬久花也塚世界前厳礎段反促普達解身域神見統所与犯ぱ姻直代格休衣術品徳貴英ユ韓毛白古林七丼粉城広音ぜ江浅彩昭智浩斗武尾坂杉類構員望迫展念約各個色政財独非問奴服刑律判放実私名移難籍否集表織化失可特親先へ四ゥ首猫秋紀運電噌天',
  zh: '语的人有和亚路国不月日自尔社权利西大拉出一克版街斯以子家行南文马加尼菜兰由中或星于何在第阿是期任而其学花条罗车为他周本然里受生二十比会三天北豆电这来者公如说平得此教时海香对所地五吉东市法之巴白新犬肉享省保元果猫个方山林华民着红并合格小英爱鲁等作特至么萨瓦言及应道工维米书索鱼江基了使要各业土上非安四记卢明正无普过别科哈宁瓜黑阳椒好们种动福儿美可德什纳州些布进治同育立开干年只外若达多毛长司粉龙成发通因下律限当意能那博希沙奥河轩心重分现机经全定乌哪塔波威迪牙印朗京金青世界视护水到宗且制用包面品光莫越泰苏伊熊鸡牛城脑义与论联活实力情依则老都样艺后就齐姆藏皮耳洛瑞智黄雪建辣梓宣鉴已信高反间步性际切色主度除思体团化少云你即我夫麦卡古恩沃丁蓝绿铁清广湖手雨葱浩伟尊免关身区独六前七八务提集志据照设但从再甚塞杰列士豪图挪典哥乐史宇超椅油紫辉泽展致政必友男解努共管领精相见产属况刑九回原婚接传代童根许乎向边肯点俄孟捷丹雷岛韩摩台田川飞宝旅师旗官笔游影口萝洋门夏鹏序类庭固承认被最促女遍具神籍放凡罪适内起约单张某',
  tw: '文的人和月權有日亞利爾拉國克加第由期條尼週受任星自斯馬西不阿在何蘭他或以一享二羅法會五十得瓦其為教維家行並保本巴里對社應地於合幣所平普生三南索及等格律種盧新基這個布進宗薩列吉納朗言而護各作四特中意公塞洛威迪達魯烏披軒宣尊來民大育土立北瑞正義發使聯性際時科茲塔姆什博比波泰牙印伊米林挪東奧界鑑信通高要重活同分實現刑定提婚元德莫嘉世庭成嚴視展免治促遍此奴制方依罪非天然思工福哈荷坎伯俄夫丹卡埃希曼島庫耳紹坦越哥鵬序認無已予被必女解努力過切別籍產六開務干包括能選投子美孟雷韓丁隆智路昊明偉澤輝類員承是些心論願迫政間男充因經身下隸歧害當事需證適情限面集表屬參志障業健都喀傑班士捷楚麥英愛沙弗蓋古圖匈冰紐堡畢歐摩典菲賓沃鎊盾令奈臺金燁浩固暴了良仰們改每到理載族色出財安全度均前七違動八九獨確判控住涉求旨況約只單項秘拜主張團票程濟化失康術根強先學秩旁白蘇豪果陶毛賈杰史松謝台竹縣市濤磊宇遠鑫與礎侮致反友關係憲念步水誓遵共準機構施效上賦精神相待資語見形式禁殘忍道罰之遭侵放完審者獲犯用榮譽名攻擊內尋真背原則剝奪變結',
  ko: '어이하아한다리에의로은일가지는자인사도시라적서유나여르월기토진스우을를권정니제고그대마수국모동끼으러구요부민든호비보바조주현신위준오크과면원와람안있연게소트성예드루할만윤해영전거운미태무또화경타산공재코상레세노말남받금카것교티행디선치양간포피된히목새승며되법통야장느페들회달멧키란중희프브누불문천등명단관종차별까당파저웨빈채계없린언결생때형네메베칸발완육체실따른건알즈슬북율반강합활같길헤꼬및초분터않추용함질혜데후찬존필력각더매방투두랑광평심래항록려본학떠규죄범탈집음링솔향배밀술석렇버쿠골랜갈테쇼솜훈약효독역작창설줄온혁증식참담능충울얼팔벨덴탄엄격편총개내입난박혼표직황특물꾸외림름슈뉴핀케곰눈붉류론막점냐근률침될임업복큼칠흥맹콩얄순튀엘검귀먼환였앙속습색견족잔혹굴벌앞판변롭뿐떤런익머응쓰찌룩허엔',
};
