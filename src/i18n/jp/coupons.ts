import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: 'クーポン',
  tabs: 'クーポンの状態',
  tab: { received: '利用可能', used: '使用済み', expired: '期限切れ' },
  failed: 'クーポンを読み込めませんでした',
  list: 'クーポン',
  empty: {
    received: '利用可能なクーポンはありません',
    used: '使用済みのクーポンはありません',
    expired: '期限切れのクーポンはありません',
  },
  emptyHint: 'クーポンは、新規登録、VIPランクの昇格、ポイント交換、プレゼントで獲得できます。',
  toPoints: 'ポイントを交換',
  spot: '現物手数料キャッシュバック',
  futures: '先物手数料キャッシュバック',
  deposit: '入金ボーナス{{percent}}',
  depositTerms: '{{min}} USD以上の入金で最大{{max}} USDT',
  feeTerms: '手数料を即時キャッシュバック、最大{{max}} USDT',
  origin: { welcome: '新規登録', vip: 'VIP', gift: 'プレゼント', points: 'ポイント' },
  left: '残り{{left}} / {{worth}} USDT',
  until: '{{date}}まで',
  ends: '終了まで',
  usedOn: '{{date}}に使用済み',
  expiredOn: '{{date}}に期限切れ',
  inUse: '使用中',
  use: '使う',
  useLabel: '使う：{{name}}、{{worth}} USDT',
  useDone: 'クーポンを有効にしました',
  how: {
    fee: '使い切るまで、以後の対象手数料をキャッシュバックします。',
    deposit: '次回の対象入金の承認後に加算されます。',
  },
};

export default coupons;
