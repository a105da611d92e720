import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: '理财',
  products: '理财产品',
  /** By the key the server's menu names as `title`. */
  about: {
    ieo: '新币上线前抢先申购',
    lockming: '锁仓期间，每日派息',
    invest: '期限和收益率固定，以两种币之一兑付',
    nft: '一口价购买或竞拍艺术品',
  },
  empty: '暂无在售产品',
  emptyHint: '平台暂无锁仓、申购或投资产品，您的资产仍可随时交易。',
  toMarket: '查看行情',
  toAssets: '查看资产',
  failed: '产品加载失败',
  perDay: '日收益率最高 {{percent}}',
  perYear: '年化最高 {{percent}}',
  yieldFailed: '收益率加载失败',
  mine: '我的理财',
  mineFailed: '理财数据加载失败',
  invested: '持有本金',
  today: '今日收益',
  earned: '累计收益',
  byDay: '每日收益',
  byDayOf: '近 30 天收益：{{total}}',
  holdings: '持有产品',
  noHoldings: '暂无持有产品',
  holding: {
    lockup: '锁仓挖矿',
    ieo: '新币申购',
    dual: '双币投资',
  },
};

export default financial;
