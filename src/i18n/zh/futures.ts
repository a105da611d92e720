import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: '合约',
  long: '做多',
  short: '做空',
  trade: '交易',
  open: { long: '开多', short: '开空' },
  times: '{{value}}×',
  lots_other: '{{amount}} 手',
  form: {
    multiple: '杠杆',
    marketPrice: '市价',
    lots: '手数',
    fewer: '减少手数',
    more: '增加手数',
  },
  figures: {
    opening: '预估开仓价',
    limit: '限价',
    spread: '含点差',
    size: '数量',
    margin: '保证金',
    fee: '手续费',
    discount: 'VIP {{tier}}：减 {{percent}}',
    overnight: '隔夜费',
    riskRate: '账户风险率',
    liquidation: '预估强平价',
    noLiquidation: '无',
    required: '合计',
    // Beside a figure, in half of a phone's width.
    together: '保证金+手续费',
    liq: '强平',
  },
  review: {
    title: { long: '做多 {{symbol}}，{{lots}}，{{times}}', short: '做空 {{symbol}}，{{lots}}，{{times}}' },
    confirm: {
      market: { long: '开多', short: '开空' },
      limit: { long: '提交开多委托', short: '提交开空委托' },
    },
    room: '距开仓价 {{percent}}',
    marketNote: '按市价开仓，确认前价格可能变动。',
    limitNote: '触及委托价前，保证金和手续费将被冻结。',
    liquidationNote: '风险率降至 {{rate}} 时，全部持仓将被强平。',
  },
  done: {
    market: { long: '开多成功：{{lots}} {{symbol}}', short: '开空成功：{{lots}} {{symbol}}' },
    limit: { long: '开多委托已提交：{{lots}} {{symbol}}', short: '开空委托已提交：{{lots}} {{symbol}}' },
  },
  head: {
    label: '合约账户',
    risk: '风险率',
    riskShort: '风险率',
    available: '可用',
    used: '占用保证金',
    profits: '未实现盈亏',
    looks: { close: '预警', danger: '危险' },
  },
  mark: {
    mark: '标记价格',
    index: '指数价格',
    note: '强平按标记价格而非最新价判断，短暂的插针不会导致强平。标记价格紧跟指数，即最近一分钟价格的中位数。',
  },
  terms: {
    title: '合约信息',
    lot: '每手数量',
    spread: '点差',
    fee: '每笔手续费',
    overnight: '隔夜费',
  },
};

export default futures;
