import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: '資産運用',
  products: '商品一覧',
  about: {
    ieo: '上場前の新規トークンに申し込めます',
    lockming: 'コインを預け入れて毎日利息を受け取れます',
    invest: '期間と利回りを固定し、満期に2つのコインのいずれかで受け取れます',
    nft: '固定価格やオークションでアートを買えます',
  },
  empty: '現在募集中の商品はありません',
  emptyHint: '資産運用商品の募集は現在行っていません。保有コインはいつでも取引できます。',
  toMarket: 'マーケットを見る',
  toAssets: '資産を見る',
  failed: '商品を読み込めませんでした',
  perDay: '日次最大{{percent}}',
  perYear: '年率最大{{percent}}',
  yieldFailed: '利回りを読み込めませんでした',
  mine: '運用状況',
  mineFailed: '運用状況を読み込めませんでした',
  invested: '運用額',
  today: '本日の収益',
  earned: '累計収益',
  byDay: '日別収益',
  byDayOf: '過去30日間の収益：{{total}}',
  holdings: '運用中の商品',
  noHoldings: '運用中の商品はまだありません',
  holding: {
    lockup: 'ロックアップ運用',
    ieo: 'トークン申込',
    dual: 'デュアル投資',
  },
};

export default financial;
