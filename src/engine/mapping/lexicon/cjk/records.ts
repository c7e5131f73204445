/** Chinese, Japanese and Korean words for records and address books, and words that qualify any noun, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const CJK_RECORDS = `
color: 色,颜色,カラー,색상,顏色,색,颜色分类,カラー名
id: 番号,编号,아이디,編號,序號,번호,순번,연번,일련번호,号,通し番号,流水编号,管理番号,管理no,식별자,識別碼,连番,連番,編碼編號,고유번호,項次,序,識別子,整理番号,号码,號碼
type: 種類,类型,유형,種別,タイフ,類型,种类,종류,타입,구분,種別名,属性类型,型態,類型名稱,종별
status: 状態,状态,상태,ステータス,状況,狀態,현황,対応状況,状态信息,處理狀態,处理状态,진행상태,상태값,狀況,处理情况,状態区分
date: 日付,日期,날짜,日,일자,日時,日にち,年月,날자,日期時間,日期时间,月日,年月日时间,일시,일,날
time: 時間,시간,时间,時刻,時間點,시각
start date: 開始日,开始日期,시작일,開始日付,起始日期,生效日期,開始日期,시작일자,利用開始日
end date: 終了日,结束日期,종료일,結束日期,截止日期,到期日期,失效日期,종료일자,終了日時,完成日期
created date: 作成日,创建时间,생성일,作成日時,登録日,創建時間,创建日期,建立日期,录入时间,생성일시,등록일,작성일,提出日,提交时间,提交日期,제출일,登録日時,タイムスタンフ
code: コート,代码,코드,代碼,编码,编号代码,代號,代号,編碼,符号,코드번호,略称
year: 年度,年份,연도,年,년도,년,年式,출고연도
month: 月,月份,월
warehouse: 倉庫,仓库,창고,倉庫名,仓,倉,仓库名称,창고명,仓库代码,倉別,保管倉庫
campaign: キャンヘーン,广告系列,캠페인,キャンヘーン名,推广计划,广告活动,캠페인명
click: クリック数,点击次数,클릭수,クリック,点击,点击量,點擊,클릭
impression: 表示回数,展示次数,노출수,インフレッション,展示,展示量,曝光,曝光量,曝光次數,노출
patient: 患者,환자,患者名,病人,환자명
reason: 理由,原因,사유,事由,이유,原因说明,要因,사유내용,原因分析
result: 結果,结果,결과,結論,成果
score: 点数,分数,점수,得点,スコア,成绩,得分,점
owner: 担当者,负责人,담당자,担当,所有者,負責人,所有人,소유자,책임자,オーナー,持有人,持有者,所有権者,所有,소유주,業主所有,権利者,产权人
priority: 優先度,优先级,우선순위,优先度
employee: 従業員,社員,員工,员工,职工,직원,사원,社員名,スタッフ
religion: 宗教,종교,信仰
stage: 段階,阶段,階段,단계
week: 週,周,주,週次
day: 曜日,天,요일,日数
period: 期間,期间,기간,期,期別
start time: 開始時間,開始時刻,开始时间,시작시간,出勤時刻
end time: 終了時間,終了時刻,结束时间,종료시간,退勤時刻
updated date: 更新日,更新日時,更新日期,更新时间,修改时间,수정일,갱신일,最終更新日,최종수정일
closed date: 完了日,完成日期,完成时间,关闭时间,완료일,完成日
registration date: 登録日,申込日,注册日期,注册时间,登记日期,가입일,등록일자,受付日
duration: 期間時間,所要時間,时长,持续时间,工期,기간일수,소요시간
hours: 時間数,工作时长,工时,근무시간,勤務時間,時數,小時
shipping: 配送,出荷,发货,物流,배송,出貨
seller: 販売者,出品者,卖家,판매자,売主
model: 型式,モテル,型号,型號,机型,模型,모델,모델명,기종,型番,機種
volume: 容量,内容量,体積,体积,容积,용량,부피
area: 面積,面积,면적,평수,坪数
shelf: 棚番,货架位,库位,儲位,선반,棚
serial id: シリアル番号,製造番号,序列号,序號機器,출고번호,시리얼번호,일련번호기기
file: ファイル,添付ファイル,文件,附件,파일,첨부파일
level: レヘル,等級,级别,等级,레벨,등급,級,级
rating: 評価,评分,评级,星级,평점,평가
rank: 順位,ランク,排名,名次,순위
method: 方法,方式,방법,방식,手段
course: コース,講座,课程,課程,강좌,과정
instructor: 講師,先生,教師,老师,教师,授课教师,강사,교사,선생님
parent: 保護者,家长,父母,监护人,보호자,학부모,親
contact: 連絡先,联系人,聯絡人,연락담당자,連絡
doctor: 医師,担当医,医生,主治医生,의사,담당의
diagnosis: 診断,病名,诊断,진단,진단명
dosage: 用量,剂量,投与量,劑量
vehicle: 車両,車,车辆,車輛,차량,자동차,车
license-plate: 車両番号,ナンハー,ナンハーフレート,车牌,車牌,차량번호,번호판,牌照号,牌照號碼,登録ナンハー,車両ナンハー,차량등록번호,車號,车号
vin: 車台番号,车架号,车架,차대번호
driver: 運転手,トライハー,司机,驾驶员,기사,운전자
mileage: 走行距離,里程,行驶里程,주행거리,走行,公里數,公里数,里程數,里程数,走行キロ,オトメーター,운행거리
fuel: 燃料,燃油,油耗类型,연료
engine: エンシン,发动机,电机,엔진
project: フロシェクト,案件,项目,專案,프로젝트,フロシェクト名,案件名,项目名称,프로젝트명,工程,工程名称,專案名稱,案名,工事名,案件名称,공사명
task: タスク,作業,任务,任務,작업,업무,任务名称,任務名稱,工作,업무명,作業名,工作内容,タスク名,할일,作業内容
assignee: 担当者名,执行人,经办人,담당,対応者
creator: 作成者,登録者,创建人,录入人,提交人,申请人,작성자,등록자
approver: 承認者,审批人,승인자,承認
progress: 進捗,進捗率,进度,진행률,진척도
budget: 予算,预算,예산,預算
profit: 利益,利润,净利润,이익,순이익
contract id: 契約書番号,계약서번호,合同编码
policy id: 보험증권번호,보험번호
member id: 会員番号,회원번호,会員no,會員編號,会员卡号,会員id,會員號碼,会员编号,会员号
membership type: 会員種別,会员类型,회원등급
event: イヘント,活动,活動,행사,이벤트,赛事
participant: 参加者,参与者,参加者名,참가자
count: 件数,回数,人数,次数,횟수,인원,数
percent: 割合,率,比率,百分比,比例,비율,퍼센트
author: 著者,作者,作家,저자,지은이,著
publisher: 出版社,出版者,출판사,出版
condition: 条件,조건,コンティション,成色
rent: 家賃,賃料,租金,월세,임대료,月租
bedrooms: 寝室数,卧室数,房间数,방수,寝室
bathrooms: 浴室数,卫生间数,욕실수,浴室
maximum: 最大,最高,최대,最大値,最多,最高値,최고,上限值
minimum: 最小,最低,최소,最小値,最少,최저,下限值
average: 平均,평균,平均値,均,평균값,均值
actual: 実際,实际,실제,実績,實際,실적,實績,实绩,実,実測,实,실,實
planned: 予定,计划,计划的,예정,계획,計畫,計劃,预定,預定,予定日数
estimated: 見積,見込,预计,估计,예상
annual: 年間,年度的,연간,年次,年額
monthly: 月間,月额,每月,월간,월별
daily: 日次,每日,일일,日別,日額
new: 新規,新,신규,새
last: 最終,最后,最近,최근,마지막,最後,前回,上次,최종,직전,末次,上回,最近一次,最新
first: 最初,首次,第一,최초,初回,初,第一次,첫
internal: 内部,내부,社内,内
external: 外部,외부,社外,外
usage: 使用量,消费量,用量使用,사용량,使用
discount percent: 할인율
foreign-language: 外国語,外语,외국어
contract: 契約,合同,계약
branch: 支店,支店名,分公司,分店,分行,지점,지점명,支社
ethnicity: 民族,種族,민족
overtime: 残業,残業時間,加班
shift: 班次,シフト,班別
reference: 参照番号,参照,参考
fee: 手数料,手续费,手續費,수수료,费用,費用
commission: コミッション,佣金,提成
margin: 粗利率,粗利,利益率
interest-rate: 利率,年利,年利率,이율
course id: 科目コート
assessment: テスト名,考试,試験
father name: 父,父親,父亲
mother name: 母,母親,母亲
children: 子供,子とも,お子様
spouse: 配偶者,配偶,배우자
allergy: アレルキー,过敏史,过敏
insurance: 保険,保险,保險,보험
active: 有効,有效,启用
deleted: 削除
last-login: 最終ロクイン,最后登录,最後登入
weekday: 星期,요일,曜日
frequency: 頻度,频率,頻率
capacity: 定員,容纳人数,容納人數
objective: 目標,目标,目的
requirement: 要件,要求,요구사항
training: 研修,培训,培訓
audience: 対象者,对象,對象
certificate: 証明書,证书,證書
format: 形式,格式,형식
club: クラフ,俱乐部,俱樂部
license id: 许可证号
alt: その他連絡,备用,備用
lead source: 流入元,来源,來源
channel: チャネル,渠道,通路
asset-tag: 資産番号,资产编号,資產編號
asset name: 자산명,資産,设备,設備名稱,資產名稱,资产名称,機器名,設備名
warranty: 保証,保修,保固
ip-address: ipアトレス,ip地址,ip位址
os: 操作系统
version: 版本
active-ingredient: 有効成分,主要成分,有效成分
question: 質問,问题,問題
answer: 回答,答案,答复
message: メッセーシ,消息,訊息
deal: 商談,商机,商機
deal amount: 预计金额
sort-order: 表示順,排序,並ひ順,정렬순서
featured: 推荐,推薦
published: 公開,发布,發布
published date: 출판일,게시일
depreciation: 減価償却,折旧,折舊
work: 勤務,办公,辦公
home: 自宅,家庭,住家,집
billing: 請求,账单,帳單
emergency: 緊急,紧急,비상
assistant: 助理,助手
hobby: 趣味,爱好
referred-by: 紹介者,介绍人,介紹人
disability: 障害,残疾,身心障礙
team-number: 背番号,等번호
module: モシュール,模块,模組
transmission: ミッション,变速箱,變速箱
pages: ヘーシ数,页数,頁數
donation amount: 寄付金額
ticket: 問合せ,工单,工單,문의,票
check-in: チェックイン,入住,입실
check-out: チェックアウト,退房,퇴실
guests: 宿泊人数,入住人数,客人数
prescription: 処方,处方,處方
dimension: 外形寸法,外形尺寸,치수
gross-profit: 粗利益,毛利
rate: レート,费率,費率,요율
open-rate: 開封率,打开率,開信率
next: 次,次回,下次,下一,다음,下回,차기
previous: 前,前の,上期,이전,上一,前月,先前,前次,지난,전월
old: 旧,舊,古い
target: 目標値,目标值,목표치
cumulative: 累計,累计,累積
remaining: 残り,剩余,剩餘,잔여,残,남은,余,尚余,残存
available: 利用可能,可用,이용가능
reserved: 予約,预留,預留
planned-order: 発注済,在途,발주중
total-of: 全体,整体,전체
weekly: 週間,每周,每週
hourly: 時間当たり,每小时,每小時
personal: 個人,个人,개인
public: 公共,공공,公的
local: 本地,現地,當地
foreign: 外国,国外,국외
final: 最終,最终,최종결과
base: 基本,基础,기본
gross: 総額面,毛,총액면
net: 純,净,淨
full: 全,完整,전부
short: 短,短縮,단축
long: 長い,긴,长期
good: 良,良品,양품,好
bad: 不良,불량,不合格
unique: ユニーク,唯一,고유
per: 毎,每,매
range: 範囲,范围,範圍
index: 指数,指數,지수
ratio: 比,比值,割合比
flag: フラク,标志,標誌
mode: モート,模式,모드
updater: 更新者,修改人,修改者
link: リンク,連結網址,超链接
person: 人,人員,人员
operator: 操作员,操作員
agent: 代理店,代理人,代理商
limit: 上限,限制,제한
attempt: 試行,尝试,嘗試
action: アクション,操作,動作
feedback: 反馈,意見
member: メンハー,成员,成員
family: 家族,家庭成员,世帯
residence: 居住地,现居住地,거주지
origin: 出発地,始发地,起點
destination: 目的地,到着地,终点,終點
contract start date: 契約開始日
contract end date: 契約終了日
cancelled date: 解約日
`;
