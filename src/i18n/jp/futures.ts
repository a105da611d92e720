import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: '先物',
  long: 'ロング',
  short: 'ショート',
  trade: '取引',
  open: { long: 'ロング', short: 'ショート' },
  times: '{{value}}×',
  lots_other: '{{amount}}ロット',
  form: {
    multiple: 'レバレッジ',
    marketPrice: '市場価格',
    moreKinds: 'その他の注文方法',
    trigger: 'トリガー',
    triggerPrice: 'トリガー（{{asset}}）',
    lots: 'ロット',
    fewer: 'ロットを減らす',
    more: 'ロットを増やす',
  },
  figures: {
    opening: 'エントリー価格（概算）',
    trigger: 'トリガー価格',
    limit: '指値',
    spread: 'スプレッド込み',
    size: '数量',
    margin: '証拠金',
    fee: '手数料',
    discount: 'VIP {{tier}}：{{percent}}割引',
    overnight: 'オーバーナイト手数料',
    riskRate: '口座の証拠金維持率',
    liquidation: '清算価格（概算）',
    noLiquidation: 'なし',
    required: '必要額合計',
    together: '証拠金＋手数料',
    liq: '清算価格',
  },
  review: {
    title: { long: '{{symbol}} ロング {{lots}} {{times}}', short: '{{symbol}} ショート {{lots}} {{times}}' },
    confirm: {
      market: { long: 'ロング', short: 'ショート' },
      limit: { long: '指値でロング', short: '指値でショート' },
    },
    room: 'エントリー価格から{{percent}}',
    marketNote: '市場価格で約定します。確定までに価格が変動する場合があります。',
    addStops: '利確・損切りを追加',
    removeStops: '利確・損切りを外す',
    triggerNote: '最終価格がトリガー価格に達すると市場価格で建てます。それまで資金はロックされません。',
    limitNote: '市場価格が指値に達するまで、証拠金と手数料をロックします。',
    liquidationNote: '証拠金維持率が{{rate}}まで低下すると、すべてのポジションが清算されます。',
    pendingNote:
      '未約定の指値注文がある場合は先に取り消され、ロック中だった資金も加算されるため、清算は表示より遅くなります。',
  },
  done: {
    market: { long: 'ロングを建てました：{{symbol}} {{lots}}', short: 'ショートを建てました：{{symbol}} {{lots}}' },
    limit: {
      long: 'ロングの指値注文を出しました：{{symbol}} {{lots}}',
      short: 'ショートの指値注文を出しました：{{symbol}} {{lots}}',
    },
  },
  head: {
    label: '先物口座',
    risk: '証拠金維持率',
    riskShort: '維持率',
    available: '利用可能',
    used: '使用中の証拠金',
    profits: '含み損益',
    looks: { close: '注意', danger: '危険' },
  },
  mark: {
    mark: 'マーク価格',
    index: 'インデックス価格',
    note: '清算は最終価格ではなくマーク価格で判定されるため、一瞬の急変では清算されません。マーク価格は、直近1分間の価格の中央値であるインデックスに追随します。',
  },
  terms: {
    title: '取引条件',
    lot: '1ロットの数量',
    spread: 'スプレッド',
    fee: '1注文の手数料',
    overnight: 'オーバーナイト手数料',
  },
};

export default futures;
