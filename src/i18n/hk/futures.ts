import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: '合約',
  long: '做多',
  short: '做空',
  trade: '交易',
  open: { long: '開多', short: '開空' },
  times: '{{value}}×',
  lots_other: '{{amount}} 手',
  form: {
    multiple: '槓桿',
    marketPrice: '市價',
    lots: '手數',
    fewer: '減少手數',
    more: '增加手數',
  },
  figures: {
    opening: '預計開倉價',
    limit: '限價',
    spread: '已含點差',
    size: '數量',
    margin: '保證金',
    fee: '手續費',
    discount: 'VIP {{tier}}：減 {{percent}}',
    overnight: '隔夜費',
    riskRate: '帳戶風險率',
    liquidation: '預計強平價',
    noLiquidation: '無',
    required: '合計',
    // Beside a figure, in half of a phone's width.
    together: '保證金+手續費',
    liq: '強平',
  },
  review: {
    title: { long: '做多 {{symbol}}，{{lots}}，{{times}}', short: '做空 {{symbol}}，{{lots}}，{{times}}' },
    confirm: {
      market: { long: '開多', short: '開空' },
      limit: { long: '提交開多委託', short: '提交開空委託' },
    },
    room: '距離開倉價 {{percent}}',
    marketNote: '按市價開倉，確認前價格可能變動。',
    limitNote: '觸及委託價前，保證金和手續費將會凍結。',
    liquidationNote: '風險率跌至 {{rate}} 時，全部持倉將被強平。',
  },
  done: {
    market: { long: '已開多：{{lots}} {{symbol}}', short: '已開空：{{lots}} {{symbol}}' },
    limit: { long: '開多委託已提交：{{lots}} {{symbol}}', short: '開空委託已提交：{{lots}} {{symbol}}' },
  },
  head: {
    label: '合約帳戶',
    risk: '風險率',
    riskShort: '風險率',
    available: '可用',
    used: '已用保證金',
    profits: '未實現盈虧',
    looks: { close: '預警', danger: '危險' },
  },
  mark: {
    mark: '標記價格',
    index: '指數價格',
    note: '強平按標記價格而非最新價判斷，短暫的插針不會導致強平。標記價格緊貼指數，即最近一分鐘價格的中位數。',
  },
  terms: {
    title: '合約細則',
    lot: '每手數量',
    spread: '點差',
    fee: '每筆手續費',
    overnight: '隔夜費',
  },
};

export default futures;
