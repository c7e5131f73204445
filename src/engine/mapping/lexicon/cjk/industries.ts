/** Chinese, Japanese and Korean words of single industries, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const CJK_INDUSTRIES = `
manufacture date: 製造日,製造年月日,生产日期,製造日期,제조일,제조일자
experience: 経験,工作经验,经验,경력,경험
medicine: 薬品名,薬,药品,药品名称,약품명,약
site name: 店舗,門店,门店,店铺,매장,점포,工地名称,店铺名称,施設名,現場名
artist: アーティスト,歌手,艺术家,아티스트,가수
composer: 作曲,作曲者,作曲人,曲作者,작곡가
lyricist: 作詞,作詞者,作词,作词者,词作者
lyric: 歌詞,歌词,가사
track name: 歌名,곡명,曲,歌曲名稱,歌曲名称,楽曲名
current: 現在,当前,現有,현재
gross pay: 应发金额,総支給額,应发工资,應發薪資,총지급액,支給額合計,应发,지급총액,总收入
failure: 故障,障害内容,故障内容
sample id: 検体番号
sample type: 検体種別
room type: 房型,객실유형,객실타입
vehicle type: 車両区分
model year: 初度登録年
engine-number: 发动机号
fuel quantity: 給油量,給油
fuel-consumption: 燃費,油耗,연비
distance: 距離,走行距離運行,距离
inspection date: 점검일자,检查日期,검사일,점검일,点検日
inspector: 検査員
inspection result: 점검결과,檢查結果,合否判定,检查结果,点検結果
crop-yield: 収量,产量,產量
fertilizer: 肥料,化肥,비료
pesticide: 農薬,农药,農藥
equipment: 設備機器,装备,裝備
resume: 履歴書,简历,履歷
contractor: 施工業者,承包商,承包方
lower-limit: 下限
meter-reading: 検針値,抄表读数,本次读数,抄見
meter id: メーター番号,电表号,電號,계량기번호,水表号,表号,电表编号
tariff: 料金表,电价,電價
voltage: 電圧,电压
power: 電力,功率,전력
energy: 能源
speed: 速度,車速,속도
moisture: 水分,含水率,수분
driver-license: 運転免許,驾驶证,駕照
inspection-due: 車検満了日,年检到期日,車検
first-registration: 初度登録
season: シースン,赛季,賽季
league: リーク,联赛,聯盟
player: 選手,球员,球員
away team: 客队
opponent: 对手
dish: 料理,菜品,菜名
calorie: 热量,熱量
ingredient: 原材料,配料,成分
night-count: 泊数,晚数,晚數
adult-count: 大人,成人数,成人
meal-plan: 餐食,早餐
memory: 内存
receipt date: 입고일,入庫日,入库日期
loan date: 대출일
borrower: 借受人,借阅人,借閱者
copies: 部数,册数,份数
direction: 方向,방향,向き
series: シリース,系列,시리즈
`;
