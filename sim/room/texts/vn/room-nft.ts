import type { Texts } from '@/i18n/texts';

const nft: Texts<'room-nft'> = {
  title: 'Tác phẩm',
  list: 'Đăng bán một tác phẩm trong mười phút',
  lists: { auction: 'Đấu giá', fixed: 'Giá cố định', box: 'Hộp bí ẩn' },
  listed: {
    auction: 'Một phiên đấu giá đã bắt đầu, kết thúc sau mười phút.',
    fixed: 'Một tác phẩm được bán giá cố định trong mười phút.',
    box: 'Một hộp bí ẩn được bán trong mười phút.',
  },
  nextBox: 'Hộp bí ẩn tiếp theo của {{name}}',
  box: 'Sẽ là {{rarity}}',
  chance: 'Ngẫu nhiên',
  boxWillBe: 'Hộp bí ẩn tiếp theo {{name}} mở sẽ là {{rarity}}.',
  boxByChance: 'Kết quả lại ngẫu nhiên.',
  auctions: 'Phiên đấu giá có khách hàng',
  none: 'Không có khách hàng nào đang đặt giá hoặc bán đấu giá.',
  leads: 'khách hàng dẫn đầu',
  outbid: 'Vượt giá',
  outbidOn: 'Vượt giá người dẫn đầu của {{name}}',
  outbidDone: 'Một nhà sưu tập đã đặt giá {{name}}.',
  end: 'Kết thúc ngay',
  endOf: 'Kết thúc ngay phiên đấu giá {{name}}',
  ended: 'Phiên đấu giá {{name}} đã kết thúc.',
};

export default nft;
