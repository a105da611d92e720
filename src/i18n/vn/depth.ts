import type { SomeTexts } from '../texts';

const depth: SomeTexts<'depth'> = {
  views: 'Sổ lệnh, độ sâu hoặc giao dịch',
  title: 'Độ sâu',
  chart: 'Độ sâu của sổ lệnh',
  price: 'Giá',
  total: 'Tổng ({{asset}})',
  fromMid: 'So với giữa',
  waiting: 'Đang chờ sổ lệnh',
  view: {
    both: 'Sổ lệnh hiện cả hai bên',
    asks: 'Sổ lệnh chỉ hiện bên bán',
    bids: 'Sổ lệnh chỉ hiện bên mua',
  },
};

export default depth;
