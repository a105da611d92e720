import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: '此刻正在发生',
  clock: '交易所时钟',
  atRest: '已暂停',
  sinceStart: '开始以来 {{percent}}',
  worth: '{{name}} 的资产',
  nobody: '无人登录。',
  keys: 'P 暂停，N 跳到下一个事件，C 让市场下跌，D 增加一部手机，K 打开控制台。',
  twoPhones: '两部手机',
  second: '第二部手机',
};

export default stage;
