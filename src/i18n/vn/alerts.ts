import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: 'Cảnh báo giá {{symbol}}',
  last: 'Giá gần nhất',
  price: 'Cảnh báo tại',
  hint: 'Bạn sẽ nhận tin nhắn và thông báo khi thị trường chạm giá này.',
  distance: 'Cách giá gần nhất {{percent}}',
  picks: 'Giá cảnh báo theo khoảng cách với thị trường',
  set: 'Đặt cảnh báo',
  done: 'Đã đặt cảnh báo: {{alert}}',
  edit: 'Sửa cảnh báo: {{alert}}',
  edited: 'Cảnh báo',
  save: 'Lưu cảnh báo',
  changed: 'Đã sửa cảnh báo: {{alert}}',
  waiting: 'Cảnh báo đang chờ',
  waits: { above: 'Tăng đến {{price}}', below: 'Giảm đến {{price}}' },
  remove: 'Xóa cảnh báo: {{alert}}',
  reached: { above: '{{symbol}} đã tăng đến {{price}}', below: '{{symbol}} đã giảm đến {{price}}' },
  all: {
    title: 'Cảnh báo giá',
    open: 'Tất cả cảnh báo giá',
    failed: 'Không tải được cảnh báo giá',
    empty: 'Chưa có cảnh báo giá',
    emptyHint: 'Đặt bằng chuông trên biểu đồ của một thị trường.',
    toMarkets: 'Xem thị trường',
    since: 'Đặt lúc {{time}}',
    reached: 'Cảnh báo đã chạm giá',
    reachedHint: 'Mọi cảnh báo đã chạm giá cũng được ghi ở đó.',
    messages: 'Tin nhắn về giao dịch',
  },
};

export default alerts;
