import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: 'ブックマーク',
  none: '時点に名前を付けると、一度押すだけで戻れます。',
  name: 'この時点の名前',
  add: '追加',
  go: '{{name}}、{{time}}へ移動',
  remove: '{{name}}を削除',
  where: {
    past: '過去',
    ahead: '先',
    branch: '別の分岐',
  },
  compare: '2つの時点を比較',
  from: '最初の時点',
  to: '2つ目の時点',
  do: '比較',
  start: '最初',
  now: '現在',
  end: '最後',
  earlier: '{{scenario}}の最後、シード {{seed}}',
  same: '2つの時点の状態は同じです。',
  balances: '残高',
  orders: '注文と申請',
  prices: '価格',
  records: '保存データの行',
  nothing: '差異はありません。',
  absent: 'なし',
  frozen: '{{account}}、ロック中',
  more: 'ほか{{count}}件',
  said: {
    added: '{{name}}をブックマークしました',
    gone: '{{name}}、{{time}}に移動しました',
    removed: '{{name}}を削除しました',
    compared: '2つの時点を比較しました',
  },
};

export default time;
