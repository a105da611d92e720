import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: '{{symbol}}の価格アラート',
  last: '最終価格',
  price: 'アラート価格',
  hint: '市場がこの価格に達すると、メッセージと通知でお知らせします。',
  distance: '最終価格から{{percent}}',
  picks: '市場価格からの距離でアラート価格を設定',
  set: 'アラートを設定',
  done: 'アラートを設定しました：{{alert}}',
  edit: 'アラートを変更：{{alert}}',
  edited: 'アラート',
  save: 'アラートを保存',
  changed: 'アラートを変更しました：{{alert}}',
  waiting: '待機中のアラート',
  waits: { above: '{{price}}まで上昇', below: '{{price}}まで下落' },
  remove: 'アラートを削除：{{alert}}',
  reached: { above: '{{symbol}}が{{price}}まで上昇しました', below: '{{symbol}}が{{price}}まで下落しました' },
  all: {
    title: '価格アラート',
    open: 'すべての価格アラート',
    failed: '価格アラートを読み込めませんでした',
    empty: '価格アラートはありません',
    emptyHint: '銘柄のチャートにあるベルから設定できます。',
    toMarkets: 'マーケットを見る',
    since: '{{time}}に設定',
    reached: '到達したアラート',
    reachedHint: '到達したアラートはここにも残ります。',
    messages: '取引のメッセージ',
  },
};

export default alerts;
