import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: 'Futures',
  long: 'Long',
  short: 'Short',
  trade: 'Giao dịch',
  open: { long: 'Mở Long', short: 'Mở Short' },
  times: '{{value}}×',
  lots_other: '{{amount}} lot',
  form: {
    multiple: 'Đòn bẩy',
    marketPrice: 'Giá thị trường',
    moreKinds: 'Loại lệnh khác',
    trigger: 'Kích hoạt',
    triggerPrice: 'Kích hoạt ({{asset}})',
    lots: 'Số lot',
    fewer: 'Bớt lot',
    more: 'Thêm lot',
  },
  figures: {
    opening: 'Giá vào lệnh dự kiến',
    trigger: 'Giá kích hoạt',
    limit: 'Giá giới hạn',
    spread: 'Đã gồm chênh lệch giá',
    size: 'Quy mô',
    margin: 'Ký quỹ',
    fee: 'Phí',
    discount: 'VIP {{tier}}: giảm {{percent}}',
    overnight: 'Phí qua đêm',
    riskRate: 'Mức ký quỹ tài khoản',
    liquidation: 'Thanh lý dự kiến',
    noLiquidation: 'Không có',
    required: 'Tổng thanh toán',
    together: 'Ký quỹ + phí',
    liq: 'Th. lý',
  },
  review: {
    title: { long: 'Long {{symbol}}, {{lots}}, {{times}}', short: 'Short {{symbol}}, {{lots}}, {{times}}' },
    confirm: {
      market: { long: 'Mở Long', short: 'Mở Short' },
      limit: { long: 'Đặt lệnh Long', short: 'Đặt lệnh Short' },
    },
    room: 'cách giá vào lệnh {{percent}}',
    marketNote: 'Mở theo giá thị trường; giá có thể thay đổi cho đến khi bạn xác nhận.',
    addStops: 'Thêm TP/SL',
    removeStops: 'Bỏ TP/SL',
    triggerNote:
      'Chờ đến khi giá gần nhất chạm giá kích hoạt rồi mở theo giá thị trường. Trước đó không đóng băng tiền.',
    limitNote: 'Ký quỹ và phí bị đóng băng cho đến khi thị trường chạm giá của bạn.',
    liquidationNote: 'Mọi vị thế bị đóng khi mức ký quỹ giảm xuống {{rate}}.',
    pendingNote:
      'Nếu có lệnh giới hạn đang chờ, các lệnh đó bị hủy trước: số tiền chúng giữ cũng được tính, nên việc thanh lý xảy ra muộn hơn mức hiển thị.',
  },
  done: {
    market: { long: 'Đã mở Long: {{lots}} {{symbol}}', short: 'Đã mở Short: {{lots}} {{symbol}}' },
    limit: { long: 'Đã đặt lệnh Long: {{lots}} {{symbol}}', short: 'Đã đặt lệnh Short: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'Tài khoản Futures',
    risk: 'Mức ký quỹ',
    riskShort: 'Mức ký quỹ',
    available: 'Khả dụng',
    used: 'Ký quỹ đã dùng',
    profits: 'Lãi/lỗ chưa thực hiện',
    looks: { close: 'Rủi ro', danger: 'Nguy hiểm' },
  },
  mark: {
    mark: 'Giá đánh dấu',
    index: 'Giá chỉ số',
    note: 'Thanh lý dựa trên giá đánh dấu, không dựa trên giá gần nhất, nên một cú giật giá ngắn không đóng vị thế. Giá đánh dấu luôn bám sát chỉ số, tức giá trung vị của một phút gần nhất.',
  },
  terms: {
    title: 'Hợp đồng',
    lot: 'Cỡ lot',
    spread: 'Chênh lệch giá',
    fee: 'Phí mỗi lệnh',
    overnight: 'Phí qua đêm',
  },
};

export default futures;
