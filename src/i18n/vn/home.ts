import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: 'Trang chủ',
  search: 'Tìm kiếm',
  account: 'Tài khoản của bạn',
  logIn: 'Đăng nhập hoặc đăng ký',
  messages: 'Tin nhắn',
  assets: {
    total: 'Tổng tài sản',
    hide: 'Ẩn số tiền',
    show: 'Hiện số tiền',
    hidden: 'Số tiền đã ẩn',
    day: '24h',
    failed: 'Không tải được tài sản của bạn',
  },
  visitor: {
    title: 'Giao dịch coin và cổ phiếu tại một nơi',
    hint: 'Mở tài khoản trong một phút. Bạn chỉ cần địa chỉ email hoặc số điện thoại.',
  },
  menu: {
    label: 'Truy cập nhanh',
    failed: 'Không tải được mục truy cập nhanh',
    page: 'Trang {{position}}/{{count}}',
  },
  banners: {
    label: 'Nổi bật',
    slide: 'Tin nổi bật {{position}}/{{count}}',
    pause: 'Dừng trình chiếu',
    play: 'Phát trình chiếu',
  },
  notice: 'Thông báo',
  noticeFailed: 'Không tải được thông báo',
  movers: {
    label: 'Biến động mạnh',
    gainers: 'Tăng mạnh',
    losers: 'Giảm mạnh',
    volume: 'Khối lượng',
    new: 'Mới',
    failed: 'Không tải được thị trường',
    empty: 'Chưa có cặp giao dịch nào',
    emptyHint: 'Cặp giao dịch xuất hiện tại đây ngay khi sàn niêm yết.',
    seeAll: 'Tất cả thị trường',
  },
  news: {
    title: 'Tin tức',
    more: 'Xem thêm tin',
    failed: 'Không tải được tin tức',
  },
  article: {
    failed: 'Không tải được bài viết này',
    gone: 'Bài viết này không còn nữa',
  },
};

export default home;
