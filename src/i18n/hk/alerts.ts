import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: '{{symbol}} 價格提醒',
  last: '最新價',
  price: '提醒價',
  hint: '市價到達此價格時，你會收到訊息和通知。',
  distance: '距最新價 {{percent}}',
  picks: '按距市價的幅度設定提醒價',
  set: '設定提醒',
  done: '已設定提醒：{{alert}}',
  edit: '修改提醒：{{alert}}',
  edited: '提醒',
  save: '儲存提醒',
  changed: '已修改提醒：{{alert}}',
  waiting: '等待中的提醒',
  waits: { above: '升至 {{price}}', below: '跌至 {{price}}' },
  remove: '刪除提醒：{{alert}}',
  reached: { above: '{{symbol}} 升至 {{price}}', below: '{{symbol}} 跌至 {{price}}' },
  all: {
    title: '價格提醒',
    open: '全部價格提醒',
    failed: '價格提醒載入失敗',
    empty: '暫無價格提醒',
    emptyHint: '點按市場圖表頁上的鈴鐺即可設定。',
    toMarkets: '查看行情',
    since: '設定於 {{time}}',
    reached: '已觸發的提醒',
    reachedHint: '每個已觸發的提醒也會寫入其中。',
    messages: '交易訊息',
  },
};

export default alerts;
