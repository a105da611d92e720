import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: 'Hướng dẫn từng bước',
  step: 'Bước {{step}}/{{total}}',
  next: 'Tiếp',
  back: 'Quay lại',
  play: 'Phát',
  pause: 'Tạm dừng',
  stop: 'Kết thúc hướng dẫn',
  done: 'Xong',
  skip: 'Bỏ qua',
  goThere: 'Đến đó',
  missing: 'Vị trí của bước này không có trên màn hình.',
  coming: 'Đang tìm vị trí…',
  waiting: 'Đang chờ diễn ra; bấm Tiếp để đi ngay.',
  refused: 'Không thực hiện được bước này:',
};

export default tour;
