import type { Texts } from '../texts';

const auth: Texts<'auth'> = {
  login: {
    title: 'Đăng nhập',
    promise: 'Một tài khoản, mọi thị trường',
    reason: 'Coin, Futures, quyền chọn và cổ phiếu theo giá trực tiếp. Đăng nhập để tiếp tục giao dịch.',
    byAccount: 'Email hoặc tài khoản',
    byPhone: 'Điện thoại',
    forgot: 'Quên mật khẩu?',
    noAccount: 'Chưa có tài khoản?',
    create: 'Tạo tài khoản',
    locked: 'Không đăng nhập được?',
    contact: 'Liên hệ',
    success: 'Đăng nhập thành công',
  },
  register: {
    title: 'Tạo tài khoản',
    reason: 'Miễn phí, chỉ mất một phút: email hoặc số điện thoại, mã xác minh và mật khẩu.',
    invite: 'Mã giới thiệu',
    inviteOptional: 'Mã giới thiệu (không bắt buộc)',
    haveAccount: 'Đã có tài khoản?',
    success: 'Tài khoản đã sẵn sàng. Đăng nhập để bắt đầu',
    submit: 'Tạo tài khoản',
  },
  forgot: {
    title: 'Đặt lại mật khẩu',
    promise: 'Lấy lại tài khoản của bạn',
    intro: 'Nhập email hoặc số điện thoại của tài khoản. Chúng tôi sẽ gửi mã xác minh.',
    success: 'Đã đổi mật khẩu. Hãy đăng nhập bằng mật khẩu mới',
    submit: 'Đổi mật khẩu',
  },
  way: { label: 'Cách đăng nhập', email: 'Email', mobile: 'Điện thoại' },
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
    label: 'Bước {{step}}/{{count}}',
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
    digit: 'Chữ số {{position}}/{{length}}',
    send: 'Gửi mã',
  },
  agree: 'Tôi đã đọc và đồng ý với <terms>Điều khoản dịch vụ</terms> và <privacy>Chính sách quyền riêng tư</privacy>',
  agreeAndClose: 'Đồng ý và đóng',
  agreeFirst: 'Hãy đồng ý với Điều khoản dịch vụ và Chính sách quyền riêng tư trước',
  area: {
    title: 'Mã vùng',
    search: 'Tìm quốc gia hoặc mã',
    recent: 'Gần đây',
    all: 'Tất cả quốc gia',
    nothing: 'Không tìm thấy quốc gia',
    nothingHint: 'Kiểm tra chính tả hoặc tìm theo mã, ví dụ +84.',
    clear: 'Hiện tất cả quốc gia',
  },
  terms: {
    title: 'Điều khoản dịch vụ',
    lead: 'Các điều khoản này được áp dụng giữa bạn và đơn vị vận hành nền tảng mỗi khi bạn sử dụng ứng dụng.',
    account: {
      title: '1. Tài khoản của bạn',
      body: 'Mỗi người một tài khoản. Bạn phải đủ tuổi theo pháp luật nơi cư trú và cung cấp thông tin trung thực. Không chia sẻ mật khẩu và mã xác minh: mọi thao tác thực hiện bằng chúng được coi là của bạn. Hãy liên hệ ngay với bộ phận Hỗ trợ khách hàng nếu bạn nghi ngờ người khác có được chúng.',
    },
    trading: {
      title: '2. Lệnh và giá',
      body: 'Lệnh có hiệu lực ràng buộc kể từ khi được chấp nhận. Lệnh được khớp theo giá thị trường tại thời điểm đó và giá này có thể khác giá gần nhất bạn nhìn thấy. Phí, ký quỹ và giá thanh lý được hiển thị trước khi bạn xác nhận. Lệnh đã khớp không thể đảo ngược.',
    },
    risk: {
      title: '3. Rủi ro',
      body: 'Giá tài sản số biến động nhanh. Khi dùng đòn bẩy và quyền chọn ngắn hạn, bạn có thể mất toàn bộ số tiền đã đặt chỉ trong vài giây. Sản phẩm có kỳ hạn có thể không cho rút trước hạn hoặc chỉ cho rút kèm phí phạt. Chỉ sử dụng số tiền bạn chấp nhận mất. Không nội dung nào trong ứng dụng là lời khuyên đầu tư.',
    },
    funds: {
      title: '4. Nạp và rút tiền',
      body: 'Chỉ gửi mỗi coin qua đúng mạng hiển thị cùng địa chỉ; nếu không, tài sản có thể bị mất. Mọi yêu cầu rút tiền đều được xét duyệt, phải xác minh danh tính khi vượt hạn mức hiển thị và không thể đảo ngược sau khi đã gửi. Tỷ giá tiền pháp định chỉ dùng để hiển thị.',
    },
    conduct: {
      title: '5. Hành vi bị cấm',
      body: 'Rửa tiền, sử dụng giấy tờ hoặc thẻ của người khác, thao túng thị trường và truy cập tự động gây gián đoạn dịch vụ. Trong những trường hợp này, tài khoản có thể bị khóa cho đến khi vụ việc được giải quyết.',
    },
    changes: {
      title: '6. Thay đổi điều khoản và đóng tài khoản',
      body: 'Các thay đổi điều khoản được thông báo trong ứng dụng trước khi có hiệu lực. Bạn có thể đóng tài khoản bất cứ lúc nào sau khi đã đóng mọi vị thế và rút hết số dư.',
    },
  },
  privacy: {
    title: 'Chính sách quyền riêng tư',
    lead: 'Chúng tôi lưu giữ những gì về bạn, để làm gì và bạn có thể yêu cầu chúng tôi điều gì.',
    kept: {
      title: '1. Dữ liệu chúng tôi lưu giữ',
      body: 'Địa chỉ email hoặc số điện thoại, hồ sơ, giấy tờ xác minh danh tính, các lệnh và lần chuyển của bạn, cùng các bản ghi kỹ thuật như thiết bị, ngôn ngữ và thời gian truy cập.',
    },
    use: {
      title: '2. Mục đích sử dụng',
      body: 'Để vận hành tài khoản, thực hiện lệnh và thanh toán, tuân thủ pháp luật phòng chống rửa tiền, bảo vệ bạn khỏi gian lận và trả lời bạn. Chúng tôi không bán dữ liệu của bạn.',
    },
    device: {
      title: '3. Trên thiết bị của bạn',
      body: 'Ứng dụng lưu phiên đăng nhập, ngôn ngữ và tiền tệ trong trình duyệt. Khi đăng xuất, phiên của bạn bị xóa khỏi thiết bị này.',
    },
    rights: {
      title: '4. Quyền của bạn',
      body: 'Bạn có thể hỏi chúng tôi đang lưu giữ dữ liệu nào, yêu cầu chỉnh sửa và yêu cầu xóa, trừ khi pháp luật buộc chúng tôi phải lưu giữ. Hãy liên hệ bộ phận Hỗ trợ khách hàng.',
    },
  },
};

export default auth;
