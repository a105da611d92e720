import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: 'トークン申込',
  none: 'すべてのトークンが上場済みです。',
  states: { warmUp: '近日開始', sale: '募集中', allocated: '割当済み', issued: 'ロックアップ中' },
  next: { startMs: '開始まで', endMs: '終了まで', listMs: '上場まで' },
  moves: { beginSale: '募集開始', endSale: '募集終了', listToken: '上場' },
  moveOf: {
    beginSale: '{{name}}の募集を今すぐ開始',
    endSale: '{{name}}の募集を今すぐ終了',
    listToken: '{{name}}を今すぐ上場',
  },
  said: {
    beginSale: '{{token}}の募集を開始しました。',
    endSale: '{{token}}の募集を終了しました。割当トークンは30分後に付与されます。',
    listToken: '{{token}}が上場しました。',
  },
};

export default ieo;
