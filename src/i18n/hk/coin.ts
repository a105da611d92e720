import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: '我的幣種',
  one: '我的 {{coin}}',
  list: '我的幣種',
  search: '搜尋幣種',
  failed: '幣種載入失敗',
  none: '暫無幣種',
  noneHint: '你持有的幣種及估值會在此顯示。',
  noMatch: '找不到此幣種',
  unknown: '此幣種不存在',
  unknownHint: '連結可能已失效或輸入有誤。',
  showAll: '查看我的幣種',
  total: '全部帳戶',
  price: '最新價',
  change: '升跌幅',
  value: '估值',
  cost: '平均成本',
  accounts: '帳戶分佈',
  inNone: '你尚未持有此幣種，可充值或買入。',
  actions: '操作',
  trade: '交易',
  recharge: '充值',
  withdraw: '提現',
  transfer: '劃轉',
  exchange: '閃兌',
  records: '最近記錄',
  allRecords: '全部記錄',
  noRecords: '暫無記錄',
};

export default coin;
