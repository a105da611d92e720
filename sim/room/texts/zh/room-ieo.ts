import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: '新币申购',
  none: '所有代币均已上线。',
  states: { warmUp: '即将开始', sale: '申购中', allocated: '已获配', issued: '代币锁定中' },
  next: { startMs: '距开始', endMs: '距结束', listMs: '距上线' },
  moves: { beginSale: '开始申购', endSale: '结束申购', listToken: '上线' },
  moveOf: {
    beginSale: '立即开始 {{name}} 的申购',
    endSale: '立即结束 {{name}} 的申购',
    listToken: '立即上线 {{name}}',
  },
  said: {
    beginSale: '{{token}} 申购已开始。',
    endSale: '{{token}} 申购已结束，获配代币将于半小时后发放。',
    listToken: '{{token}} 已上线。',
  },
};

export default ieo;
