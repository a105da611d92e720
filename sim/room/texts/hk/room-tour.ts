import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: '導覽',
  step: '第 {{step}} 步，共 {{total}} 步',
  next: '下一步',
  back: '上一步',
  play: '播放',
  pause: '暫停',
  stop: '結束導覽',
  done: '完成',
  skip: '跳過',
  goThere: '前往',
  missing: '此步驟的位置不在畫面上。',
  coming: '正在尋找位置…',
  waiting: '正在等待發生，按「下一步」可直接繼續。',
  refused: '此步驟無法執行：',
};

export default tour;
