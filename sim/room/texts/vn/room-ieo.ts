import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: 'Đăng ký mua token',
  none: 'Mọi token đã niêm yết.',
  states: { warmUp: 'sắp mở', sale: 'đang bán', allocated: 'được phân bổ', issued: 'token đang khóa' },
  next: { startMs: 'bắt đầu sau', endMs: 'kết thúc sau', listMs: 'niêm yết sau' },
  moves: { beginSale: 'Mở bán', endSale: 'Kết thúc bán', listToken: 'Niêm yết' },
  moveOf: {
    beginSale: 'Mở bán {{name}} ngay',
    endSale: 'Kết thúc bán {{name}} ngay',
    listToken: 'Niêm yết {{name}} ngay',
  },
  said: {
    beginSale: 'Đã mở bán {{token}}.',
    endSale: 'Đã kết thúc bán {{token}}. Token được phân bổ sẽ được phân phối sau nửa giờ.',
    listToken: 'Đã niêm yết {{token}}.',
  },
};

export default ieo;
