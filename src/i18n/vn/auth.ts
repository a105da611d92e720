import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: 'Đăng nhập',
    promise: 'Một tài khoản, mọi thị trường',
    reason:
      'Coin, hợp đồng tương lai, quyền chọn và cổ phiếu theo giá trực tiếp. Đăng nhập để tiếp tục từ chỗ bạn dừng.',
    byAccount: 'Email hoặc tài khoản',
    byPhone: 'Điện thoại',
    forgot: 'Quên mật khẩu?',
    noAccount: 'Chưa có tài khoản?',
    create: 'Tạo tài khoản',
    success: 'Đăng nhập thành công',
  },
  register: {
    title: 'Tạo tài khoản',
    reason: 'Miễn phí và chỉ mất một phút: một địa chỉ, một mã xác minh và một mật khẩu.',
    invite: 'Mã mời',
    inviteOptional: 'Mã mời (không bắt buộc)',
    haveAccount: 'Đã có tài khoản?',
    success: 'Tài khoản đã sẵn sàng. Vui lòng đăng nhập',
    submit: 'Tạo tài khoản',
  },
  forgot: {
    title: 'Đặt lại mật khẩu',
    promise: 'Lấy lại tài khoản của bạn',
    intro: 'Nhập email hoặc số điện thoại của tài khoản. Chúng tôi sẽ gửi mã xác minh.',
    success: 'Đã đổi mật khẩu. Hãy đăng nhập bằng mật khẩu mới',
    submit: 'Đổi mật khẩu',
  },
  way: {
    label: 'Cách đăng nhập',
    email: 'Email',
    mobile: 'Điện thoại',
  },
  email: 'Địa chỉ email',
  account: 'Email hoặc tài khoản',
  phone: 'Số điện thoại',
  areaCode: 'Mã vùng: {{country}} +{{dial}}',
  password: 'Mật khẩu',
  newPassword: 'Mật khẩu mới',
  again: 'Nhập lại mật khẩu',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  passwordRule: '7 đến 16 ký tự',
  strength: {
    label: 'Độ mạnh: {{level}}',
    weak: 'yếu',
    fair: 'trung bình',
    strong: 'mạnh',
    hint: 'Kết hợp chữ hoa, chữ thường, số và ký hiệu',
  },
  steps: {
    label: 'Bước {{step}} trên {{count}}',
    account: 'Tài khoản',
    code: 'Xác minh',
    password: 'Mật khẩu',
  },
  code: {
    label: 'Mã xác minh',
    sentTo: 'Đã gửi mã 6 chữ số đến {{account}}. Mã có hiệu lực trong 10 phút.',
    sent: 'Đã gửi mã',
    resend: 'Gửi lại',
    resendIn: 'Gửi lại sau {{time}}',
    change: 'Đổi',
    digit: 'Chữ số {{position}} trên {{length}}',
    send: 'Gửi mã',
  },
  agree: 'Tôi đã đọc và đồng ý với <terms>Điều khoản dịch vụ</terms> và <privacy>Chính sách quyền riêng tư</privacy>',
  agreeAndClose: 'Đồng ý và đóng',
  agreeFirst: 'Vui lòng đồng ý với điều khoản và chính sách quyền riêng tư',
  area: {
    title: 'Mã vùng',
    search: 'Tìm quốc gia hoặc mã',
    recent: 'Gần đây',
    all: 'Tất cả quốc gia',
    nothing: 'Không tìm thấy quốc gia',
    nothingHint: 'Kiểm tra chính tả hoặc tìm theo mã, ví dụ +62.',
    clear: 'Hiện tất cả quốc gia',
  },
  terms: {
    title: 'Điều khoản dịch vụ',
  },
  privacy: {
    title: 'Chính sách quyền riêng tư',
  },
};

export default auth;
