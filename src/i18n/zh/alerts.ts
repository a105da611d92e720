import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: '{{symbol}} 价格提醒',
  last: '最新价',
  price: '提醒价',
  hint: '市价到达此价格时，您会收到消息和通知。',
  distance: '距最新价 {{percent}}',
  picks: '按距市价的幅度设置提醒价',
  set: '设置提醒',
  done: '已设置提醒：{{alert}}',
  edit: '修改提醒：{{alert}}',
  edited: '提醒',
  save: '保存提醒',
  changed: '已修改提醒：{{alert}}',
  waiting: '等待中的提醒',
  waits: { above: '涨至 {{price}}', below: '跌至 {{price}}' },
  remove: '删除提醒：{{alert}}',
  reached: { above: '{{symbol}} 涨至 {{price}}', below: '{{symbol}} 跌至 {{price}}' },
  all: {
    title: '价格提醒',
    open: '全部价格提醒',
    failed: '价格提醒加载失败',
    empty: '暂无价格提醒',
    emptyHint: '点击市场 K线页上的铃铛即可设置。',
    toMarkets: '查看行情',
    since: '设置于 {{time}}',
    reached: '已触发的提醒',
    reachedHint: '每个已触发的提醒也会写入其中。',
    messages: '交易消息',
  },
};

export default alerts;
