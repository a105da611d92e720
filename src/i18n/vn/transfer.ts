import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: 'Chuyển {{asset}}',
  from: 'Từ tài khoản',
  to: 'Đến tài khoản',
  has: 'Khả dụng {{amount}}',
  amount: 'Số lượng ({{asset}})',
  missing: 'Thiếu {{amount}}',
  share: 'Phần trăm số dư khả dụng',
  all: 'Tất cả',
  after: '{{account}} sau khi chuyển',
  submit: 'Chuyển sang {{account}}',
  done: 'Đã chuyển {{amount}} từ {{from}} sang {{to}}',
  failed: 'Không tải được tài khoản của bạn',
  nothing: 'Không có tài khoản nào khác có {{asset}}',
  nothingHint: 'Nạp tiền trước, sau đó chuyển đến nơi bạn cần.',
  addFunds: 'Nạp tiền',
  page: {
    title: 'Chuyển',
    coin: 'Coin',
    searchCoin: 'Tìm coin',
    noCoin: 'Không tìm thấy coin',
    flip: 'Đảo hai tài khoản',
    noCoins: 'Không có gì để chuyển',
    noCoinsHint: 'Không có coin nào của bạn giữ được ở nhiều tài khoản.',
  },
};

export default transfer;
