import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: '書籤',
  none: '為某個時刻命名，之後一按即可返回。',
  name: '此刻的名稱',
  add: '加入書籤',
  go: '前往「{{name}}」，{{time}}',
  remove: '刪除「{{name}}」',
  where: {
    past: '之前',
    ahead: '之後',
    branch: '其他分支',
  },
  compare: '比較兩個時刻',
  from: '第一個時刻',
  to: '第二個時刻',
  do: '比較',
  start: '起點',
  now: '現在',
  end: '結尾',
  earlier: '「{{scenario}}」的結尾，隨機種子 {{seed}}',
  same: '兩個時刻的狀態相同。',
  balances: '餘額',
  orders: '委託與申請',
  prices: '價格',
  records: '數據列',
  nothing: '沒有差異。',
  absent: '無',
  frozen: '{{account}}，凍結',
  more: '另有 {{count}} 項',
  said: {
    added: '已加入書籤「{{name}}」',
    gone: '已到「{{name}}」，{{time}}',
    removed: '已刪除「{{name}}」',
    compared: '兩個時刻已比較',
  },
};

export default time;
