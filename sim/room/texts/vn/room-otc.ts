import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc'> = {
  title: 'OTC',
  take: 'Quảng cáo tốt nhất của thương gia cho {{name}}',
  takes: { buy: 'Mua 100 USDT', sell: 'Bán 100 USDT' },
  taken: '{{name}} đã nhận một quảng cáo. Lệnh đang chờ thanh toán.',
  none: 'Không có khách hàng nào có lệnh OTC đang mở hoặc quảng cáo đang chạy.',
  ads: 'Quảng cáo OTC của khách hàng',
  ad: 'Quảng cáo {{id}}',
  sides: { buy: 'mua', sell: 'bán' },
  come: 'Có người đặt lệnh',
  comeTo: 'Có người đặt lệnh ở quảng cáo {{id}}',
  came: 'Đã có người đặt lệnh ở quảng cáo {{id}}.',
  takeAs: '{{name}} đặt lệnh ở quảng cáo {{id}}',
  tookAs: '{{name}} đã đặt lệnh ở quảng cáo {{id}}.',
  orders: 'Lệnh OTC đang mở',
  order: 'Lệnh {{id}}',
  moves: { paid: 'Đã thanh toán', done: 'Mở khóa', appeal: 'Khiếu nại', cancelled: 'Hủy' },
  moveOf: {
    paid: 'Đánh dấu lệnh {{id}} đã thanh toán',
    done: 'Mở khóa lệnh {{id}}',
    appeal: 'Khiếu nại lệnh {{id}}',
    cancelled: 'Hủy lệnh {{id}}',
  },
  moved: 'Đã cập nhật lệnh {{id}}.',
};

export default otc;
