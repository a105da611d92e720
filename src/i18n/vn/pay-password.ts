import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: 'Mật khẩu giao dịch',
  digits: 'Đã nhập {{entered}}/{{length}} chữ số',
  keypad: 'Bàn phím số',
  delete: 'Xóa chữ số cuối',
  field: 'Mật khẩu giao dịch',
  show: 'Hiện mật khẩu',
  hide: 'Ẩn mật khẩu',
  useLetters: 'Mật khẩu của tôi có chữ cái',
  useDigits: 'Dùng bàn phím 6 số',
  forgot: 'Quên mật khẩu?',
  confirm: 'Xác nhận',
  checking: 'Đang kiểm tra',
  unset: 'Chưa có mật khẩu giao dịch',
  unsetHint: 'Mật khẩu này bảo vệ tiền của bạn: bắt buộc khi rút tiền, thêm địa chỉ, thẻ và thay đổi bảo mật.',
  set: 'Đặt mật khẩu giao dịch',
};

export default payPassword;
