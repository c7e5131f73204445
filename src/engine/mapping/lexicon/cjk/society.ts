/** Chinese, Japanese and Korean words for property, education, health, events, registers and media, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const CJK_SOCIETY = `
student: 学生,学员,학생,生徒,學生,生徒名,学生姓名,學生姓名,학생명,児童,受講生,학생이름,園児,學員
registered address: 注册地址
comment: コメント,评论,評論,댓글,코멘트
subject-taught: 科目,教科,课程科目,과목
class: クラス,学級,班级,班級,반,학급,組学級,班级名称,반명,班級名稱,クラス名
major: 専攻,专业,学科专业,科系,전공
native-language: 母語,母语,모국어
event date: 開催日
ad-group: 広告クルーフ,广告组,廣告群組,광고그룹
ad: 広告,广告,廣告,광고
ctr: クリック率,点击率,클릭률
conversion: コンハーション,コンハーション数,转化,转化次数,转化数,轉換,전환,전환수
ad-spend: 費用,広告費,花费,消耗,广告花费,광고비,지출
keyword: キーワート,关键词,關鍵字,키워드
pageviews: 閲覧数,浏览量,조회수
species: 物种,種,动物种类,종
temperature: 温度,溫度,온도,体温,體溫
renewal: 更新契約,续约,갱신
tenant: 借主,租户,承租人,세입자,임차인
landlord: 貸主,房东,业主,집주인,임대인
furnished: 家具付き,家具,가구
legal-form: 企业类型,法人格,企业性质
net pay: 差引支給額,手取り,差引支給,实发工资,實發薪資,실수령액,手取額,实发金额,차인지급액,实发,실지급액
attendance: 出欠,出席,出勤,출석,출결
absences: 欠席,欠席日数,缺勤,缺席,결석
leave type: 休暇種別
sold date: 売上日
project id: フロシェクト番号,工事番号
project manager: 项目负责人
requester: 依頼者,問い合わせ者,依頼元
resolution: 対応内容,解決,解决方案
ticket id: 問合せ番号
root-cause: 発生原因,根本原因,根因
grade-level: 年級,学年,年级
school-year: 学年度,学年年度,學年
semester: 学期,學期,학기
gpa: 平均绩点,平均成绩,平均成績
credit-points: 単位数,単位,学分,學分
parent name: 保護者氏名,保護者お名前,학부모명,보호자성명,父母姓名学生,家長姓名
parent phone: 保護者電話番号,家長電話
relationship: 続柄,関係,关系
emergency phone: 紧急联系电话
patient id: カルテ番号,診察券番号
diagnosis code: 疾病编码,病名コート
hospital-ward: 病棟,病区,病區
specialty: 診療科目,診療科,科别
medication: 薬剤,処方薬,用药,藥品
encounter date: 내원일,診察日,来院日
admission date: 入院日
discharge date: 退院日
insurance member id: 保険証番号
blood-pressure: 血圧,血压,血壓
heart-rate: 脈拍,心拍数,心率
lab-test: 検査項目,検査名,检验项目
reference-range: 基準値,基準範囲,参考范围
property: 物件名,マンション名,不動産,房产
property type: 物件種別
living-area: 専有面積,使用面积,居住面積
lot-size: 土地面積,敷地面積,土地面积
room count: 間取り,間取
room number: 部屋番号,号室
floor-count: 総階数,階数,总楼层
construction year: 築年
hoa-fee: 管理費,共益費,物业费
departure time: 起飞时间
seat: 座席,座位,좌석
fare: 運賃
listing: リスティンク,房源,上架商品
lease: 賃貸借,租赁,租賃
parking-count: 駐車場,停车位,停車位
heating: 暖房,供暖,暖氣
cadastral id: 地番
homeroom: 担任,班主任,導師
teacher: 教員,任课教师,任課老師
enrollment date: 入学日
encounter: 受診,就诊,就診,진료
procedure: 処置名,手术,手術
administration-route: 投与経路,给药途径,給藥途徑
vaccine: ワクチン,疫苗,백신
attendee: 来場者,来宾,與會者
venue: 会場,场地,場地
session: セッション,会话,場次
speaker: 登壇者,演讲者,講者
dietary-requirements: 食事制限,饮食要求,飲食需求
elevation: 標高,海拔,해발
coordinates: 座標,坐标,좌표
population: 人口,인구,人口数
activity: 事業内容,经营范围
director: 代表者
shareholder: 株主,股东
response: 応答,响应,응답
survey: アンケート,问卷,問卷
age-group: 年代,年龄段,年齡層
satisfaction: 満足度,满意度,滿意度
last-contacted: 最終連絡日,最后联系时间,最近联系
probability: 確度,概率
lawyer: 弁護士,律师,律師
court: 裁判所,法院,법원
judge: 裁判官,法官,판사
matter: 案由
matter id: 案号,案號
tender: 入札,招标,招標
donor: 寄付者,捐赠者,捐款人
fund: 基金,펀드
crop: 作物,农作物,農作物
variety: 品種名,品种,품종명
farm: 農場,农场,농장
farmer: 農家,农户,農戶
breed: 犬種,품종개,猫種
pet: ヘット,宠物,寵物
degree: 学位
hazard: 危険,风险,風險
conversion-rate: 转化率,轉換率
reach: リーチ,覆盖人数,觸及人數
search-query: 搜索词
landing-page: 着陆页,到達網頁
device: テハイス,装置,裝置
browser: フラウサ,浏览器,瀏覽器
session-count: セッション数,会话数,工作階段
visitor-count: ユーサー数,访客数
page: ヘーシ,页面,頁面
bounce-rate: 直帰率,跳出率,이탈률
follower-count: 粉丝数,粉絲數
likes: いいね,点赞,按讚數
assignment-group: 対応部署
vacancy: 求人,职位空缺,職缺
sick-days: 病欠,病假,병가
planned hours: 계획공수,計劃工時,予定工数
actual hours: 실제공수,實際工時,実績工数
volunteer: ホランティア,志愿者,志工
milestone: 里程碑,마일스톤
grant: 助成金,补助,補助金
bed: 病床,床位,床號
home team: 主队
allergen: 过敏原,過敏原
child-count: 子供人数,儿童数,兒童
ticket type: 票种,票種,门票类型,티켓종류
ticket price: 티켓가격,門票價格,门票价格
table-number: 桌号,桌號
software: ソフトウェア,软件,軟體
useful-life: 耐用年数,使用年限
agency: 機関,机构,機構
offense: 違反
edition: 版刷,판
`;
