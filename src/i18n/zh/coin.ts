import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: '我的币种',
  one: '我的 {{coin}}',
  list: '我的币种',
  search: '搜索币种',
  failed: '币种加载失败',
  none: '暂无币种',
  noneHint: '您持有的币种及估值会显示在这里。',
  noMatch: '未找到该币种',
  unknown: '该币种不存在',
  unknownHint: '链接可能已过期或输入有误。',
  showAll: '查看我的币种',
  total: '全部账户',
  price: '最新价',
  change: '涨跌幅',
  value: '估值',
  cost: '成本价',
  accounts: '账户分布',
  inNone: '您尚未持有该币种，可充值或买入。',
  actions: '操作',
  trade: '交易',
  recharge: '充值',
  withdraw: '提现',
  transfer: '划转',
  exchange: '闪兑',
  records: '最近记录',
  allRecords: '全部记录',
  noRecords: '暂无记录',
};

export default coin;
