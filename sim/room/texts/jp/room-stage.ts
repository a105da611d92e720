import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: 'いま起きていること',
  clock: '取引所の時計',
  atRest: '停止中',
  sinceStart: '開始から{{percent}}',
  worth: '{{name}}の資産',
  nobody: '誰もログインしていません。',
  keys: 'Pで一時停止、Nで次のイベント、Cで相場を下げ、Dでスマホを追加、Kでコントロールルームを開きます。',
  twoPhones: 'スマホ2台',
  second: '2台目のスマホ',
};

export default stage;
