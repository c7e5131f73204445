/** Chinese, Japanese and Korean words for finance, insurance, trade and production, as `foldText` leaves them; in the shape of `english/people.ts`. */
export const CJK_TRADES = `
account name: 勘定科目,科目名称,账户名称,户名,계정과목,예금주
value date: 起息日,起算日期
payment status: 入金状況
document id: 单号,凭证字号,전표번호
order status: 受注ステータス
thickness: 厚さ,厚度,두께
available stock: 利用可能在庫,가용재고
lot id: ロット番号,ロット,批号,批次,로트번호,批次号
country-of-origin: 原産国,原産地,产地,原产地,원산지
deposit: 保証金,敷金,押金,보증금
deduction: 控除,控除額,扣除,공제
allowance: 手当,津贴,津貼
order: 受注,注文,订单,訂單,주문,発注
invoice: 請求書,发票,發票
document: 伝票,トキュメント,单据,單據,문서
booking date: 记账时间
opening balance: 前月残高
closing balance: 期末残高
account holder: 口座名義
payment: 支払,支払い,付款,支付,결제
paid amount: 入金済,已付金额,已付金額,납부액,支払済,已收金额,실납부액,支払済み金額,实收金额
outstanding amount: 未収金額,未收金额,未付金額,미납액,未付金额,残金,欠款,미수금액,未払,尾款,미납금액,待付金额,未入金
overdue: 滞納,延滞,逾期
list-price: 標準価格,定価,标价
coupon: クーホン,优惠券,優惠券,쿠폰
consignee: 受取人,お届け先名,荷受人
shipper: 发件人,こ依頼主名,荷送人
package count: 個口,箱数,箱數
income: 収入,收入额,수입
expense: 経費,支出費,支出额,지출
loan: ローン,貸款,貸付
interest: 利息,利子,이자
principal: 本金,元金,원금,元本
premium: 保険料,保费,保險費
sum insured: 保険金額,保额,保額
insured: 被保険者,被保险人,피보험자
transaction: 取引,交易,거래내역
account: 口座,帳戶,账户
installment: 分割,分期,할부
withholding-tax: 预扣税
fiscal-year: 会計年度,会计年度,會計年度
coverage: 補償,保障,보장
claim: クレーム保険,理赔,理賠,손해
policy: 証券,保单,保單
deductible: 免責,免賠額,免赔额
loss date: 事故日,事故発生日,出险日期,出險日期,사고일,事故日期,사고일자
claim id: 事故番号,赔案号,報案號,사고번호
reserve: 準備金,准备金,준비금
broker: フローカー,经纪人,經紀人
beneficiary: 受益者,受益人,수익자
subscription: 订阅,訂閱
plan: フラン,套餐,方案名稱
share-capital: 資本金,注册资本,資本額
security: 有価証券,证券,證券
share-count: 株数,股数,股數
asset: 総資産,资产总额,총자산
market-value: 時価,市值,시가
book-value: 簿価,账面价值
value: 値,值,값
tip: チッフ,小费,小費
refund: 返金,退款,환불
cash: 現金,现金,현금
dividend: 配当,分红,股利
line item: 明細行,行
availability: 在庫状況,库存状态,庫存狀態
hs-code: hsコート,海关编码,海關編碼
package: 包装,梱包,包裝
pack-size: 入数,装箱数
shipment: 出荷便,货件,發貨單
container: コンテナ,集装箱,貨櫃
bill-of-lading: 船荷証券,提单,提單
vessel: 本船,船名,선박
port: 港,港口,항구,항
loading: 積込,装货,裝貨
discharge: 荷卸,卸货,卸貨
departure: 出発,出发,出發,출발
flight id: 航班号
passenger: 乗客,乘客,旅客
incoterm: 貿易条件,贸易条款,무역조건
truck: トラック,卡车,卡車
max-stock: 最大在庫,最高库存,最高庫存
reorder point: 発注点
moq: 最小発注数,起订量
lead-time: リートタイム,交货周期,前置時間
part: 部品,零件,零部件
part id: 部番
component: 構成品,组件,元件
quantity per: 員数
revision: 改訂,修订,修訂
machine: 機械,机器,機台
operation-step: 工程名,工序,製程
cycle-time: 节拍,週期時間
setup-time: 段取時間,准备时间,준비시간
downtime: 停止時間,停机时间,停機時間
scrap: スクラッフ,报废,報廢,폐기
defect: 不具合,缺陷,瑕疵
good quantity: 合格数量
tolerance: 公差,許容差,허용오차
inspection: 検査,检验,檢驗
maintenance: 保守,维护,維護
diameter: 直径,直徑,지름
claimant: 原告,원고
journal: 仕訳,日记账,日記簿
variance: 差異
quote id: 견적번호,报价单号
tax code: 税码
document date: 전표일자
`;
