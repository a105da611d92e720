import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: 'Dấu trang',
  none: 'Đặt tên cho một thời điểm, rồi quay lại bằng một lần nhấn.',
  name: 'Tên thời điểm này',
  add: 'Đánh dấu',
  go: 'Đến {{name}}, {{time}}',
  remove: 'Xóa {{name}}',
  where: {
    past: 'đã qua',
    ahead: 'chưa tới',
    branch: 'nhánh khác',
  },
  compare: 'So sánh hai thời điểm',
  from: 'Thời điểm đầu',
  to: 'Thời điểm sau',
  do: 'So sánh',
  start: 'lúc bắt đầu',
  now: 'hiện tại',
  end: 'cuối cùng',
  earlier: 'Cuối {{scenario}}, seed {{seed}}',
  same: 'Hai thời điểm có cùng trạng thái.',
  balances: 'Số dư',
  orders: 'Lệnh và yêu cầu',
  prices: 'Giá',
  records: 'Dòng dữ liệu',
  nothing: 'Không có khác biệt.',
  absent: 'không có',
  frozen: '{{account}}, đóng băng',
  more: '{{count}} mục nữa',
  said: {
    added: 'Đã đánh dấu {{name}}',
    gone: 'Đang ở {{name}}, {{time}}',
    removed: 'Đã xóa {{name}}',
    compared: 'Đã so sánh hai thời điểm',
  },
};

export default time;
