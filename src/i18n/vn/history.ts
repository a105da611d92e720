import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: 'Lịch sử chuyển',
  kinds: 'Loại lịch sử',
  transfers: 'Chuyển',
  exchanges: 'Chuyển đổi',
  transfersFailed: 'Không tải được lịch sử chuyển',
  exchangesFailed: 'Không tải được lịch sử chuyển đổi',
  noTransfers: 'Chưa có lần chuyển nào',
  noTransfersHint: 'Các lần chuyển giữa tài khoản của bạn hiển thị tại đây.',
  noExchanges: 'Chưa có lần chuyển đổi nào',
  noExchangesHint: 'Các lần chuyển đổi coin hiển thị tại đây kèm tỷ giá và phí.',
  makeTransfer: 'Chuyển',
  makeExchange: 'Chuyển đổi coin',
  pair: '{{from}} → {{to}}',
  detail: 'Chuyển đổi {{from}} → {{to}}',
  given: 'Đã chuyển đổi',
  fee: 'Phí',
  paid: 'Tổng thanh toán',
  received: 'Đã nhận',
  rate: 'Tỷ giá',
  time: 'Thời gian',
  number: 'Mã tham chiếu',
  again: 'Chuyển đổi tiếp',
};

export default history;
