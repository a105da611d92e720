import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: '토큰 청약',
  none: '모든 토큰이 상장되었습니다.',
  states: { warmUp: '오픈 예정', sale: '청약 중', allocated: '배정', issued: '토큰 락업' },
  next: { startMs: '시작까지', endMs: '마감까지', listMs: '상장까지' },
  moves: { beginSale: '청약 시작', endSale: '청약 마감', listToken: '상장' },
  moveOf: {
    beginSale: '{{name}} 청약 지금 시작',
    endSale: '{{name}} 청약 지금 마감',
    listToken: '{{name}} 지금 상장',
  },
  said: {
    beginSale: '{{token}} 청약이 시작되었습니다.',
    endSale: '{{token}} 청약이 마감되었습니다. 배정된 토큰은 30분 후 지급됩니다.',
    listToken: '{{token}} 상장 완료.',
  },
};

export default ieo;
