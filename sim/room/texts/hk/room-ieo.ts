import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: '新幣申購',
  none: '所有代幣均已上線。',
  states: { warmUp: '即將開始', sale: '申購中', allocated: '已獲配', issued: '代幣鎖定中' },
  next: { startMs: '距離開始', endMs: '距離結束', listMs: '距離上線' },
  moves: { beginSale: '開始申購', endSale: '結束申購', listToken: '上線' },
  moveOf: {
    beginSale: '立即開始 {{name}} 的申購',
    endSale: '立即結束 {{name}} 的申購',
    listToken: '立即上線 {{name}}',
  },
  said: {
    beginSale: '{{token}} 申購已開始。',
    endSale: '{{token}} 申購已結束，獲配代幣將於半小時後派發。',
    listToken: '{{token}} 已上線。',
  },
};

export default ieo;
