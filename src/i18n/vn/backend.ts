import type { Texts } from '../texts';

const backend: Texts<'backend'> = {
  title: 'Sàn chưa sẵn sàng',
  unset: 'Ứng dụng này được cấu hình sai',
  misfit: {
    unreachable: 'Không kết nối được với sàn',
    forbidden: 'Sàn không cho phép trang này truy cập',
    status: 'Sàn trả về lỗi',
    notJson: 'Đây không phải phản hồi của sàn',
    envelope: 'Không nhận ra định dạng phản hồi',
  },
  hint: {
    unreachable: 'Hãy kiểm tra kết nối mạng. Nếu mạng vẫn ổn thì máy chủ đang ngừng hoặc địa chỉ bị sai.',
    forbidden: 'Máy chủ có phản hồi nhưng không cho phép trang từ {{origin}} đọc phản hồi (CORS).',
    status: 'Máy chủ chưa sẵn sàng hoặc địa chỉ bị sai.',
    notJson: 'Một máy chủ khác, hoặc trang đăng nhập của mạng bạn đang dùng, trả lời ở địa chỉ này.',
    envelope: 'Phản hồi là JSON nhưng thiếu các trường mà mọi phản hồi của sàn đều có.',
  },
  config: {
    json: 'Cấu hình trong trang này không phải JSON hợp lệ.',
    unknown: 'Không có mục cấu hình nào tên “{{field}}”.',
    address: '“{{field}}” phải là một địa chỉ web.',
    secure: 'Mọi địa chỉ trong “{{field}}” phải bắt đầu bằng https://.',
    list: '“{{field}}” phải là danh sách đặt trong ngoặc vuông.',
    protocol: '“{{field}}” phải là 3 hoặc 4.',
  },
  asked: 'Yêu cầu',
  came: 'Phản hồi',
  nothing: 'Không có',
  setting: 'Giá trị hiện tại',
};

export default backend;
