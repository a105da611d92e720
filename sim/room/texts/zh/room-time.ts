import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: '书签',
  none: '为某个时刻命名，之后一键即可回到该时刻。',
  name: '此刻的名称',
  add: '添加书签',
  go: '前往“{{name}}”，{{time}}',
  remove: '删除“{{name}}”',
  where: {
    past: '之前',
    ahead: '后续',
    branch: '其他分支',
  },
  compare: '比较两个时刻',
  from: '第一个时刻',
  to: '第二个时刻',
  do: '比较',
  start: '起点',
  now: '现在',
  end: '末尾',
  earlier: '“{{scenario}}”的末尾，随机种子 {{seed}}',
  same: '两个时刻的状态相同。',
  balances: '余额',
  orders: '委托与申请',
  prices: '价格',
  records: '数据行',
  nothing: '无差异。',
  absent: '无',
  frozen: '{{account}}，冻结',
  more: '另有 {{count}} 项',
  said: {
    added: '已添加书签“{{name}}”',
    gone: '已到“{{name}}”，{{time}}',
    removed: '已删除“{{name}}”',
    compared: '两个时刻已比较',
  },
};

export default time;
