import type { SomeTexts } from '../texts';

const futures: SomeTexts<'futures'> = {
  title: 'Hợp đồng tương lai',
  long: 'Mua lên',
  short: 'Bán xuống',
  trade: 'Giao dịch',
  open: { long: 'Mở mua lên', short: 'Mở bán xuống' },
  lots_other: '{{amount}} lô',
  form: {
    multiple: 'Đòn bẩy',
    marketPrice: 'Giá thị trường',
    lots: 'Lô',
    fewer: 'Bớt lô',
    more: 'Thêm lô',
    failed: 'Sàn chưa xác nhận lệnh. Hãy kiểm tra vị thế trước khi thử lại',
  },
  figures: {
    opening: 'Giá mở (ước tính)',
    limit: 'Giá giới hạn',
    spread: 'Đã gồm chênh lệch',
    size: 'Khối lượng',
    margin: 'Ký quỹ',
    fee: 'Phí',
    discount: 'VIP {{tier}}: giảm {{percent}}',
    overnight: 'Phí mỗi đêm',
    riskRate: 'Tỷ lệ rủi ro của tài khoản',
    liquidation: 'Giá thanh lý (ước tính)',
    noLiquidation: 'Không có',
    required: 'Trừ từ số dư',
    together: 'Ký quỹ + phí',
    liq: 'Th. lý',
  },
  review: {
    title: { long: 'Mua lên {{symbol}}, {{lots}}, {{times}}', short: 'Bán xuống {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Mở mua lên', short: 'Mở bán xuống' },
      limit: { long: 'Đặt lệnh mua lên', short: 'Đặt lệnh bán xuống' },
    },
    room: 'cách giá mở {{percent}}',
    marketNote: 'Vị thế mở theo giá thị trường, nên giá còn có thể thay đổi đến khi bạn xác nhận.',
    limitNote: 'Ký quỹ và phí được giữ lại đến khi thị trường chạm giá của bạn.',
    liquidationNote: 'Mọi vị thế bị đóng khi tỷ lệ rủi ro giảm xuống {{rate}}.',
  },
  done: {
    market: { long: 'Đã mở mua lên: {{lots}} {{symbol}}', short: 'Đã mở bán xuống: {{lots}} {{symbol}}' },
    limit: { long: 'Đã đặt lệnh mua lên: {{lots}} {{symbol}}', short: 'Đã đặt lệnh bán xuống: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Tài khoản hợp đồng',
    risk: 'Tỷ lệ rủi ro',
    riskShort: 'Rủi ro',
    available: 'Khả dụng',
    used: 'Ký quỹ đã dùng',
    profits: 'Lãi lỗ tạm tính',
    looks: { close: 'Chú ý', danger: 'Nguy hiểm' },
  },
  terms: { title: 'Hợp đồng', lot: 'Một lô', spread: 'Chênh lệch', fee: 'Phí mỗi lệnh', overnight: 'Phí mỗi đêm' },
};

export default futures;
