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
  waiting: '等待中的提醒',
  waits: { above: '升至 {{price}}', below: '跌至 {{price}}' },
  remove: '刪除提醒：{{alert}}',
  reached: { above: '{{symbol}} 升至 {{price}}', below: '{{symbol}} 跌至 {{price}}' },
};

export default alerts;
