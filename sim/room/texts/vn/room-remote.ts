import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: 'Máy chủ',
  code: 'Mã QR cho thiết bị thứ hai',
  scan: 'Quét bằng điện thoại cùng mạng để điều khiển từ đó.',
  address: 'Địa chỉ cho thiết bị thứ hai',
  network: 'Mạng',
  apps: 'Phòng này điều khiển một máy chủ. Ứng dụng dùng máy chủ tự đăng nhập.',
  noNetwork: 'Máy này không ở trong mạng nào.',
  refused: 'Thiết bị này chưa ghép đôi. Hãy quét lại mã.',
  memory: 'Chưa lưu: máy chủ này giữ phiên chạy trong bộ nhớ, khởi động lại sẽ bắt đầu từ đầu.',
  lost: 'Máy chủ không phản hồi.',
  second: 'Thiết bị thứ hai',
  needsHost: 'Sàn này nằm trong trình duyệt này. Điện thoại chỉ điều khiển được khi sàn chạy như máy chủ trên máy này:',
  thereafter: 'Sau đó mở {{address}} tại đây và quét mã hiện ra.',
};

export default remote;
