import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: '导览',
  step: '第 {{step}} 步，共 {{total}} 步',
  next: '下一步',
  back: '上一步',
  play: '播放',
  pause: '暂停',
  stop: '结束导览',
  done: '完成',
  skip: '跳过',
  goThere: '前往',
  missing: '此步骤的位置不在屏幕上。',
  coming: '正在寻找位置…',
  waiting: '正在等待发生，点“下一步”可直接继续。',
  refused: '此步骤无法执行：',
};

export default tour;
