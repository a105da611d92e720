import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: 'Điều đang diễn ra',
  clock: 'Đồng hồ sàn',
  atRest: 'tạm dừng',
  sinceStart: '{{percent}} từ lúc bắt đầu',
  worth: 'Tài sản của {{name}}',
  nobody: 'Chưa ai đăng nhập.',
  keys: 'P tạm dừng, N tới sự kiện tiếp theo, C cho thị trường giảm, D thêm điện thoại, K mở phòng điều khiển.',
  twoPhones: 'Hai điện thoại',
  second: 'Điện thoại thứ hai',
};

export default stage;
