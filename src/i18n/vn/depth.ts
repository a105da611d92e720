import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: 'Sổ lệnh, độ sâu hoặc giao dịch',
  title: 'Độ sâu',
  chart: 'Độ sâu sổ lệnh',
  price: 'Giá',
  total: 'Tổng ({{asset}})',
  fromMid: 'So với giá giữa',
  sum: 'Σ {{amount}}',
  own: 'Lệnh của bạn',
  ownTrade: 'Giao dịch của bạn',
  waiting: 'Đang chờ sổ lệnh',
  view: {
    both: 'Sổ lệnh: giá mua và giá bán',
    asks: 'Sổ lệnh: chỉ giá bán',
    bids: 'Sổ lệnh: chỉ giá mua',
  },
};

export default depth;
