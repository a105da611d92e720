import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: 'Báo cáo sự cố',
  close: 'Đóng',
  note: 'Điều gì đã xảy ra?',
  about: 'Về',
  now: 'Thời điểm này',
  secrets: 'Kèm mật khẩu và mã xác minh',
  secretsHint: 'Nếu không, giá trị thay thế cùng dạng sẽ được dùng.',
  holds: 'Báo cáo gồm phiên chạy, màn hình, ngôn ngữ, phiên bản và các lỗi gần nhất. File còn có ảnh màn hình.',
  copyLink: 'Sao chép liên kết',
  saveFile: 'Lưu file',
  link: 'Liên kết tới báo cáo',
  made: 'Báo cáo đã sẵn sàng.',
  copied: 'Đã sao chép liên kết báo cáo ({{size}}).',
  opened: {
    title: 'Báo cáo sự cố',
    close: 'Đóng báo cáo',
    again: 'lại bị từ chối, đúng như báo cáo: {{text}}',
    otherwise: 'lần này được trả lời khác: {{text}}',
    moment: 'Đây là thời điểm được báo cáo.',
    screen: 'Màn hình',
    language: 'Ngôn ngữ',
    versions: 'Phiên bản',
    errors: 'Lỗi của trang ({{value}})',
    picture: 'Ảnh màn hình',
  },
};

export default report;
