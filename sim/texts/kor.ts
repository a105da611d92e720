import { refusalsKor } from '@/contract/refusals/kor';
import { kor } from '../products/content/translations/kor';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsKor,
  articles: kor,
  dictionary: {
    // Confirmations after an action
    'Code sent': '인증번호를 보냈습니다',
    'Code verified': '인증번호가 확인되었습니다',
    'Registration successful': '회원가입이 완료되었습니다',
    'Your password has been changed': '비밀번호가 변경되었습니다',
    'Your payment password has been set': '자금 비밀번호가 설정되었습니다',
    'Your phone number has been saved': '휴대폰 번호가 저장되었습니다',
    'Your e-mail address has been saved': '이메일 주소가 저장되었습니다',
    'You are logged out': '로그아웃되었습니다',
    'We have received your message': '메시지가 접수되었습니다',
    'The order has been changed': '주문이 변경되었습니다',
    'The order has been cancelled': '주문이 취소되었습니다',
    'Position opened': '포지션에 진입했습니다',
    'Position closed': '포지션이 종료되었습니다',
    'Order placed': '주문이 접수되었습니다',
    // Booking reason
    'Position close': '포지션 종료',
    // Confirmations after an action
    'Submitted for processing': '접수되어 처리 중입니다',
    'Take profit and stop loss are set': '익절과 손절이 설정되었습니다',
    'The position no longer follows the trader': '직접 보유로 전환되었습니다',
    'Submitted for review': '심사를 위해 제출되었습니다',
    'You are now copying this trader': '이 트레이더 카피를 시작했습니다',
    'You have stopped copying this trader': '이 트레이더 카피를 중지했습니다',
    'Your application is under review': '신청을 심사 중입니다',
    'Transfer complete': '이체가 완료되었습니다',
    'Your deposit has been submitted and is under review': '입금 신청이 접수되어 심사 중입니다',
    'Conversion complete': '전환이 완료되었습니다',
    'Your deposit is locked': '예치가 완료되었습니다',
    'Your deposit has been redeemed': '예치가 해지되었습니다',
    'Purchase complete': '매수가 완료되었습니다',
    'Application submitted. Tokens are allotted when the subscription ends':
      '청약이 접수되었습니다. 토큰은 청약 마감 시 배정됩니다',
    'Coupon activated': '쿠폰이 적용되었습니다',
    'The new limit applies now': '새 한도가 적용되었습니다',
    'The new limit applies from tomorrow': '새 한도는 내일부터 적용됩니다',
    'The seller has been notified': '판매자에게 알렸습니다',
    'USDT released': 'USDT를 전송했습니다',
    'Your appeal is under review': '이의 제기를 심사 중입니다',
    'Your break has started': '휴식이 시작되었습니다',
    'Added to your coupons': '쿠폰에 추가되었습니다',
    'Credited to your spot account': '현물 계정에 지급되었습니다',
    'Today’s points have been added': '오늘의 포인트가 적립되었습니다',
    'The address has been added': '주소가 추가되었습니다',
    'The address has been updated': '주소가 수정되었습니다',
    'The bank card has been saved': '은행 카드가 저장되었습니다',
    'All messages are marked as read': '모든 알림을 읽음으로 표시했습니다',
    'Your application has been withdrawn': '신청이 취소되었습니다',
    'Repayment received': '상환이 처리되었습니다',
    'Your loan is paid off': '대출을 모두 상환했습니다',
    'No artwork selected': '선택한 작품이 없습니다',
    'Added to saved artworks': '찜한 작품에 추가되었습니다',
    'Removed from saved artworks': '찜한 작품에서 삭제되었습니다',
    'The bid deposit has been paid': '보증금을 냈습니다',
    'You are the highest bidder': '현재 최고 입찰자입니다',
    'Your artwork is listed for resale': '작품이 재판매로 등록되었습니다',
    Noted: '확인되었습니다',
    'Payment complete. The artwork is yours': '결제가 완료되어 내 작품이 되었습니다',
    'The artwork has been sent as a gift': '작품을 선물했습니다',
    'You no longer see their messages': '이 사용자의 메시지가 더 이상 보이지 않습니다',
    'You see their messages again': '이 사용자의 메시지가 다시 보입니다',
    'Thank you. We will review it': '신고해 주셔서 감사합니다. 운영팀에서 확인하겠습니다',
    'Removed from your favourites': '즐겨찾기에서 삭제되었습니다',
    // Chat room: answers to a customer
    'Welcome, {name}!': '{name}님 어서 오세요!',
    'Hi {name}. {coin} is at {price}, in case you wondered': '{name}님 하이요. 혹시 궁금하실까 봐, {coin} 지금 {price}',
    'Hello {name}, what are you trading?': '{name}님 안녕하세요, 뭐 매매하세요?',
    '{name}, depends on how long you want to hold': '{name}님, 얼마나 들고 가실지에 따라 다르죠',
    '{name}, I would ask customer service, they answer quickly': '{name}님, 고객센터에 물어보세요. 답 빨리 옵니다',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      '{name}님 좋은 질문이네요. {coin} {price}, 머리는 사라는데 지갑이 말립니다 ㅋㅋ',
    '{name}, not before {coin} is through {price} for me': '{name}님, 저는 {coin} {price} 뚫기 전엔 안 들어갑니다',
    'Any time, {name}': '{name}님 별말씀을요',
    'No problem {name}, pay it forward': '{name}님 괜찮아요, 다음엔 다른 분 도와주세요',
    '{name} gets it': '{name}님 뭘 좀 아시네',
    '{name}, with a stop I hope': '{name}님, 손절은 걸어 두셨죠?',
    '{name}, do not sell the bottom': '{name}님, 바닥에서 던지지 마세요',
    'Finally somebody says it, {name}': '{name}님, 드디어 누가 말해 주네요',
    'Interesting, {name}': '{name}님 흥미롭네요',
    '{name}, tell us more': '{name}님 썰 좀 더 풀어 주세요',
    'Noted, {name}': '{name}님 메모했습니다',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin} 오늘 힘 좋네요, 15분 만에 {move}',
    'Slow and steady, {coin} at {price}': '{coin} 느려도 꾸준히 가네요, 지금 {price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}. 이건 안 팝니다',
    'Everybody is long {coin} again, that never ends well': '다들 또 {coin} 롱이네. 이러면 꼭 끝이 안 좋던데',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      '{coin} 이번 시간 바닥에서 잡음. 나 천재인 듯. 딱 10분만 즐길게요 ㅋㅋ',
    'Is it too late for {coin}?': '{coin} 지금 타면 늦었나요?',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin} 15분봉 20이평 위로 올라왔고 거래량도 괜찮음',
    '{coin} leaking, {move}': '{coin} 줄줄 새네요, {move}',
    '{price} should hold for {coin}. Should': '{coin} {price}에서 받쳐 줄 겁니다. 아마도',
    'Told you. {coin} has not found its floor': '거봐요. {coin} 바닥 아직 멀었다니까',
    'Buying a little {coin} here, not all at once': '{coin} 여기서 조금만 줍습니다, 한 번에 말고 분할로',
    'My {coin} position and I need some time apart': '{coin} 포지션이랑 저랑 잠시 시간을 갖기로 했습니다',
    'Stop on {coin} or wait?': '{coin} 손절할까요, 버틸까요?',
    '{coin}!! {move} just like that': '{coin}!! 순식간에 {move}',
    'What a candle on {coin}. {price}': '{coin} 캔들 미쳤다. {price}',
    'Shorts on {coin} are being carried out on a stretcher': '{coin} 숏 치신 분들 들것에 실려 나가는 중 ㅋㅋ',
    '{coin} {move}. I would take some off the table here': '{coin} {move}. 저라면 여기서 일부 익절',
    'Who bought all that {coin}?': '{coin} 누가 이렇게 쓸어 담은 거지?',
    'Do not chase {coin} now, it comes back to say hello': '{coin} 지금 추격 매수 금지. 인사하러 다시 내려옵니다',
    '{coin} to the moon, and I sold yesterday': '{coin} 떡상하는데 어제 판 사람 나야 나',
    '{coin} {move}. Check your margin, people': '{coin} {move}. 다들 증거금 확인하세요',
    'That red candle on {coin} took my stop and my mood': '{coin} 저 음봉이 내 손절이랑 멘탈 다 털어 감',
    'Somebody is being liquidated on {coin} right now': '{coin} 지금 누군가 청산당하는 중',
    '{coin} {price}, blood in the streets. My order waits lower':
      '{coin} {price}, 곡소리 나네요. 제 주문은 더 아래서 대기 중',
    'This is why I do not use 100x on {coin}': '이래서 {coin} 100배는 안 씁니다',
    'Is {coin} broken or is it me?': '{coin} 고장 난 건가, 내가 고장 난 건가',
    'No panic. {coin} did worse last month': '쫄지 마세요. {coin} 지난달엔 더 심했음',
    'Stocks are open, {coin} starts at {price}': '주식장 열렸네요, {coin} 시가 {price}',
    'Opening bell. Watching {coin} first': '개장 땡. {coin}부터 봅니다',
    'Good morning to everybody who holds {coin}': '{coin} 주주님들 좋은 아침입니다',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': '장 조용하네. {coin} 한참째 {price}',
    'Watching paint dry. And {coin}': '페인트 마르는 거 구경하는 기분. {coin} 얘기임',
    'Sideways again. I will read the white paper of something': '또 횡보네요. 아무 백서나 읽어야지',
    'Calm before the storm if you ask me': '제가 보기엔 폭풍 전야',
    'Anybody doing lock-up mining this week? 30 days looks fair to me':
      '이번 주 락업 마이닝 하시는 분? 30일짜리 괜찮아 보이던데',
    'Rule for today: no trade is a trade too': '오늘의 원칙: 쉬는 것도 매매다',
    'What is everyone holding over the weekend?': '다들 주말에 뭐 들고 가세요?',
    'I set a limit on {coin} and went for coffee. Still waiting':
      '{coin} 지정가 걸어 놓고 커피 사 왔는데 아직도 대기 중',
    'Still awake? {coin} is not': '아직 안 주무세요? {coin} 차트는 자는 중',
    'Night shift. {coin} {price}': '야간 근무 중. {coin} {price}',
    'Thin books at this hour, use limits': '이 시간엔 호가 얇으니까 지정가 쓰세요',
    'One more candle and I sleep. Said so three candles ago': '캔들 하나만 더 보고 잔다. 이 말 캔들 세 개 전에도 함',
    '{name}, same here': '{name}님 저도요',
    '{name}, you said that yesterday too': '{name}님 어제도 그 말 하셨는데 ㅋㅋ',
    '{name}, what is your stop?': '{name}님 손절 어디 두셨어요?',
    '{name}, I would wait for the hourly close': '{name}님, 저라면 1시간봉 마감 보고 들어갑니다',
    '{name}, agreed': '{name}님 동감',
    'Careful, {name}': '{name}님 조심하세요',
    '{name}, screenshot or it did not happen': '{name}님 인증샷 없으면 안 믿습니다',
    // The guide of the site
    'First steps': '시작 가이드',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      '빈 계정에서 첫 거래까지, 그리고 그 과정에서 자금을 안전하게 지키는 방법을 안내합니다.',
    'Verify yourself': '신원 인증',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      '이메일 주소와 휴대폰 번호를 연결한 뒤 신분 서류 사진을 제출하세요. 단계가 높을수록 한도가 늘어납니다.',
    // Heading, and booking reason
    Deposit: '입금',
    // The guide of the site
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      '코인과 네트워크를 선택하고 입금 주소를 복사해 보낸 뒤 입금 증빙을 올리세요.',
    Trade: '거래',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      '현물 거래는 현물 계정을 사용합니다. 선물, 옵션, 주식은 계정이 따로 있으므로 필요한 만큼 이체하세요.',
    Withdraw: '출금',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      '먼저 주소나 은행 카드를 저장하세요. 출금할 때마다 자금 비밀번호를 입력하고 심사를 거칩니다.',
    'Stay safe': '안전하게 이용하기',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      '비밀번호나 인증번호는 절대 묻지 않습니다. 링크는 앱 안에서만 여세요. 앱이 각 페이지의 출처를 표시합니다.',
    // Mottos of traders
    'With the trend, never against it.': '추세에 올라타고, 거스르지 않는다.',
    'Small wins, many of them.': '작게, 대신 자주 번다.',
    'What went too far comes back.': '너무 멀리 간 가격은 돌아온다.',
    'I buy, I wait.': '사고, 기다린다.',
    'Breakouts only. Stops always.': '돌파만 노린다. 손절은 반드시.',
    'Two trades a day, then coffee.': '하루 두 번 매매하고, 커피 한 잔.',
    'Patience pays the bills.': '기다림이 밥 먹여 준다.',
    'Fast in, fast out.': '빠르게 들어가서 빠르게 나온다.',
    'Altcoins, mostly at night.': '알트코인, 주로 밤에.',
    'Holding through storms.': '폭풍 속에서도 놓지 않는다.',
    'Learning in public.': '배우는 과정까지 전부 공개.',
    'All or nothing, a hundred times.': '모 아니면 도, 100배로.',
    // Token projects
    'A relay that carries small payments between chains in one step.': '체인 간 소액 결제를 한 번에 전달하는 릴레이.',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay는 수천 건의 소액 전송을 하나의 증명으로 묶습니다. 운영자는 LUNR 토큰을 스테이킹하고, 보상도 LUNR 토큰으로 받습니다.',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      '두 체인 사이에서 10달러를 옮기려면 서명 세 번, 대기 두 번, 그리고 커피 한 잔보다 비싼 수수료가 필요합니다.',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      '릴레이는 4초 동안 전송을 모아 함께 증명하고 합계를 정산합니다. 거짓을 제출한 릴레이는 스테이킹한 토큰을 잃습니다.',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      '테스트 네트워크는 31개국 240개 릴레이로 11개월째 운영 중이며, 지금까지 유실된 정산은 단 한 건도 없습니다.',
    'Idle graphics cards rented out by the minute.': '노는 그래픽카드를 분 단위로 빌려 쓰는 그리드.',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid는 그래픽카드 소유자와 모델을 학습시키는 사람을 연결합니다. 연산 1분마다 AURO 토큰으로 대금을 지급합니다.',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      '스튜디오와 학교의 그래픽카드는 하루의 3분의 2를 놀고, 작은 팀은 빈 카드가 나기만을 기다립니다.',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      '작업을 1분 단위로 나누어 서로 모르는 두 사람이 각각 연산하고, 결과가 일치하면 대금을 지급합니다.',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      '현재 그리드에 연결된 그래픽카드는 3,900장입니다. 최근 4년 안에 나온 카드라면 프로그램 하나로 누구나 참여할 수 있습니다.',
    'Freight papers that sign, travel and pay by themselves.': '스스로 서명하고, 이동하고, 결제하는 화물 서류.',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight는 선하증권을 토큰으로 만듭니다. NIMB 토큰은 공증 비용으로 쓰이고 운송 과정을 보장하는 보험이 됩니다.',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      '컨테이너는 18일이면 바다를 건너지만, 서류는 24일이 걸립니다.',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      '서류를 다루는 모든 사람이 서명합니다. 항만이 서명하는 바로 그 순간 운송사에 대금이 지급됩니다.',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      '해운사 네 곳과 항만 두 곳이 자카르타와 로테르담을 잇는 항로에서 Nimbus Freight를 사용하고 있습니다.',
    'Loans between small exchanges that trust only numbers.': '숫자만 믿는 소형 거래소들을 위한 대출.',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Finance는 거래소끼리 하룻밤 동안 코인을 빌려줄 수 있게 합니다. TERN 보유자는 대출을 보증하고 금리 차익을 얻습니다.',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      '소형 거래소는 필요한 양의 세 배를 준비금으로 쌓아 둡니다. 서로 빌려주지 않기 때문입니다.',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      '준비금은 매시간 증명됩니다. 충분히 증명한 거래소는 다음 날 아침까지만 빌릴 수 있습니다.',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      '시범 운영에서 거래소 19곳이 하룻밤에 8,400만 달러를 빌려주고 있으며, 상환이 늦은 대출은 한 건도 없습니다.',
    'Private searches over public data.': '공개 데이터를 비공개로 검색합니다.',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol은 누가 묻는지 알지 못한 채 퍼블릭 체인에 관한 질문에 답합니다. 답하는 이에게는 SABL 토큰이 지급됩니다.',
    'Looking up an address tells the service behind the search which address matters to you.':
      '주소를 조회하는 순간, 검색 서비스는 어떤 주소가 나에게 중요한지 알게 됩니다.',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      '질문은 서로를 모르는 세 서버에 나뉘어 전달됩니다. 답을 하나로 맞출 수 있는 사람은 질문한 본인뿐입니다.',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable은 아홉 개 업체의 지갑에서 하루 200만 건의 질문에 답하고 있습니다.',
    'Payments by text message, where there is no internet.': '인터넷이 없는 곳에서도 문자 메시지로 결제합니다.',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay는 문자 메시지로 돈을 보냅니다. 현금으로 바꿔 주는 에이전트에게는 PELI 토큰이 지급됩니다.',
    'Half the people who send money home live where the network carries text and nothing else.':
      '고향에 돈을 보내는 사람의 절반은 문자 말고는 통하지 않는 곳에 삽니다.',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      '140자 메시지 한 통에 서명된 결제가 담깁니다. 10년 된 휴대폰만 있어도 에이전트가 읽고 현금으로 바꿔 줄 수 있습니다.',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican의 에이전트는 섬 지역에 12,000명이며, 대부분 예전에 휴대폰 선불 요금을 충전해 주던 가게에 있습니다.',
    'Storage that proves every night that it still has your files.': '파일이 그대로 있음을 매일 밤 증명하는 저장소.',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage는 파일을 조각내어 서로 모르는 보관자에게 맡기고 매일 밤 검사합니다. 보관자는 QUOR 토큰을 스테이킹하고 보상을 받습니다.',
    'A backup that nobody has read for years is a hope, not a backup.':
      '몇 년 동안 아무도 읽어 보지 않은 백업은 백업이 아니라 희망입니다.',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      '매일 밤 모든 보관자는 무작위로 뽑힌 조각을 제시해야 합니다. 제시하지 못하면 스테이킹한 토큰을 잃고, 그 조각은 다시 만들어집니다.',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra는 41페타바이트를 보관하고 있습니다. 지금까지 12억 번의 야간 검사 가운데 한 번에 통과하지 못한 것은 아홉 번뿐입니다.',
    // Token projects: texts common to all white papers
    'The problem': '문제',
    'The approach': '해법',
    'The token': '토큰',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      '{issue} {token} 토큰을 개당 {price} USDT에 판매합니다. 비공개 판매도 할인도 없습니다.',
    'The sale': '판매 방식',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      '발행 물량이 모두 팔릴 때까지 청약을 받습니다. 청약 수량은 전부 배정됩니다.',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      '마감 시각까지 청약을 받습니다. 청약 수량이 발행 물량을 넘으면 비례 배정하여 모두가 청약 수량에서 같은 비율을 받고, 남은 금액은 환불됩니다.',
    Risk: '위험',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      '토큰 가격은 발행가 아래로 떨어질 수 있습니다. 잃어도 감당할 수 있는 금액만 청약하세요.',
    'Current status': '현재 상황',
    '{name} is a fictional project of this simulation.':
      '{name} 프로젝트는 이 모의 거래를 위해 만든 가상의 프로젝트입니다.',
    // Messages: account
    'Welcome to Pocket Exchange': 'Pocket Exchange에 오신 것을 환영합니다',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      '계정이 준비되었습니다. 설정의 쿠폰 메뉴에서 쿠폰 2장을 확인하세요.\n\n신원 인증을 완료하면 거래하고 출금할 수 있습니다. 2분이면 됩니다.',
    'New login to your account': '계정에 새로 로그인되었습니다',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      '{time:time}에 계정에 새로 로그인되어 이전 세션이 종료되었습니다.\n\n본인이 아니라면 즉시 비밀번호를 변경하세요.',
    'Your login password was changed': '로그인 비밀번호가 변경되었습니다',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      '{time:time}에 계정 비밀번호가 변경되었습니다.\n\n본인이 변경하지 않았다면 고객센터에 문의하세요.',
    'Your payment password was set': '자금 비밀번호가 설정되었습니다',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      '출금을 확인하는 자금 비밀번호가 {time:time}에 설정되었습니다.\n\n본인이 설정하지 않았다면 고객센터에 문의하세요.',
    'New contact linked to your account': '계정에 새 연락처가 연결되었습니다',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{time:time}에 {address} 연락처가 계정에 연결되었습니다. 이 연락처로 로그인하고 인증번호를 받을 수 있습니다.',
    'Identity verified: level {level}': '신원 인증 완료: Lv{level}',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      'Lv{level} 신원 인증이 승인되었습니다. 지금부터 새 한도가 적용됩니다.',
    'Identity verification rejected: level {level}': '신원 인증 거부됨: Lv{level}',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      'Lv{level} 신원 인증이 승인되지 않았습니다: {reason}\n\n지금 바로 다시 제출할 수 있습니다.',
    'You are now VIP {tier}': 'VIP {tier} 등급이 되었습니다',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      '누적 입금이 VIP {tier} 기준에 도달했습니다. 지금부터 더 낮은 수수료와 더 높은 한도가 적용되며, 쿠폰도 지급되었습니다.',
    'A coupon for you': '쿠폰이 도착했습니다',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      '최대 {worth:amount} USDT 쿠폰이 지급되었습니다. {expires:time}까지 사용하세요.',
    // Messages: copy trading
    'A trade by {trader} was not copied': '{trader}의 거래가 카피되지 않았습니다',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} 님이 {symbol} {side:word} 포지션에 진입했지만 잔액이나 설정 때문에 카피하지 못했습니다. 사유는 내 카피에서 확인하세요.',
    '{symbol}: copied position closed with the trader’s': '{symbol}: 카피 포지션이 트레이더와 함께 종료됨',
    '{symbol}: part of a copied position closed with the trader’s':
      '{symbol}: 카피 포지션 일부가 트레이더와 함께 종료됨',
    'You have stopped copying {trader}': '{trader} 카피가 중지되었습니다',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      '설정한 카피 기한이 되었습니다. 이미 카피한 포지션은 직접 보유로 전환하지 않으면 {trader} 님과 함께 종료됩니다.',
    'You have a new follower': '새 팔로워가 생겼습니다',
    'Someone is now copying your trades. Followers: {count}.':
      '다른 고객이 내 거래를 카피하기 시작했습니다. 팔로워: {count}명.',
    'You are now a trader': '트레이더로 승인되었습니다',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      '신청이 승인되어 트레이더 목록에 등록되었습니다. 지금부터 진입하는 포지션을 다른 고객이 카피할 수 있습니다.',
    'Your trader application was not approved': '트레이더 신청이 승인되지 않았습니다',
    'Reason: {reason}\n\nYou can apply again at any time.': '사유: {reason}\n\n언제든지 다시 신청할 수 있습니다.',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': '입금 완료: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      '{amount:amount} {coin} 입금이 승인되어 현물 계정에 반영되었습니다.',
    'Deposit not approved: {amount:amount} {coin}': '입금이 승인되지 않았습니다: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      '{amount:amount} {coin} 입금을 확인하지 못했습니다: {reason}\n\n입금은 반영되지 않았습니다. 더 선명한 입금 증빙으로 다시 제출하거나 고객센터에 문의하세요.',
    'Withdrawal sent: {amount:amount} {coin}': '출금 전송됨: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      '{amount:amount} {coin} 출금이 승인되어 수수료 {fee:amount} {coin} 차감 후 전송되었습니다.',
    'Withdrawal rejected: {amount:amount} {coin}': '출금 거부됨: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      '{amount:amount} {coin} 출금이 거부되었습니다: {reason}\n\n전액이 반환되어 다시 사용할 수 있습니다.',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}: {amount:amount} 배정',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      '청약이 마감되어 {amount:amount} {token} 토큰이 배정되었습니다. 사용 금액은 {paid:amount} {coin}, 환불 금액은 {refund:amount} {coin}입니다.',
    '{token} is listed': '{token} 토큰이 상장되었습니다',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} 거래가 시작되었습니다. 배정받은 {token} 토큰은 현물 계정에 있습니다.',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': '대출 승인: {amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      '대출금 {amount:amount} {coin} 전액이 현물 계정에 입금되었습니다. 상환 기한은 {due:time}입니다.',
    'Loan not approved': '대출이 승인되지 않았습니다',
    'You asked for {amount:amount} {coin}. Reason: {reason}': '신청 금액: {amount:amount} {coin}. 사유: {reason}',
    'Your loan is due soon': '대출 상환 기한이 다가옵니다',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      '{amount:amount} {coin} 상환 기한은 {due:time}입니다. 신용 점수를 유지하려면 기한 내에 상환하세요.',
    'Your loan is overdue': '대출이 연체되었습니다',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      '{amount:amount} {coin} 상환 기한({due:time})이 지났습니다. 상환할 때까지 매일 연체료가 부과되며, 남은 금액은 보유한 계정에서 회수됩니다.',
    'Collected for your loan: {amount:amount} {coin}': '대출 회수: {amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      '연체된 대출로 {amount:amount} {coin} 금액이 계정에서 회수되었습니다. 미상환 금액: {left:amount} {coin}.',
    'Loan repaid': '대출 상환 완료',
    'Your loan of {amount:amount} {coin} is repaid in full.': '{amount:amount} {coin} 대출을 모두 상환했습니다.',
    // Messages: NFT
    'Outbid: {work}': '입찰가 밀림: {work}',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      '“{work}” 경매에 {price:amount} {coin} 입찰이 들어왔습니다. 경매는 {ends:time}에 종료됩니다. 아직 다시 입찰할 수 있습니다.',
    'You won the auction: {work}': '경매 낙찰: {work}',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '“{work}” 작품을 {price:amount} {coin}에 낙찰받았습니다. {deadline:time}까지 결제하지 않으면 보증금이 몰수됩니다.',
    'Auction ended: {work}': '경매 종료: {work}',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '“{work}” 작품은 다른 입찰자에게 낙찰되었습니다. 보증금({margin:amount} {coin})은 반환되었습니다.',
    'Bid deposit forfeited: {work}': '보증금 몰수: {work}',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '“{work}” 작품이 기한 내에 결제되지 않아 보증금({margin:amount} {coin})이 몰수되었습니다.',
    'Sold: {work}': '판매 완료: {work}',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '“{work}” 작품이 {price:amount} {coin}에 판매되었습니다. 수수료를 뺀 수령 금액은 {received:amount} {coin}입니다.',
    'Not sold: {work}': '판매되지 않음: {work}',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      '“{work}” 작품의 판매가 구매자 없이 종료되었습니다. 작품은 계속 회원님 소유입니다.',
    'Not paid for: {work}': '결제되지 않음: {work}',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      '낙찰자가 “{work}” 작품을 기한 내에 결제하지 않았습니다. 작품은 계속 회원님 소유입니다.',
    'You received an artwork: {work}': '작품을 선물 받았습니다: {work}',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} 님이 “{work}” 작품을 선물했습니다. 내 작품에서 확인하세요.',
    // Messages: customer service, chat room and OTC
    'Customer service has answered': '고객센터에서 답변했습니다',
    '{name} has answered your question.': '상담원 {name} 님이 문의에 답변했습니다.',
    'Thank you for your report': '신고해 주셔서 감사합니다',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      '{at:time}에 {name} 님이 채팅방에 쓴 메시지는 규칙 위반으로 삭제되었습니다. {name} 님은 하루 동안 채팅방에 글을 쓸 수 없습니다.',
    'Your report has been reviewed': '신고 검토가 끝났습니다',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      '{at:time}에 {name} 님이 채팅방에 쓴 메시지는 유지됩니다: {reason}\n\n보고 싶지 않은 사용자는 차단할 수 있습니다.',
    'Your message was removed from the chat room': '채팅방에서 메시지가 삭제되었습니다',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '“{text}”\n\n신고된 메시지가 채팅방 규칙을 위반해 삭제되었습니다. 읽기는 가능하며, {until:time}부터 다시 쓸 수 있습니다.',
    'OTC order completed: {amount:amount} {coin}': 'OTC 거래 완료: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      '{amount:amount} {coin} OTC 주문(총액 {total:amount} {fiat})이 완료되었습니다.',
    'New order on your ad: {amount:amount} {coin}': '내 광고에 새 주문: {amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} 님이 내 광고에서 {amount:amount} {coin} 주문을 넣었습니다. 총액은 {total:amount} {fiat}입니다.',
    '{name} has paid {total:amount} {fiat}': '{name} 님이 {total:amount} {fiat} 입금을 완료했습니다',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      '{total:amount} {fiat} 입금을 확인한 뒤 {amount:amount} {coin} 코인을 전송하세요. 입금되기 전에는 절대 전송하지 마세요.',
    'Your ad is paused': '광고가 일시 중지되었습니다',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '연속 {count}건이 기한 내에 입금되지 않았습니다. 입금할 수 있을 때 광고를 다시 게시하세요.',
    'Your ad is complete': '광고가 종료되었습니다',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      '{amount:amount} {coin} 거래가 완료되었습니다. 동결된 잔여 수량은 다시 사용할 수 있습니다.',
    'OTC order cancelled: {amount:amount} {coin}': 'OTC 주문 취소됨: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      '{amount:amount} {coin} OTC 주문이 취소되었습니다. 동결된 수량은 다시 사용할 수 있습니다.',
    'Appeal on your OTC order for {amount:amount} {coin}': 'OTC 주문 이의 제기: {amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      '상대방이 이의를 제기했습니다. 거래소가 결정할 때까지 주문이 보류됩니다.',
    'Your OTC appeal has been decided': 'OTC 이의 제기 결과가 나왔습니다',
    'Order for {amount:amount} {coin}. Decision: {decision}': '{amount:amount} {coin} 주문. 결정: {decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}: 지정가 주문 체결',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '{amount:amount} {coin} {side:word} 주문이 {price:amount}에 체결되었습니다. 총액은 {value:money} {quote}입니다.',
    '{symbol}: triggered order filled': '{symbol}: 트리거 주문 체결',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '가격이 {stop:amount}에 도달했습니다. {amount:amount} {coin} {side:word} 주문이 {price:amount}에 체결되었습니다. 총액은 {value:money} {quote}입니다.',
    '{symbol}: order triggered': '{symbol}: 주문 발동',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      '가격이 {stop:amount}에 도달했습니다. {amount:amount} {coin} {side:word} 주문이 {price:amount}에 호가창에 등록되었습니다. 현재 체결 수량: {filled:amount} {coin}.',
    '{symbol}: triggered order not filled completely': '{symbol}: 트리거 주문 일부만 체결',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      '가격이 {stop:amount}에 도달했습니다. {amount:amount} {coin} {side:word} 주문 중 {filled:amount} {coin}이(가) 체결되고 나머지는 취소되었습니다. 동결된 금액으로 체결할 수 있는 호가가 더 없었습니다.',
    'Several limit orders filled today': '오늘 지정가 주문이 여러 건 체결되었습니다',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      '오늘 지정가 주문 {count}건이 체결되었습니다. 오늘의 추가 체결은 건별로 알리지 않으니 주문 내역에서 확인하세요.',
    '{symbol}: limit order opened a position': '{symbol}: 지정가 주문으로 포지션 진입',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '현재가가 지정가에 도달해 {price:amount}에 {amount:amount} {coin} {side:word} 포지션에 진입했습니다. 레버리지는 {multiple}×입니다.',
    '{symbol}: trigger order opened a position': '{symbol}: 트리거 주문으로 포지션 진입',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '현재가가 트리거 가격에 도달해 {price:amount}에 {amount:amount} {coin} {side:word} 포지션에 진입했습니다. 레버리지는 {multiple}×입니다.',
    'Pending futures limit orders cancelled': '선물 지정가 주문 취소',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      '보유 포지션을 유지하는 데 미체결 지정가 주문에 묶인 자금이 필요하여 주문이 취소되었습니다. 취소된 주문: {count}건. 다시 사용 가능한 금액: {amount:money} USDT.',
    'Pending futures trigger orders cancelled': '선물 트리거 주문 취소',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      '선물 포지션이 청산되어 대기 중인 트리거 주문도 함께 취소되었습니다. 취소된 주문: {count}건.',
    '{symbol}: trigger order cancelled': '{symbol}: 트리거 주문 취소',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      '현재가가 {price:amount}에 도달했지만 선물 계정 잔액이 {amount:amount} {coin} {side:word} 주문의 증거금과 수수료에 부족하여 주문이 취소되었습니다.',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      '현재가가 트리거 가격 {price:amount}에 도달하면서 익절·손절 가격 {stop:amount}까지 지나쳤습니다. {amount:amount} {coin} {side:word} 포지션은 열리자마자 종료되므로 주문이 취소되었습니다.',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      '현재가가 트리거 가격 {price:amount}에 도달하면서 급변했습니다. 스프레드를 포함하면 {amount:amount} {coin} {side:word} 포지션의 진입가가 0 이하가 되므로 주문이 취소되었습니다.',
    '{symbol} rose to {price:amount}': '{symbol} {price:amount}까지 상승',
    '{symbol} fell to {price:amount}': '{symbol} {price:amount}까지 하락',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      '설정한 알림 가격에 도달했습니다. 설정 당시 가격: {from:amount}.',
    '{symbol}: close order filled': '{symbol}: 종료 주문 체결',
    '{symbol}: take profit reached': '{symbol}: 익절 도달',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      '{side:word} 포지션 중 {amount:amount} {coin}이(가) {price:amount}에 종료되었습니다. 손익: {profit:signed} USDT. 나머지는 유지됩니다.',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      '{amount:amount} {coin} {side:word} 포지션이 {price:amount}에 종료되었습니다. 손익: {profit:signed} USDT.',
    '{symbol}: stop loss reached': '{symbol}: 손절 도달',
    'Your futures positions were liquidated': '선물 포지션이 청산되었습니다',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      '증거금이 손실을 감당하지 못해 보유 중인 모든 포지션이 시장가로 종료되었습니다. 종료된 포지션: {count}개. 손익: {profit:signed} USDT.\n\n손절을 설정하면 청산되기 전에 포지션을 종료할 수 있습니다.',
    'Positions in profit closed': '수익 포지션 종료',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      '종료해야 하는 포지션의 손실을 잔액과 증거금으로 감당하지 못해, 이를 메우기 위해 수익 중인 포지션이 시장가로 종료되었습니다. 종료된 포지션: {count}개. 손익: {profit:signed} USDT.',
    'Your futures account is close to liquidation': '선물 계정 청산이 임박했습니다',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      '현재 증거금 유지율은 {rate}%이며, {limit}%가 되면 청산됩니다. 선물 계정으로 자금을 이체하거나 포지션 일부를 종료하세요.',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': '이자 지급: {amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      '락업 예치 {days}일 중 {day}일차: {amount:amount} {coin} 이자가 현물 계정에 지급되었습니다.',
    'Lock-up deposit returned: {amount:amount} {coin}': '락업 예치금 반환: {amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      '{days}일 락업 예치가 만기되었습니다. {amount:amount} {coin} 예치금이 현물 계정으로 반환되었습니다. 누적 수익: {interest:amount} {coin}.',
    'Dual investment settled: {payout:amount} {coin}': '듀얼 투자 정산 완료: {payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      '{symbol} 정산가는 {price:amount}, 목표가 {linked:amount} {side:word}입니다. 지급액 {payout:amount} {coin} 전액이 현물 계정에 지급되었습니다.',
    'Dual investment returned: {payout:amount} {coin}': '듀얼 투자 반환: {payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} 가격이 하루 동안 형성되지 않아 투자가 정산되지 않았습니다. 납입한 {payout:amount} {coin} 전액이 현물 계정으로 반환되었습니다.',
    // Messages: words inserted into messages
    buy: '매수',
    sell: '매도',
    long: '롱',
    short: '숏',
    'at or above': '이상',
    below: '미만',
    // Artists: motto, biography, work
    'Water never draws the same line twice.': '물은 같은 선을 두 번 긋지 않는다.',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu는 갯벌 곁에서 자랐고, 갯벌을 닮은 규칙을 씁니다. 모든 물결은 바로 앞의 물결에서 태어납니다.',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      '낮게 걸린 해 아래 겹겹이 밀려드는 조수. 결코 반복되지 않는 규칙이 그렸습니다.',
    'One breath, one ring.': '한 호흡에 하나의 원.',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji는 손수 먹을 갈아 한 호흡에 원 하나를 그립니다. 마음에 들지 않는 원은 겨울에 태웁니다.',
    'Ink on paper: a ring, a stroke, and what they leave out.':
      '종이에 먹. 원 하나, 획 하나, 그리고 그 둘이 남겨 둔 여백.',
    'Five shapes are an argument.': '도형 다섯이면 논쟁이 된다.',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Mirela는 그림을 그리기 전에 열차 시간표를 만들었습니다. 그녀의 그림은 지금도 1분의 오차 없이 도착합니다.',
    'Hard edges, few colours, and a balance that is found, not measured.':
      '또렷한 모서리, 적은 색, 그리고 재지 않고 찾아낸 균형.',
    'Somebody is always awake.': '누군가는 늘 깨어 있다.',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas는 심야 버스를 종점까지 타고 가며 불 켜진 창을 셉니다. 같은 창을 두 번 그린 적은 없습니다.',
    'A city at night, window by window.': '밤의 도시, 창문 하나하나.',
    'Look north, then wait.': '북쪽을 보라, 그리고 기다려라.',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      'Linnea는 길이 끝나는 곳에 삽니다. 한 해의 절반은 하늘이 그녀의 조명입니다.',
    'Northern lights over mountains, as they were on one night.': '산 위의 오로라, 어느 밤 그 모습 그대로.',
    'Patterns my grandmother would know.': '할머니도 알아보실 무늬.',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi는 프로그래밍보다 바틱을 먼저 배웠습니다. 문양은 오래되었지만 대칭은 새롭습니다.',
    'A batik rosette of many turns.': '돌고 도는 바틱 로제트.',
    'Sixteen pixels are plenty.': '픽셀은 열여섯이면 넉넉하다.',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor는 우표 한 장에 들어가는 동물원을 돌봅니다. 동물마다 이름이 있고, 자기가 작다는 말을 들어 본 동물은 없습니다.',
    'A creature of sixteen by sixteen pixels.': '가로 열여섯, 세로 열여섯 픽셀의 생명.',
    '137.5 degrees at a time.': '한 번에 137.5도씩.',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Clara는 꽃잎 세는 일을 업으로 삼고, 황금각을 따라 꽃잎을 심습니다. 그녀의 정원에는 흙이 없습니다.',
    'A flower grown petal by petal, by the golden angle.': '황금각을 따라 꽃잎 한 장씩 피워 낸 꽃.',
    'Listen twice.': '두 번 들어라.',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy는 버스가 정류장에 머무는 시간보다 짧은 곡을 써서, 아무도 없는 방에서 녹음합니다.',
    'A short piece of music, and its trace.': '짧은 음악 한 곡과 그 흔적.',
    'Everything falls around something.': '모든 것은 무언가의 둘레로 떨어진다.',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol은 하늘이 너무 소란스러워지기 전까지 천문학자였습니다. 이제 행성은 모두 Sol의 것입니다.',
    'A world with its moons, on its way around a sun.': '위성을 거느리고 태양을 도는 하나의 세계.',
    // Card form labels
    'ABA number': 'ABA 번호',
    'Real name': '실명',
    'Card number': '카드 번호',
    'Bank address': '은행 주소',
    'Bank name': '은행명',
    Branch: '지점',
    'SWIFT code': 'SWIFT 코드',
    Phone: '휴대폰',
    'Cardholder address': '예금주 주소',
    // Withdrawal status
    'Under review': '심사 중',
    Completed: '완료',
    Rejected: '거부됨',
    // Names of futures orders and options
    Pending: '미체결',
    Open: '보유 중',
    Closed: '종료됨',
    Cancelled: '취소됨',
    Long: '롱',
    Short: '숏',
    Running: '진행 중',
    Settled: '정산 완료',
    Up: '상승',
    Down: '하락',
    Win: '승',
    Draw: '무',
    Loss: '패',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': '현물 수수료 쿠폰',
    'Futures fee coupon': '선물 수수료 쿠폰',
    'Deposit coupon': '입금 쿠폰',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Support: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      '상담원이 이곳에서 답변을 드립니다. 화면을 나가셔도 됩니다. 답변이 오면 설정에 표시됩니다.',
    'You are welcome. Write again whenever you have a question.':
      '천만에요. 궁금한 점이 있으면 언제든지 다시 문의하세요.',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      '코인과 네트워크를 선택하고 표시된 주소로 보낸 뒤 입금 증빙을 올리세요. 입금은 심사가 끝나면 반영되며, 진행 상태는 입금 내역에서 확인할 수 있습니다. 다른 네트워크로 보낸 코인은 되찾을 수 없습니다.',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      '출금하려면 신원 인증, 저장된 주소 또는 카드, 자금 비밀번호가 필요합니다. 출금은 심사를 거쳐 전송되며 그때까지 “심사 중”으로 표시됩니다. 일일 한도는 인증 단계와 VIP 등급에 따라 다릅니다.',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Lv1 인증에는 이름과 신분 서류 번호가, Lv2 인증에는 앞면과 뒷면 사진이 필요합니다. 먼저 이메일 주소와 휴대폰을 연결하세요. 심사에서 거부되면 인증 화면에 사유가 표시되며 다시 제출할 수 있습니다.',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      '저희는 비밀번호나 인증번호를 절대 묻지 않으며, 다른 누구에게도 알려 주시면 안 됩니다. 다른 사람이 계정에 접속한 것 같다면 지금 바로 로그인 비밀번호를 변경하세요. 모든 세션이 종료됩니다. 비밀번호를 잊으셨다면 인증번호로 재설정할 수 있습니다.',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      '주문은 지정한 가격 또는 더 유리한 가격에 체결됩니다. 미체결 주문은 주문 화면에 표시되며 취소할 수 있습니다. 증거금 유지율이 너무 낮아지면 선물 포지션이 청산되므로, 증거금을 추가하거나 손절을 설정해 예방하세요.',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      '수수료는 확인하기 전에 표시되며 모두 거래 내역에 남습니다. VIP 등급이 높을수록 수수료가 낮아지고, 수수료 쿠폰을 쓰면 환급됩니다.',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      '락업 마이닝은 매일 이자를 지급하며, 미리 안내되는 위약금을 내면 중도 해지할 수 있습니다. 듀얼 투자는 만기일 16:00(UTC+8)에 정산되며 그 전에는 해지할 수 없습니다.',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      '첫 입찰 때 보증금이 동결되며, 낙찰받지 못하면 반환됩니다. 낙찰자가 하루 안에 결제하지 않으면 보증금이 몰수됩니다. 작품은 한 번만 재판매할 수 있습니다.',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      '대출 가능 금액은 VIP 등급과 자산에 따라 달라집니다. 확인하기 전에 일별 상환액이 표시됩니다. 조기 상환하면 시작된 날까지만 이자를 냅니다.',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      '두 시간 전에 TRC20으로 200 USDT를 보냈는데, 입금이 어떻게 된 건가요?',
    'I have done all that. Can I talk to an agent, please?':
      '말씀하신 건 다 해 봤습니다. 상담원과 이야기할 수 있을까요?',
    'Which network should I use for a USDT deposit?': 'USDT를 입금하려면 어떤 네트워크를 쓰는 게 좋을까요?',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.':
      'TRC20이 ERC20보다 저렴한가요? 상담원에게 직접 듣고 싶습니다.',
    'How long does identity verification take? I would like to ask an agent.':
      '신원 인증은 얼마나 걸리나요? 상담원에게 문의하고 싶습니다.',
    'That is clear now, thank you.': '이제 잘 알겠습니다. 감사합니다.',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      '기다려 주셔서 감사합니다. 보내신 내역을 찾았습니다. 네트워크에서 확인되었으며, 심사는 몇 분 안에 끝납니다.',
    'Is there anything else I can do for you?': '더 도와드릴 일이 있을까요?',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      '안녕하세요, 상담원 Ayu입니다. 두 네트워크 모두 정상적으로 도착하며, 보통 TRC20의 전송 수수료가 더 저렴합니다. 여기에서 선택한 네트워크와 지갑의 네트워크가 같은지만 꼭 확인하세요.',
    'My pleasure. Write again at any time.': '도움이 되어 기쁩니다. 언제든지 다시 문의하세요.',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      '안녕하세요, 상담원 Bima입니다. 서류는 접수된 순서대로 심사하며 보통 하루 안에 끝납니다. 결과가 나오면 바로 알림을 보내 드립니다.',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      'VIP 고객센터에 오신 것을 환영합니다. 저는 Ayu입니다. 이곳에 남기시는 내용은 저와 동료들에게 가장 먼저 전달됩니다.',
    // Accounts and booking reasons
    'Funding account': '펀딩 계정',
    'Spot account': '현물 계정',
    'Futures account': '선물 계정',
    'Options account': '옵션 계정',
    'Mining account': '마이닝 계정',
    'Stock account': '주식 계정',
    'Margin account': '증거금 계정',
    'Earn account': '금융 상품 계정',
    Transfer: '이체',
    'Opening balance': '기초 잔액',
    Bonus: '보너스',
    'VIP bonus': 'VIP 보너스',
    'Bank card cashback': '은행 카드 캐시백',
    'Invitation rebate': '추천 리베이트',
    Coupon: '쿠폰',
    'Points redeemed': '포인트 교환',
    'Withdrawal requested': '출금 신청',
    'Withdrawal completed': '출금 완료',
    'Withdrawal returned': '출금 반환',
    'Reserved for an order': '주문 동결',
    'Spot trade': '현물 체결',
    Margin: '증거금',
    Liquidation: '청산',
    'Overnight fee': '오버나이트 수수료',
    'Futures fee': '선물 수수료',
    'Futures order cancelled': '선물 주문 취소',
    'Option bought': '옵션 주문',
    'Option settled': '옵션 정산',
    'Lock-up deposit': '락업 예치',
    'Daily interest': '이자 지급',
    'Lock-up deposit returned': '락업 예치금 반환',
    'Token subscription': '토큰 청약',
    'Token subscription refund': '토큰 청약 환불',
    'Subscribed tokens issued': '청약 토큰 지급',
    'Subscribed tokens unlocked': '청약 토큰 락업 해제',
    Conversion: '전환',
    'Conversion fee': '전환 수수료',
    'Copy trading margin': '카피 트레이딩 증거금',
    'Copy trading fee': '카피 트레이딩 수수료',
    'Copied position close': '카피 포지션 종료',
    'Dual investment bought': '듀얼 투자 매수',
    'Dual investment settled': '듀얼 투자 정산',
    'Game stake': '게임 베팅',
    'Game winnings': '게임 당첨금',
    'Reserved for an OTC order': 'OTC 주문 동결',
    'OTC trade': 'OTC 거래',
    'OTC funds returned': 'OTC 동결 해제',
    'NFT bought': 'NFT 구매',
    'Bid deposit': '보증금',
    'Bid deposit returned': '보증금 반환',
    'Auction paid': '낙찰 대금 결제',
    'NFT sold': 'NFT 판매',
    'Bid deposit forfeited': '보증금 몰수',
    'Loan paid out': '대출 실행',
    'Loan repayment': '대출 상환',
    'Overdue loan collected': '연체 대출 회수',
    'Reserved for a stock order': '주식 주문 동결',
    'Stock trade': '주식 체결',
    Dividend: '배당금',
    '{amount} from the frozen balance': '동결 잔액에서 {amount}',
  },
} satisfies LanguageTexts;
