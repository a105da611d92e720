import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: 'Câu hỏi thường gặp',
  contact: 'Liên hệ',
  about: 'Về chúng tôi',
  compliance: 'Tuân thủ quy định',
  updated: 'Đăng ngày {{date}}',
  failed: 'Không tải được trang này',
  empty: 'Chưa có gì ở đây',
  emptyHint: 'Hãy quay lại sau.',
  search: 'Tìm câu hỏi',
  noMatch: 'Không có câu hỏi phù hợp',
  noMatchHint: 'Thử từ khác hoặc gửi tin cho chúng tôi.',
  guide: 'Hướng dẫn bắt đầu',
  guideFailed: 'Không tải được hướng dẫn',
  write: 'Liên hệ',
};

export default sitePages;
