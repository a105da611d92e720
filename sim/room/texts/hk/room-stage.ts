import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: '此刻正在發生',
  clock: '交易所時鐘',
  atRest: '已暫停',
  sinceStart: '開始以來 {{percent}}',
  worth: '{{name}} 的資產',
  nobody: '尚未有人登入。',
  keys: 'P 暫停，N 跳到下一個事件，C 讓市場下跌，D 增加一部手機，K 打開控制台。',
  twoPhones: '兩部手機',
  second: '第二部手機',
};

export default stage;
