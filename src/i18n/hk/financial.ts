import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: '理財',
  products: '理財產品',
  /** By the key the server's menu names as `title`. */
  about: {
    ieo: '新幣上線前率先申購',
    lockming: '鎖定期限，每日派息',
    invest: '固定期限，回報預先訂明，以兩種幣之一派付',
    nft: '以定價購買或競投藝術作品',
  },
  empty: '暫無在售產品',
  emptyHint: '平台暫無鎖倉、申購或投資產品，你的資產可隨時交易。',
  toMarket: '查看行情',
  toAssets: '查看資產',
  failed: '產品載入失敗',
  perDay: '日收益率高達 {{percent}}',
  perYear: '年化高達 {{percent}}',
  yieldFailed: '收益率載入失敗',
  mine: '我的理財',
  mineFailed: '理財數據載入失敗',
  invested: '持有本金',
  today: '今日收益',
  earned: '累計收益',
  byDay: '每日收益',
  byDayOf: '最近 30 天收益：{{total}}',
  holdings: '持有產品',
  noHoldings: '暫無持有產品',
  holding: {
    lockup: '鎖倉挖礦',
    ieo: '新幣申購',
    dual: '雙幣投資',
  },
};

export default financial;
