import { refusalsVn } from '@/contract/refusals/vn';
import { vn } from '../products/content/translations/vn';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsVn,
  articles: vn,
  dictionary: {
    // Confirmations after an action
    'Code sent': 'Đã gửi mã',
    'Code verified': 'Mã hợp lệ',
    'Registration successful': 'Đăng ký thành công',
    'Your password has been changed': 'Đã đổi mật khẩu',
    'Your payment password has been set': 'Đã đặt mật khẩu giao dịch',
    'Your phone number has been saved': 'Đã lưu số điện thoại',
    'Your e-mail address has been saved': 'Đã lưu địa chỉ email',
    'You are logged out': 'Bạn đã đăng xuất',
    'We have received your message': 'Chúng tôi đã nhận tin nhắn của bạn',
    'The order has been changed': 'Đã sửa lệnh',
    'The order has been cancelled': 'Đã hủy lệnh',
    'Position opened': 'Đã mở vị thế',
    'Position closed': 'Đã đóng vị thế',
    'Order placed': 'Đã đặt lệnh',
    'Submitted for processing': 'Đã gửi, đang xử lý',
    'Take profit and stop loss are set': 'Đã đặt chốt lời và cắt lỗ',
    'The position no longer follows the trader': 'Vị thế đã chuyển sang tự giữ',
    'Submitted for review': 'Đã gửi, đang xét duyệt',
    'You are now copying this trader': 'Bạn đang sao chép trader này',
    'You have stopped copying this trader': 'Bạn đã dừng sao chép trader này',
    'Your application is under review': 'Đơn đăng ký của bạn đang được xét duyệt',
    'Transfer complete': 'Chuyển thành công',
    'Your deposit has been submitted and is under review': 'Yêu cầu nạp tiền đã được gửi và đang xét duyệt',
    'Conversion complete': 'Chuyển đổi thành công',
    'Your deposit is locked': 'Đã khóa coin',
    'Your deposit has been redeemed': 'Đã rút trước hạn',
    'Purchase complete': 'Mua thành công',
    'Application submitted. Tokens are allotted when the subscription ends':
      'Đã gửi đơn đăng ký. Token được phân bổ khi đợt đăng ký kết thúc',
    'Coupon activated': 'Đã kích hoạt phiếu',
    'The new limit applies now': 'Giới hạn mới đã có hiệu lực',
    'The new limit applies from tomorrow': 'Giới hạn mới có hiệu lực từ ngày mai',
    'The seller has been notified': 'Đã báo cho người bán',
    'USDT released': 'Đã mở khóa USDT',
    'Your appeal is under review': 'Khiếu nại của bạn đang được xét duyệt',
    'Your break has started': 'Đã bắt đầu tạm nghỉ',
    'Added to your coupons': 'Đã thêm vào phiếu giảm giá của bạn',
    'Credited to your spot account': 'Đã cộng vào tài khoản Giao ngay',
    'Today’s points have been added': 'Bạn đã nhận điểm hôm nay',
    'The address has been added': 'Đã thêm địa chỉ',
    'The address has been updated': 'Đã cập nhật địa chỉ',
    'The bank card has been saved': 'Đã lưu thẻ ngân hàng',
    'All messages are marked as read': 'Đã đánh dấu tất cả tin nhắn là đã đọc',
    'Your application has been withdrawn': 'Đã rút đơn vay',
    'Repayment received': 'Đã nhận tiền trả nợ',
    'Your loan is paid off': 'Khoản vay đã tất toán',
    'No artwork selected': 'Chưa chọn tác phẩm',
    'Added to saved artworks': 'Đã lưu tác phẩm',
    'Removed from saved artworks': 'Đã bỏ lưu tác phẩm',
    'The bid deposit has been paid': 'Đã nộp tiền đặt cọc',
    'You are the highest bidder': 'Giá đấu của bạn đang dẫn đầu',
    'Your artwork is listed for resale': 'Tác phẩm đã được đăng bán lại',
    Noted: 'Đã ghi nhận',
    'Payment complete. The artwork is yours': 'Đã thanh toán. Tác phẩm là của bạn',
    'The artwork has been sent as a gift': 'Đã tặng tác phẩm',
    'You no longer see their messages': 'Đã ẩn tin nhắn của người này',
    'You see their messages again': 'Đã bỏ ẩn tin nhắn của người này',
    'Thank you. We will review it': 'Cảm ơn bạn. Chúng tôi sẽ xem xét',
    'Removed from your favourites': 'Đã xóa khỏi mục Yêu thích',
    // Chat room: answers to a customer
    'Welcome, {name}!': 'Chào mừng {name} nhé!',
    'Hi {name}. {coin} is at {price}, in case you wondered': 'Chào {name}. {coin} đang {price}, báo luôn cho khỏi hỏi',
    'Hello {name}, what are you trading?': 'Chào {name}, nay đánh con gì đấy?',
    '{name}, depends on how long you want to hold': '{name} ơi, còn tùy ôm bao lâu',
    '{name}, I would ask customer service, they answer quickly': '{name} hỏi bên hỗ trợ đi, họ trả lời nhanh lắm',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      'Câu hay đấy {name}. {coin} {price} thì bảo vào đi, còn ví mình bảo thôi',
    '{name}, not before {coin} is through {price} for me': '{name}, {coin} chưa qua {price} thì mình chưa vào',
    'Any time, {name}': 'Có gì đâu {name}',
    'No problem {name}, pay it forward': 'Chuyện nhỏ {name}, sau giúp lại người khác là được',
    '{name} gets it': '{name} nói chuẩn',
    '{name}, with a stop I hope': '{name} có đặt cắt lỗ rồi chứ',
    '{name}, do not sell the bottom': '{name} ơi, đừng bán ngay đáy',
    'Finally somebody says it, {name}': 'Cuối cùng cũng có người nói ra, {name} chuẩn luôn',
    'Interesting, {name}': 'Hay đấy {name}',
    '{name}, tell us more': '{name} kể thêm đi',
    'Noted, {name}': 'Ghi nhận nha {name}',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin} nay khỏe phết, {move} trong 15 phút',
    'Slow and steady, {coin} at {price}': 'Chậm mà chắc, {coin} {price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}. Con này mình không bán',
    'Everybody is long {coin} again, that never ends well': 'Lại cả làng Long {coin}, lần nào cũng có cái kết buồn',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      'Bắt đúng đáy {coin} giờ này, thấy mình thiên tài ghê. Chờ mười phút nữa xem',
    'Is it too late for {coin}?': 'Giờ vào {coin} còn kịp không anh em?',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin} nằm trên MA20 khung 15 phút, volume ổn',
    '{coin} leaking, {move}': '{coin} rỉ máu từ từ, {move}',
    '{price} should hold for {coin}. Should': '{coin} chắc giữ được {price}. Chắc thế',
    'Told you. {coin} has not found its floor': 'Bảo rồi mà. {coin} chưa thấy đáy đâu',
    'Buying a little {coin} here, not all at once': 'Nhặt ít {coin} vùng này, không all-in',
    'My {coin} position and I need some time apart': 'Mình với vị thế {coin} cần xa nhau một thời gian',
    'Stop on {coin} or wait?': '{coin} cắt lỗ hay gồng tiếp đây?',
    '{coin}!! {move} just like that': '{coin}!! {move} cái một',
    'What a candle on {coin}. {price}': 'Cây nến {coin} kinh thật. {price}',
    'Shorts on {coin} are being carried out on a stretcher': 'Phe Short {coin} đang lên cáng cả loạt',
    '{coin} {move}. I would take some off the table here': '{coin} {move}. Là mình thì chốt bớt ở đây',
    'Who bought all that {coin}?': 'Ai gom {coin} mà ghê vậy?',
    'Do not chase {coin} now, it comes back to say hello': 'Đừng đu {coin} lúc này, kiểu gì cũng hồi về chào một tiếng',
    '{coin} to the moon, and I sold yesterday': '{coin} bay rồi, mà hôm qua mình vừa bán',
    '{coin} {move}. Check your margin, people': '{coin} {move}. Anh em ngó lại ký quỹ đi',
    'That red candle on {coin} took my stop and my mood':
      'Cây nến đỏ {coin} quét luôn cắt lỗ với cả tâm trạng của mình',
    'Somebody is being liquidated on {coin} right now': 'Giờ này chắc có người đang cháy {coin}',
    '{coin} {price}, blood in the streets. My order waits lower':
      '{coin} {price}, máu chảy đầy đường. Lệnh mình kê thấp hơn nữa',
    'This is why I do not use 100x on {coin}': 'Thế nên mình không bao giờ chơi 100x với {coin}',
    'Is {coin} broken or is it me?': '{coin} hỏng hay mình hỏng vậy?',
    'No panic. {coin} did worse last month': 'Bình tĩnh. Tháng trước {coin} còn thảm hơn',
    'Stocks are open, {coin} starts at {price}': 'Chứng mở cửa rồi, {coin} vào phiên ở {price}',
    'Opening bell. Watching {coin} first': 'Vào phiên. Ngó {coin} trước đã',
    'Good morning to everybody who holds {coin}': 'Chào buổi sáng hội ôm {coin}',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': 'Thị trường im ắng quá. {coin} nằm {price} cả buổi rồi',
    'Watching paint dry. And {coin}': 'Ngồi nhìn sơn khô. Và nhìn {coin}',
    'Sideways again. I will read the white paper of something': 'Lại sideway. Thôi đi đọc sách trắng con nào đó vậy',
    'Calm before the storm if you ask me': 'Theo mình thì đây là yên lặng trước bão',
    'Anybody doing lock-up mining this week? 30 days looks fair to me':
      'Tuần này có ai chơi Staking khóa không? Mình thấy gói 30 ngày cũng được',
    'Rule for today: no trade is a trade too': 'Kỷ luật hôm nay: không vào lệnh cũng là một lệnh',
    'What is everyone holding over the weekend?': 'Cuối tuần anh em ôm con gì?',
    'I set a limit on {coin} and went for coffee. Still waiting':
      'Kê lệnh {coin} xong đi uống cà phê. Về vẫn chưa khớp',
    'Still awake? {coin} is not': 'Còn thức à? {coin} ngủ rồi',
    'Night shift. {coin} {price}': 'Trực ca đêm. {coin} {price}',
    'Thin books at this hour, use limits': 'Giờ này sổ lệnh mỏng lắm, đặt lệnh giới hạn thôi',
    'One more candle and I sleep. Said so three candles ago': 'Thêm một cây nến nữa rồi ngủ. Ba cây trước cũng nói thế',
    '{name}, same here': '{name}, mình cũng vậy',
    '{name}, you said that yesterday too': '{name}, hôm qua cũng nói y chang',
    '{name}, what is your stop?': '{name} để cắt lỗ ở đâu?',
    '{name}, I would wait for the hourly close': '{name}, mình thì chờ đóng nến H1 đã',
    '{name}, agreed': '{name}, đồng ý',
    'Careful, {name}': 'Cẩn thận nha {name}',
    '{name}, screenshot or it did not happen': '{name}, không có ảnh chụp là không tin đâu nha',
    // The guide: first steps
    'First steps': 'Bắt đầu từ đâu',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      'Từ tài khoản trống đến giao dịch đầu tiên, và cách giữ an toàn cho tiền của bạn.',
    'Verify yourself': 'Xác minh danh tính',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      'Liên kết email và số điện thoại, rồi gửi ảnh giấy tờ của bạn. Cấp càng cao, hạn mức càng lớn.',
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      'Chọn coin và mạng, sao chép địa chỉ nạp tiền, rồi tải lên chứng từ thanh toán.',
    Trade: 'Giao dịch',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      'Giao dịch giao ngay dùng tài khoản Giao ngay. Futures, quyền chọn và cổ phiếu có tài khoản riêng: cần bao nhiêu, chuyển bấy nhiêu.',
    Withdraw: 'Rút tiền',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      'Hãy lưu địa chỉ hoặc thẻ ngân hàng trước. Mỗi lần rút đều cần mật khẩu giao dịch và được xét duyệt.',
    'Stay safe': 'Giữ an toàn',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      'Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Chỉ mở liên kết từ trong ứng dụng: ứng dụng cho biết mỗi trang đến từ đâu.',
    // Mottos of traders
    'With the trend, never against it.': 'Thuận xu hướng, không bao giờ ngược.',
    'Small wins, many of them.': 'Lãi nhỏ, góp nhiều lần.',
    'What went too far comes back.': 'Đi quá xa rồi cũng quay về.',
    'I buy, I wait.': 'Mua rồi chờ.',
    'Breakouts only. Stops always.': 'Chỉ đánh phá vỡ. Luôn có cắt lỗ.',
    'Two trades a day, then coffee.': 'Ngày hai lệnh, rồi đi cà phê.',
    'Patience pays the bills.': 'Kiên nhẫn là cần câu cơm.',
    'Fast in, fast out.': 'Vào nhanh, ra nhanh.',
    'Altcoins, mostly at night.': 'Altcoin, phần lớn là về đêm.',
    'Holding through storms.': 'Giữ vững qua giông bão.',
    'Learning in public.': 'Vừa làm vừa học, công khai tất cả.',
    'All or nothing, a hundred times.': 'Được ăn cả, ngã về không, một trăm lần.',
    // Token projects
    'A relay that carries small payments between chains in one step.':
      'Mạng chuyển tiếp đưa các khoản thanh toán nhỏ qua lại giữa các chuỗi chỉ trong một bước.',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay gộp hàng nghìn lượt chuyển nhỏ vào một bằng chứng. Bên vận hành stake LUNR và được trả công bằng LUNR.',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      'Chuyển mười đô la giữa hai chuỗi mất ba lần ký, hai lần chờ và một khoản phí đắt hơn ly cà phê.',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      'Các nút chuyển tiếp gom lệnh chuyển trong bốn giây, chứng minh cùng lúc rồi thanh toán tổng số. Nút nào gian dối sẽ mất phần stake.',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      'Mạng thử nghiệm đã chạy mười một tháng với 240 nút tại 31 quốc gia, chưa mất một lượt thanh toán nào.',
    'Idle graphics cards rented out by the minute.': 'Cho thuê card đồ họa nhàn rỗi theo phút.',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid kết nối chủ card đồ họa với người huấn luyện mô hình. Mỗi phút tính toán được trả bằng AURO.',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      'Card của các studio và trường học nằm không hai phần ba ngày, trong khi các nhóm nhỏ phải xếp hàng chờ.',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      'Công việc được chia thành từng phần một phút, do hai người không quen biết cùng tính và chỉ trả tiền khi hai kết quả khớp nhau.',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      'Mạng lưới hiện có 3.900 card. Ai có card ra mắt trong bốn năm gần đây đều tham gia được, chỉ cần cài một chương trình.',
    'Freight papers that sign, travel and pay by themselves.': 'Chứng từ vận tải tự ký, tự đi, tự thanh toán.',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight biến vận đơn thành token. NIMB dùng để trả phí công chứng và bảo hiểm cho cả hành trình.',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      'Một container vượt đại dương trong mười tám ngày, còn giấy tờ của nó mất hai mươi bốn ngày.',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      'Ai xử lý chứng từ đều ký vào đó. Cảng vừa ký, hãng vận chuyển nhận tiền ngay trong giây ấy.',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      'Bốn hãng tàu và hai cảng đang dùng Nimbus Freight trên tuyến Jakarta – Rotterdam.',
    'Loans between small exchanges that trust only numbers.': 'Khoản vay giữa các sàn nhỏ chỉ tin vào con số.',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Finance giúp các sàn cho nhau vay coin qua đêm. Người nắm giữ TERN bảo hiểm các khoản vay và hưởng chênh lệch lãi.',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      'Các sàn nhỏ phải giữ dự trữ gấp ba mức cần thiết, vì không sàn nào cho sàn nào vay.',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      'Dự trữ được chứng minh mỗi giờ. Sàn chứng minh đủ thì được vay đến sáng, không hơn.',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      'Mười chín sàn cho nhau vay 84 triệu đô la mỗi đêm trong giai đoạn thử nghiệm. Chưa khoản nào trả muộn.',
    'Private searches over public data.': 'Tra cứu riêng tư trên dữ liệu công khai.',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol trả lời câu hỏi về các chuỗi công khai mà không biết ai hỏi. Người trả lời được thưởng SABL.',
    'Looking up an address tells the service behind the search which address matters to you.':
      'Khi bạn tra một địa chỉ, dịch vụ tra cứu biết ngay bạn đang quan tâm địa chỉ nào.',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      'Mỗi truy vấn được chia cho ba máy chủ không biết nhau. Chỉ người hỏi mới ghép được câu trả lời.',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable trả lời hai triệu truy vấn mỗi ngày trong ví của chín nhà cung cấp.',
    'Payments by text message, where there is no internet.': 'Thanh toán bằng tin nhắn SMS, ở nơi không có internet.',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay chuyển tiền bằng tin nhắn SMS. PELI là tiền công cho các đại lý đổi ra tiền mặt.',
    'Half the people who send money home live where the network carries text and nothing else.':
      'Một nửa số người gửi tiền về quê sống ở nơi chỉ có sóng nhắn tin, ngoài ra không có gì.',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      'Một tin nhắn 140 ký tự chứa trọn một khoản thanh toán đã ký. Đại lý chỉ cần chiếc điện thoại mười năm tuổi để đọc và chi trả.',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican có 12.000 đại lý ở các tỉnh đảo, phần lớn là cửa hàng từng bán thẻ cào điện thoại.',
    'Storage that proves every night that it still has your files.':
      'Nơi lưu trữ đêm nào cũng chứng minh rằng tệp của bạn vẫn còn.',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage chia tệp thành mảnh, gửi cho những người lạ và kiểm tra họ mỗi đêm. Họ stake QUOR và nhận công bằng QUOR.',
    'A backup that nobody has read for years is a hope, not a backup.':
      'Bản sao lưu nhiều năm không ai đọc chỉ là niềm hy vọng, không phải bản sao lưu.',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      'Mỗi đêm, từng người giữ phải xuất trình một mảnh chọn ngẫu nhiên. Ai không làm được sẽ mất phần stake, và mảnh đó được dựng lại.',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra đang giữ 41 petabyte. Trong 1,2 tỷ lượt kiểm tra đêm, chỉ chín lượt không đạt ngay lần đầu.',
    // Token projects: texts common to all white papers
    'The problem': 'Vấn đề',
    'The approach': 'Giải pháp',
    'The token': 'Token của dự án',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      '{issue} {token} được bán với giá {price} USDT mỗi token. Không có vòng bán riêng, không chiết khấu.',
    'The sale': 'Đợt bán',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      'Nhận đơn đăng ký đến khi bán hết. Mỗi đơn được phân bổ đủ.',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      'Nhận đơn đăng ký đến hết đợt bán. Nếu tổng đăng ký vượt lượng phát hành, token được phân bổ theo tỷ lệ: ai cũng nhận cùng một tỷ lệ phần trăm trên số đã đăng ký, phần tiền còn lại được hoàn.',
    Risk: 'Rủi ro',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      'Giá token có thể xuống dưới giá phát hành. Chỉ đăng ký bằng số tiền bạn chấp nhận mất.',
    'Current status': 'Tình hình hiện tại',
    '{name} is a fictional project of this simulation.': '{name} là dự án hư cấu của sàn mô phỏng này.',
    // Messages: account
    'Welcome to Pocket Exchange': 'Chào mừng đến với Pocket Exchange',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      'Tài khoản của bạn đã sẵn sàng. Hai phiếu giảm giá đang chờ bạn trong Cài đặt, mục Phiếu giảm giá.\n\nHãy xác minh danh tính để giao dịch và rút tiền. Chỉ mất hai phút.',
    'New login to your account': 'Đăng nhập mới vào tài khoản của bạn',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      'Tài khoản của bạn có lượt đăng nhập mới lúc {time:time}. Phiên trước đó đã kết thúc.\n\nNếu không phải bạn, hãy đổi mật khẩu ngay.',
    'Your login password was changed': 'Đã đổi mật khẩu đăng nhập',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      'Mật khẩu đăng nhập của bạn đã được đổi lúc {time:time}.\n\nNếu không phải bạn, hãy liên hệ Hỗ trợ khách hàng.',
    'Your payment password was set': 'Đã đặt mật khẩu giao dịch',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      'Mật khẩu giao dịch, dùng để xác nhận rút tiền, đã được đặt lúc {time:time}.\n\nNếu không phải bạn, hãy liên hệ Hỗ trợ khách hàng.',
    'New contact linked to your account': 'Đã liên kết email hoặc số điện thoại mới',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{address} đã được liên kết với tài khoản của bạn lúc {time:time}. Bạn có thể dùng để đăng nhập và nhận mã xác minh.',
    'Identity verified: level {level}': 'Đã xác minh danh tính Lv{level}',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      'Hồ sơ xác minh danh tính Lv{level} của bạn đã được duyệt. Hạn mức mới có hiệu lực ngay.',
    'Identity verification rejected: level {level}': 'Xác minh danh tính Lv{level} bị từ chối',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      'Hồ sơ xác minh danh tính Lv{level} của bạn không được duyệt: {reason}\n\nBạn có thể gửi lại ngay.',
    'You are now VIP {tier}': 'Bạn đã lên VIP {tier}',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      'Tổng nạp của bạn đã đạt mức VIP {tier}. Phí thấp hơn và hạn mức cao hơn có hiệu lực ngay, kèm một phiếu giảm giá tặng bạn.',
    'A coupon for you': 'Tặng bạn một phiếu giảm giá',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      'Bạn nhận được phiếu giảm giá trị giá đến {worth:amount} USDT. Hãy kích hoạt trước {expires:time}.',
    // Messages: copy trading
    'A trade by {trader} was not copied': 'Một lệnh của {trader} không được sao chép',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} đã mở {side:word} {symbol}, nhưng số dư hoặc cài đặt của bạn không cho phép sao chép. Xem lý do trong mục Sao chép của tôi.',
    '{symbol}: copied position closed with the trader’s': '{symbol}: vị thế sao chép đã đóng theo trader',
    '{symbol}: part of a copied position closed with the trader’s':
      '{symbol}: một phần vị thế sao chép đã đóng theo trader',
    'You have stopped copying {trader}': 'Bạn đã dừng sao chép {trader}',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      'Đã đến thời hạn bạn đặt. Các vị thế đã sao chép sẽ đóng cùng {trader}, trừ khi bạn chọn Tự giữ trước.',
    'You have a new follower': 'Bạn có người theo dõi mới',
    'Someone is now copying your trades. Followers: {count}.':
      'Có người vừa bắt đầu sao chép lệnh của bạn. Số người theo dõi: {count}.',
    'You are now a trader': 'Bạn đã trở thành trader',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      'Đơn đăng ký của bạn đã được duyệt. Bạn có tên trong danh sách trader, và từ nay mọi vị thế bạn mở đều có thể được sao chép.',
    'Your trader application was not approved': 'Đơn đăng ký trader của bạn không được duyệt',
    'Reason: {reason}\n\nYou can apply again at any time.': 'Lý do: {reason}\n\nBạn có thể đăng ký lại bất cứ lúc nào.',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': 'Nạp thành công: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      'Khoản nạp {amount:amount} {coin} của bạn đã được duyệt và cộng vào tài khoản Giao ngay.',
    'Deposit not approved: {amount:amount} {coin}': 'Khoản nạp bị từ chối: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      'Không thể xác nhận khoản nạp {amount:amount} {coin} của bạn: {reason}\n\nTiền chưa được cộng. Hãy gửi lại với chứng từ thanh toán rõ hơn hoặc liên hệ Hỗ trợ khách hàng.',
    'Withdrawal sent: {amount:amount} {coin}': 'Đã gửi khoản rút: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      'Khoản rút {amount:amount} {coin} của bạn đã được duyệt và gửi đi, đã trừ phí {fee:amount} {coin}.',
    'Withdrawal rejected: {amount:amount} {coin}': 'Khoản rút bị từ chối: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      'Khoản rút {amount:amount} {coin} của bạn bị từ chối: {reason}\n\nToàn bộ số tiền đã được hoàn về số dư khả dụng.',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}: được phân bổ {amount:amount}',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      'Đợt bán đã kết thúc. Bạn được phân bổ {amount:amount} {token} với giá {paid:amount} {coin}; {refund:amount} {coin} đã được hoàn.',
    '{token} is listed': '{token} đã niêm yết',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} đã mở giao dịch. {token} của bạn đã có trong tài khoản Giao ngay.',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': 'Khoản vay được duyệt: {amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      '{amount:amount} {coin} đã được cộng vào tài khoản Giao ngay. Đến hạn lúc {due:time}.',
    'Loan not approved': 'Khoản vay không được duyệt',
    'You asked for {amount:amount} {coin}. Reason: {reason}':
      'Bạn đã đề nghị vay {amount:amount} {coin}. Lý do: {reason}',
    'Your loan is due soon': 'Khoản vay sắp đến hạn',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      '{amount:amount} {coin} đến hạn lúc {due:time}. Hãy trả đúng hạn để giữ điểm tín dụng.',
    'Your loan is overdue': 'Khoản vay đã quá hạn',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      '{amount:amount} {coin} đã đến hạn lúc {due:time}. Mỗi ngày chưa trả đều bị tính thêm phí phạt; phần nợ còn lại sẽ được thu từ các tài khoản của bạn.',
    'Collected for your loan: {amount:amount} {coin}': 'Đã thu nợ: {amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      '{amount:amount} {coin} đã được thu từ các tài khoản của bạn cho khoản vay quá hạn. Dư nợ còn lại: {left:amount} {coin}.',
    'Loan repaid': 'Đã trả hết khoản vay',
    'Your loan of {amount:amount} {coin} is repaid in full.':
      'Khoản vay {amount:amount} {coin} của bạn đã được trả hết.',
    // Messages: artworks and auctions
    'Outbid: {work}': 'Bị vượt giá: {work}',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      'Có người vừa đặt giá {price:amount} {coin} cho “{work}”. Phiên đấu giá kết thúc lúc {ends:time}. Bạn vẫn có thể đặt giá tiếp.',
    'You won the auction: {work}': 'Bạn đã thắng đấu giá: {work}',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '“{work}” thuộc về bạn với giá {price:amount} {coin}. Hãy thanh toán trước {deadline:time}, nếu không bạn sẽ mất tiền đặt cọc.',
    'Auction ended: {work}': 'Đấu giá kết thúc: {work}',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '“{work}” đã thuộc về người khác. Tiền đặt cọc {margin:amount} {coin} đã được hoàn cho bạn.',
    'Bid deposit forfeited: {work}': 'Mất tiền đặt cọc: {work}',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '“{work}” không được thanh toán đúng hạn. Tiền đặt cọc {margin:amount} {coin} đã bị thu.',
    'Sold: {work}': 'Đã bán: {work}',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '“{work}” đã bán với giá {price:amount} {coin}. Bạn nhận {received:amount} {coin} sau khi trừ phí.',
    'Not sold: {work}': 'Chưa bán được: {work}',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      'Đợt bán “{work}” đã kết thúc mà không có người mua. Tác phẩm vẫn là của bạn.',
    'Not paid for: {work}': 'Không được thanh toán: {work}',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      'Người thắng đấu giá không thanh toán “{work}” đúng hạn. Tác phẩm vẫn là của bạn.',
    'You received an artwork: {work}': 'Bạn được tặng một tác phẩm: {work}',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} đã tặng bạn “{work}”. Xem trong mục Tác phẩm của tôi.',
    // Messages: customer service, chat room and OTC
    'Customer service has answered': 'Hỗ trợ khách hàng đã trả lời',
    '{name} has answered your question.': '{name} đã trả lời câu hỏi của bạn.',
    'Thank you for your report': 'Cảm ơn bạn đã báo cáo',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      'Tin nhắn của {name} trong phòng chat lúc {at:time} vi phạm quy định và đã bị gỡ. {name} không thể nhắn trong phòng chat một ngày.',
    'Your report has been reviewed': 'Báo cáo của bạn đã được xem xét',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      'Tin nhắn của {name} trong phòng chat lúc {at:time} được giữ lại: {reason}\n\nBạn có thể ẩn bất kỳ ai mà bạn không muốn đọc tin nhắn.',
    'Your message was removed from the chat room': 'Tin nhắn của bạn đã bị gỡ khỏi phòng chat',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '“{text}”\n\nTin nhắn này bị báo cáo và vi phạm quy định của phòng chat. Bạn vẫn đọc được và có thể nhắn lại từ {until:time}.',
    'OTC order completed: {amount:amount} {coin}': 'Lệnh OTC hoàn tất: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      'Lệnh OTC {amount:amount} {coin} của bạn, tổng {total:amount} {fiat}, đã hoàn tất.',
    'New order on your ad: {amount:amount} {coin}': 'Lệnh mới từ quảng cáo của bạn: {amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} đã đặt lệnh {amount:amount} {coin} từ quảng cáo của bạn, tổng {total:amount} {fiat}.',
    '{name} has paid {total:amount} {fiat}': '{name} đã thanh toán {total:amount} {fiat}',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      'Hãy kiểm tra {total:amount} {fiat} đã về tài khoản rồi mới mở khóa {amount:amount} {coin}. Không mở khóa khi tiền chưa về.',
    'Your ad is paused': 'Quảng cáo của bạn đã tạm dừng',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '{count} lệnh liên tiếp không được thanh toán đúng hạn. Hãy chạy lại quảng cáo khi bạn có thể thanh toán.',
    'Your ad is complete': 'Quảng cáo của bạn đã hoàn tất',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      'Đã giao dịch {amount:amount} {coin}. Phần tạm giữ còn lại, nếu có, đã được hoàn về số dư khả dụng.',
    'OTC order cancelled: {amount:amount} {coin}': 'Lệnh OTC đã hủy: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      'Lệnh OTC {amount:amount} {coin} của bạn đã bị hủy. Phần tạm giữ đã được hoàn về số dư khả dụng.',
    'Appeal on your OTC order for {amount:amount} {coin}': 'Khiếu nại về lệnh OTC {amount:amount} {coin} của bạn',
    'The other party has appealed. The order is on hold until the exchange decides.':
      'Bên kia đã khiếu nại. Lệnh tạm dừng cho đến khi sàn đưa ra quyết định.',
    'Your OTC appeal has been decided': 'Khiếu nại OTC của bạn đã có quyết định',
    'Order for {amount:amount} {coin}. Decision: {decision}': 'Lệnh {amount:amount} {coin}. Quyết định: {decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}: lệnh giới hạn đã khớp',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'Lệnh {side:word} {amount:amount} {coin} của bạn đã khớp ở giá {price:amount}, giá trị {value:money} {quote}.',
    '{symbol}: triggered order filled': '{symbol}: lệnh kích hoạt đã khớp',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'Thị trường đã chạm {stop:amount}. Lệnh {side:word} {amount:amount} {coin} của bạn đã khớp ở giá {price:amount}, giá trị {value:money} {quote}.',
    '{symbol}: order triggered': '{symbol}: lệnh đã kích hoạt',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      'Thị trường đã chạm {stop:amount}. Lệnh {side:word} {amount:amount} {coin} của bạn đang nằm trong sổ lệnh ở giá {price:amount}. Đã khớp: {filled:amount} {coin}.',
    '{symbol}: triggered order not filled completely': '{symbol}: lệnh kích hoạt chưa khớp hết',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      'Thị trường đã chạm {stop:amount}. Trong lệnh {side:word} {amount:amount} {coin} của bạn, {filled:amount} {coin} đã khớp và phần còn lại bị hủy: sổ lệnh không còn lệnh đối ứng cho số tiền đã đóng băng.',
    'Several limit orders filled today': 'Nhiều lệnh giới hạn đã khớp hôm nay',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      'Hôm nay {count} lệnh giới hạn của bạn đã khớp. Các lệnh khớp thêm trong ngày không được báo riêng: xem trong Lịch sử lệnh.',
    '{symbol}: limit order opened a position': '{symbol}: lệnh giới hạn đã mở vị thế',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'Thị trường đã chạm giá của bạn: bạn đang {side:word} {amount:amount} {coin} ở giá {price:amount}, đòn bẩy {multiple}×.',
    '{symbol}: trigger order opened a position': '{symbol}: lệnh kích hoạt đã mở vị thế',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'Thị trường đã chạm giá kích hoạt của bạn: bạn đang {side:word} {amount:amount} {coin} ở giá {price:amount}, đòn bẩy {multiple}×.',
    'Pending futures limit orders cancelled': 'Đã hủy lệnh giới hạn Futures đang chờ',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      'Các vị thế đang mở cần đến số tiền bị giữ cho lệnh giới hạn đang chờ. Số lệnh đã hủy: {count}. Khả dụng trở lại: {amount:money} USDT.',
    'Pending futures trigger orders cancelled': 'Đã hủy lệnh kích hoạt Futures đang chờ',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      'Vị thế Futures của bạn đã bị thanh lý nên các lệnh kích hoạt đang chờ cũng bị hủy. Số lệnh đã hủy: {count}.',
    '{symbol}: trigger order cancelled': '{symbol}: lệnh kích hoạt đã bị hủy',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      'Thị trường đã chạm {price:amount}, nhưng tài khoản Futures không đủ ký quỹ và phí cho lệnh {side:word} {amount:amount} {coin}. Lệnh đã bị hủy.',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      'Thị trường nhảy qua giá kích hoạt {price:amount} và qua cả {stop:amount}, mức giá mà vị thế {side:word} {amount:amount} {coin} sẽ bị đóng lại ngay. Lệnh đã bị hủy.',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      'Thị trường nhảy qua giá kích hoạt {price:amount}. Gồm cả chênh lệch giá, vị thế {side:word} {amount:amount} {coin} sẽ mở ở mức giá bằng hoặc dưới 0. Lệnh đã bị hủy.',
    '{symbol} rose to {price:amount}': '{symbol} đã tăng lên {price:amount}',
    '{symbol} fell to {price:amount}': '{symbol} đã giảm xuống {price:amount}',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      'Đã chạm mức giá cảnh báo của bạn. Lúc đặt, giá là {from:amount}.',
    '{symbol}: close order filled': '{symbol}: lệnh đóng vị thế đã khớp',
    '{symbol}: take profit reached': '{symbol}: đã chạm giá chốt lời',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      '{amount:amount} {coin} trong vị thế {side:word} của bạn đã đóng ở giá {price:amount}. Lãi/lỗ: {profit:signed} USDT. Phần còn lại vẫn mở.',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      'Vị thế {side:word} {amount:amount} {coin} của bạn đã đóng ở giá {price:amount}. Lãi/lỗ: {profit:signed} USDT.',
    '{symbol}: stop loss reached': '{symbol}: đã chạm giá cắt lỗ',
    'Your futures positions were liquidated': 'Vị thế Futures của bạn đã bị thanh lý',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      'Ký quỹ không còn đủ bù lỗ nên mọi vị thế đang mở đã bị đóng theo giá thị trường. Số vị thế đã đóng: {count}. Lãi/lỗ: {profit:signed} USDT.\n\nLệnh cắt lỗ có thể đóng vị thế trước khi điều này xảy ra.',
    'Positions in profit closed': 'Đã đóng các vị thế đang lãi',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      'Số dư và ký quỹ không đủ bù lỗ cho một vị thế buộc phải đóng, nên các vị thế đang lãi đã bị đóng theo giá thị trường để bù vào. Số vị thế đã đóng: {count}. Lãi/lỗ: {profit:signed} USDT.',
    'Your futures account is close to liquidation': 'Tài khoản Futures của bạn sắp bị thanh lý',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      'Mức ký quỹ {rate}%: vị thế bị thanh lý khi còn {limit}%. Hãy chuyển tiền vào tài khoản Futures hoặc đóng bớt vị thế.',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': 'Đã nhận lãi: {amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      'Ngày {day}/{days} của khoản khóa: {amount:amount} {coin} đã được cộng vào tài khoản Giao ngay.',
    'Lock-up deposit returned: {amount:amount} {coin}': 'Đã hoàn khoản khóa: {amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      'Khoản khóa của bạn đã đáo hạn sau {days} ngày. {amount:amount} {coin} đã về tài khoản Giao ngay. Tổng lợi nhuận: {interest:amount} {coin}.',
    'Dual investment settled: {payout:amount} {coin}': 'Đã tất toán Đầu tư kép: {payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      'Giá thanh toán {symbol} là {price:amount}, {side:word} giá mục tiêu {linked:amount}. {payout:amount} {coin} đã được cộng vào tài khoản Giao ngay.',
    'Dual investment returned: {payout:amount} {coin}': 'Đã hoàn Đầu tư kép: {payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} không có giá suốt một ngày nên khoản đầu tư của bạn không được tất toán. {payout:amount} {coin} đã về tài khoản Giao ngay.',
    // Messages: words inserted into messages
    buy: 'mua',
    sell: 'bán',
    long: 'Long',
    short: 'Short',
    'at or above': 'bằng hoặc trên',
    below: 'dưới',
    // Artists
    'Water never draws the same line twice.': 'Nước không bao giờ vẽ một đường hai lần.',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu lớn lên bên bãi triều và viết những quy luật như thủy triều: con sóng nào cũng sinh từ con sóng trước.',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      'Những lớp triều dưới mặt trời thấp, vẽ bởi một quy luật không bao giờ lặp lại.',
    'One breath, one ring.': 'Một hơi thở, một vòng tròn.',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji tự mài mực và vẽ mỗi vòng tròn trong một hơi thở. Bức nào không ưng, mùa đông ông đem đốt.',
    'Ink on paper: a ring, a stroke, and what they leave out.':
      'Mực trên giấy: một vòng tròn, một nét bút, và những gì để trống.',
    'Five shapes are an argument.': 'Năm hình khối là đủ một cuộc tranh luận.',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Trước khi cầm cọ, Mirela soạn giờ tàu chạy. Tranh của cô đến giờ vẫn đúng từng phút.',
    'Hard edges, few colours, and a balance that is found, not measured.':
      'Cạnh sắc, ít màu, và một thế cân bằng tìm thấy chứ không đo được.',
    'Somebody is always awake.': 'Lúc nào cũng có ai đó còn thức.',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas đi xe buýt đêm đến bến cuối và đếm những ô cửa sáng đèn. Anh chưa từng vẽ một ô cửa hai lần.',
    'A city at night, window by window.': 'Thành phố về đêm, từng ô cửa một.',
    'Look north, then wait.': 'Nhìn về phương bắc, rồi chờ.',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      'Linnea sống ở nơi con đường kết thúc. Nửa năm trời, bầu trời lo phần ánh sáng cho cô.',
    'Northern lights over mountains, as they were on one night.': 'Cực quang trên dãy núi, đúng như một đêm đã thấy.',
    'Patterns my grandmother would know.': 'Những họa tiết bà tôi sẽ nhận ra.',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi học vẽ batik trước khi học lập trình. Họa tiết thì cũ, phép đối xứng thì không.',
    'A batik rosette of many turns.': 'Một đóa batik xoay nhiều vòng.',
    'Sixteen pixels are plenty.': 'Mười sáu pixel là quá đủ.',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor nuôi cả một vườn thú vừa trên con tem. Con nào cũng có tên, và chưa con nào nghe ai bảo mình bé.',
    'A creature of sixteen by sixteen pixels.': 'Một sinh vật mười sáu nhân mười sáu pixel.',
    '137.5 degrees at a time.': 'Mỗi bước 137,5 độ.',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Clara sống bằng nghề đếm cánh hoa và trồng chúng theo góc vàng. Khu vườn của cô không có đất.',
    'A flower grown petal by petal, by the golden angle.': 'Một bông hoa lớn lên từng cánh, theo góc vàng.',
    'Listen twice.': 'Hãy nghe hai lần.',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy viết những khúc nhạc ngắn hơn một chặng xe buýt và thu âm trong những căn phòng không người.',
    'A short piece of music, and its trace.': 'Một khúc nhạc ngắn, và dấu vết của nó.',
    'Everything falls around something.': 'Vạn vật đều rơi quanh một thứ gì đó.',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol từng là nhà thiên văn, cho đến khi bầu trời trở nên quá ồn. Giờ đây các hành tinh là của riêng Sol.',
    'A world with its moons, on its way around a sun.':
      'Một thế giới cùng những mặt trăng, trên đường vòng quanh mặt trời của nó.',
    // Bank card form
    'ABA number': 'Mã ABA',
    'Real name': 'Họ tên thật',
    'Card number': 'Số thẻ',
    'Bank address': 'Địa chỉ ngân hàng',
    'Bank name': 'Tên ngân hàng',
    Branch: 'Chi nhánh',
    'SWIFT code': 'Mã SWIFT',
    Phone: 'Điện thoại',
    'Cardholder address': 'Địa chỉ chủ thẻ',
    // States of a withdrawal
    'Under review': 'Đang xét duyệt',
    Completed: 'Hoàn tất',
    Rejected: 'Bị từ chối',
    // Names of futures orders and options
    Pending: 'Chờ khớp',
    Open: 'Đang mở',
    Closed: 'Đã đóng',
    Cancelled: 'Đã hủy',
    Long: 'Long',
    Short: 'Short',
    Running: 'Đang chạy',
    Settled: 'Đã tất toán',
    Up: 'Tăng',
    Down: 'Giảm',
    Win: 'Thắng',
    Draw: 'Hòa',
    Loss: 'Thua',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': 'Phiếu hoàn phí giao ngay',
    'Futures fee coupon': 'Phiếu hoàn phí Futures',
    'Deposit coupon': 'Phiếu thưởng nạp tiền',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      'Nhân viên hỗ trợ sẽ trả lời bạn tại đây. Bạn có thể rời trang này: khi có câu trả lời, mục Cài đặt sẽ có dấu báo.',
    'You are welcome. Write again whenever you have a question.':
      'Rất vui được giúp bạn. Bạn cứ nhắn cho chúng tôi bất cứ khi nào có câu hỏi.',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      'Bạn chọn coin và mạng, gửi đến địa chỉ hiển thị, rồi tải lên chứng từ thanh toán. Tiền được cộng sau khi xét duyệt; trạng thái có trong lịch sử nạp tiền. Coin gửi qua mạng khác sẽ không lấy lại được.',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      'Để rút tiền, bạn cần xác minh danh tính, lưu địa chỉ hoặc thẻ và có mật khẩu giao dịch. Khoản rút được xét duyệt trước khi gửi; đến lúc đó trạng thái là “Đang xét duyệt”. Hạn mức ngày tùy theo cấp của bạn.',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Lv1 cần họ tên và số giấy tờ, Lv2 cần ảnh hai mặt giấy tờ. Bạn hãy liên kết email và điện thoại trước. Nếu hồ sơ bị từ chối, lý do hiển thị ở trang xác minh và bạn có thể gửi lại.',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      'Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh của bạn, và không ai khác được phép hỏi. Nếu nghi ngờ có người truy cập tài khoản, bạn hãy đổi mật khẩu đăng nhập ngay: mọi phiên sẽ kết thúc. Quên mật khẩu, bạn có thể đặt lại bằng mã xác minh.',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      'Lệnh khớp ở giá đã đặt hoặc giá tốt hơn; các lệnh đang mở nằm trong mục lệnh của bạn và có thể hủy. Vị thế Futures bị thanh lý khi mức ký quỹ xuống quá thấp: bạn hãy thêm ký quỹ hoặc đặt cắt lỗ để tránh điều đó.',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      'Phí hiển thị trước khi bạn xác nhận, và mỗi khoản phí đều có trong lịch sử giao dịch. Cấp VIP giúp giảm phí; phiếu hoàn phí sẽ hoàn lại phí cho bạn.',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      'Staking khóa trả lãi mỗi ngày và có thể rút trước hạn với phí phạt hiển thị trước. Đầu tư kép tất toán lúc 16:00 (UTC+8) của ngày đáo hạn và không thể rút trước.',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      'Lượt đặt giá đầu tiên sẽ giữ tiền đặt cọc, được hoàn nếu bạn không thắng. Người thắng phải thanh toán trong một ngày, nếu không sẽ mất tiền đặt cọc. Mỗi tác phẩm chỉ được đăng bán lại một lần.',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      'Số tiền bạn có thể vay tùy theo cấp VIP và tài sản của bạn. Lịch trả hiển thị trước khi bạn xác nhận. Trả sớm, bạn chỉ trả lãi cho những ngày đã bắt đầu.',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      'Mình gửi 200 USDT qua TRC20 từ hai tiếng trước mà chưa thấy tiền về. Kiểm tra giúp mình với ạ.',
    'I have done all that. Can I talk to an agent, please?':
      'Mình làm hết các bước đó rồi. Cho mình gặp nhân viên hỗ trợ được không ạ?',
    'Which network should I use for a USDT deposit?': 'Nạp USDT thì nên chọn mạng nào?',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.':
      'TRC20 có rẻ hơn ERC20 không ạ? Mình muốn nhân viên trả lời giúp.',
    'How long does identity verification take? I would like to ask an agent.':
      'Xác minh danh tính mất bao lâu ạ? Mình muốn hỏi nhân viên.',
    'That is clear now, thank you.': 'Mình hiểu rồi, cảm ơn nhé.',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      'Cảm ơn bạn đã chờ. Mình đã tìm thấy giao dịch của bạn: mạng đã xác nhận và vài phút nữa sẽ xét duyệt xong.',
    'Is there anything else I can do for you?': 'Mình có thể giúp bạn thêm gì nữa không?',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      'Chào bạn, mình là Ayu. Mạng nào tiền cũng về; phí gửi qua TRC20 thường rẻ hơn. Bạn chỉ cần chọn cùng một mạng ở đây và trong ví nhé.',
    'My pleasure. Write again at any time.': 'Rất vui được giúp bạn. Bạn cứ nhắn bất cứ lúc nào nhé.',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      'Chào bạn, mình là Bima. Giấy tờ được duyệt theo thứ tự gửi, thường trong vòng một ngày. Có kết quả là bạn nhận được tin nhắn ngay.',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      'Chào mừng bạn đến với kênh hỗ trợ VIP. Mình là Ayu: mọi tin nhắn của bạn ở đây đều được mình và đồng nghiệp ưu tiên xử lý trước.',
    // Accounts and booking reasons
    'Position close': 'Đóng vị thế',
    Deposit: 'Nạp tiền',
    'Funding account': 'Tài khoản Funding',
    'Spot account': 'Tài khoản Giao ngay',
    'Futures account': 'Tài khoản Futures',
    'Options account': 'Tài khoản Quyền chọn',
    'Mining account': 'Tài khoản Staking',
    'Stock account': 'Tài khoản Cổ phiếu',
    'Margin account': 'Tài khoản Ký quỹ',
    'Earn account': 'Tài khoản Earn',
    Transfer: 'Chuyển',
    'Opening balance': 'Số dư đầu kỳ',
    Bonus: 'Thưởng',
    'VIP bonus': 'Thưởng VIP',
    'Bank card cashback': 'Hoàn tiền thẻ ngân hàng',
    'Invitation rebate': 'Hoa hồng giới thiệu',
    Coupon: 'Phiếu giảm giá',
    'Points redeemed': 'Đổi điểm',
    'Withdrawal requested': 'Yêu cầu rút tiền',
    'Withdrawal completed': 'Rút tiền hoàn tất',
    'Withdrawal returned': 'Hoàn tiền rút',
    'Reserved for an order': 'Đóng băng cho lệnh giao ngay',
    'Spot trade': 'Giao dịch giao ngay',
    Margin: 'Ký quỹ Futures',
    Liquidation: 'Thanh lý',
    'Overnight fee': 'Phí qua đêm',
    'Futures fee': 'Phí Futures',
    'Futures order cancelled': 'Hủy lệnh Futures',
    'Option bought': 'Mua quyền chọn',
    'Option settled': 'Tất toán quyền chọn',
    'Lock-up deposit': 'Khoản khóa',
    'Daily interest': 'Trả lãi Staking',
    'Lock-up deposit returned': 'Hoàn khoản khóa',
    'Token subscription': 'Đăng ký mua token',
    'Token subscription refund': 'Hoàn tiền đăng ký token',
    'Subscribed tokens issued': 'Phân phối token đăng ký',
    'Subscribed tokens unlocked': 'Mở khóa token đăng ký',
    Conversion: 'Chuyển đổi',
    'Conversion fee': 'Phí chuyển đổi',
    'Copy trading margin': 'Ký quỹ Copy trading',
    'Copy trading fee': 'Phí Copy trading',
    'Copied position close': 'Đóng vị thế sao chép',
    'Dual investment bought': 'Mua Đầu tư kép',
    'Dual investment settled': 'Tất toán Đầu tư kép',
    'Game stake': 'Tiền cược trò chơi',
    'Game winnings': 'Tiền thắng trò chơi',
    'Reserved for an OTC order': 'Đóng băng cho lệnh OTC',
    'OTC trade': 'Giao dịch OTC',
    'OTC funds returned': 'Hoàn lệnh OTC',
    'NFT bought': 'Mua NFT',
    'Bid deposit': 'Tiền đặt cọc',
    'Bid deposit returned': 'Hoàn tiền đặt cọc',
    'Auction paid': 'Thanh toán đấu giá',
    'NFT sold': 'Bán NFT',
    'Bid deposit forfeited': 'Mất tiền đặt cọc',
    'Loan paid out': 'Giải ngân khoản vay',
    'Loan repayment': 'Trả nợ vay',
    'Overdue loan collected': 'Thu nợ quá hạn',
    'Reserved for a stock order': 'Đóng băng cho lệnh cổ phiếu',
    'Stock trade': 'Giao dịch cổ phiếu',
    Dividend: 'Cổ tức',
    '{amount} from the frozen balance': '{amount} từ số dư đóng băng',
  },
} satisfies LanguageTexts;
