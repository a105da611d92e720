import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: 'Earn',
  products: 'Sản phẩm',
  about: {
    ieo: 'Đăng ký mua token mới trước khi niêm yết',
    lockming: 'Khóa coin theo kỳ hạn và nhận lãi mỗi ngày',
    invest: 'Kỳ hạn cố định, lợi nhuận định trước, trả bằng một trong hai coin',
    nft: 'Mua tác phẩm với giá cố định hoặc qua đấu giá',
  },
  empty: 'Hiện chưa có sản phẩm',
  emptyHint:
    'Sàn hiện chưa mở sản phẩm khóa, đăng ký token hay đầu tư nào. Coin của bạn vẫn giao dịch được bình thường.',
  toMarket: 'Xem thị trường',
  toAssets: 'Xem tài sản',
  failed: 'Không tải được sản phẩm',
  perDay: 'đến {{percent}} mỗi ngày',
  perYear: 'đến {{percent}} mỗi năm',
  yieldFailed: 'Không tải được lãi suất',
  mine: 'Khoản đầu tư của tôi',
  mineFailed: 'Không tải được khoản đầu tư',
  invested: 'Đã đầu tư',
  today: 'Lợi nhuận hôm nay',
  earned: 'Tổng lợi nhuận',
  byDay: 'Lợi nhuận theo ngày',
  byDayOf: 'Lợi nhuận 30 ngày qua: {{total}}',
  holdings: 'Đang nắm giữ',
  noHoldings: 'Chưa có khoản đầu tư',
  holding: {
    lockup: 'Staking khóa',
    ieo: 'Đăng ký mua token',
    dual: 'Đầu tư kép',
  },
};

export default financial;
