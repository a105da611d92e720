import type { Texts } from '../texts';

const webView: Texts<'web-view'> = {
  title: 'Trang web',
  failed: 'Không tải được trang',
  late: 'Trang có thể không truy cập được hoặc không cho phép hiển thị trong ứng dụng. Hãy thử lại hoặc mở bằng trình duyệt.',
  outside: 'Mở bằng trình duyệt',
  refused: 'Không thể mở địa chỉ này',
  toContact: 'Liên hệ',
  elsewhere: 'Trang hữu ích',
  problem: {
    missing: 'Liên kết không có địa chỉ. Các trang sau có thể có nội dung bạn cần.',
    broken: 'Liên kết không phải là địa chỉ web hợp lệ.',
    scheme: 'Ứng dụng chỉ mở được địa chỉ web bảo mật.',
    credentials: 'Địa chỉ có tên người dùng trước tên miền, một cách phổ biến để che giấu đích đến của liên kết.',
    host: 'Trang này không thuộc về chúng tôi. Hãy cẩn thận nếu ai đó gửi liên kết này cho bạn.',
    path: 'Không có tài liệu ở địa chỉ này.',
  },
};

export default webView;
