import { refusalsTh } from '@/contract/refusals/th';
import { th } from '../products/content/translations/th';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsTh,
  articles: th,
  dictionary: {
    // Confirmations after an action
    'Code sent': 'ส่งรหัสยืนยันแล้ว',
    'Code verified': 'ยืนยันรหัสแล้ว',
    'Registration successful': 'สมัครสมาชิกสำเร็จ',
    'Your password has been changed': 'เปลี่ยนรหัสผ่านแล้ว',
    'Your payment password has been set': 'ตั้งรหัสผ่านธุรกรรมแล้ว',
    'Your phone number has been saved': 'บันทึกหมายเลขโทรศัพท์แล้ว',
    'Your e-mail address has been saved': 'บันทึกอีเมลแล้ว',
    'You are logged out': 'ออกจากระบบแล้ว',
    'We have received your message': 'เราได้รับข้อความของคุณแล้ว',
    'The order has been changed': 'แก้ไขคำสั่งแล้ว',
    'The order has been cancelled': 'ยกเลิกคำสั่งแล้ว',
    'Position opened': 'เปิดโพซิชันแล้ว',
    'Position closed': 'ปิดโพซิชันแล้ว',
    'Order placed': 'ส่งคำสั่งแล้ว',
    'Submitted for processing': 'ส่งแล้ว กำลังดำเนินการ',
    'Take profit and stop loss are set': 'ตั้ง Take Profit และ Stop Loss แล้ว',
    'The position no longer follows the trader': 'คุณถือโพซิชันนี้เองแล้ว',
    'Submitted for review': 'ส่งแล้ว อยู่ระหว่างการตรวจสอบ',
    'You are now copying this trader': 'เริ่มคัดลอกเทรดเดอร์นี้แล้ว',
    'You have stopped copying this trader': 'หยุดคัดลอกเทรดเดอร์นี้แล้ว',
    'Your application is under review': 'ใบสมัครของคุณอยู่ระหว่างการตรวจสอบ',
    'Transfer complete': 'โอนสำเร็จ',
    'Your deposit has been submitted and is under review': 'ส่งรายการฝากแล้ว อยู่ระหว่างการตรวจสอบ',
    'Conversion complete': 'แลกเปลี่ยนสำเร็จ',
    'Your deposit is locked': 'ล็อกเหรียญแล้ว',
    'Your deposit has been redeemed': 'ไถ่ถอนยอดล็อกแล้ว',
    'Purchase complete': 'ซื้อสำเร็จ',
    'Application submitted. Tokens are allotted when the subscription ends': 'ส่งการจองแล้ว จัดสรรเหรียญเมื่อปิดจอง',
    'Coupon activated': 'เปิดใช้คูปองแล้ว',
    'The new limit applies now': 'วงเงินใหม่มีผลแล้ว',
    'The new limit applies from tomorrow': 'วงเงินใหม่มีผลตั้งแต่พรุ่งนี้',
    'The seller has been notified': 'แจ้งผู้ขายแล้ว',
    'USDT released': 'ปล่อย USDT แล้ว',
    'Your appeal is under review': 'คำอุทธรณ์ของคุณอยู่ระหว่างการตรวจสอบ',
    'Your break has started': 'เริ่มพักการเล่นแล้ว',
    'Added to your coupons': 'เพิ่มในคูปองของคุณแล้ว',
    'Credited to your spot account': 'เข้าบัญชีสปอตแล้ว',
    'Today’s points have been added': 'รับคะแนนวันนี้แล้ว',
    'The address has been added': 'เพิ่มที่อยู่แล้ว',
    'The address has been updated': 'แก้ไขที่อยู่แล้ว',
    'The bank card has been saved': 'บันทึกบัตรธนาคารแล้ว',
    'All messages are marked as read': 'ทำเครื่องหมายว่าอ่านทุกข้อความแล้ว',
    'Your application has been withdrawn': 'ถอนคำขอแล้ว',
    'Repayment received': 'ได้รับยอดชำระคืนแล้ว',
    'Your loan is paid off': 'ชำระคืนครบแล้ว ปิดเงินกู้เรียบร้อย',
    'No artwork selected': 'ยังไม่ได้เลือกผลงาน',
    'Added to saved artworks': 'บันทึกผลงานแล้ว',
    'Removed from saved artworks': 'นำออกจากผลงานที่บันทึกไว้แล้ว',
    'The bid deposit has been paid': 'วางเงินประกันแล้ว',
    'You are the highest bidder': 'ราคาของคุณนำอยู่',
    'Your artwork is listed for resale': 'ลงขายต่อแล้ว',
    Noted: 'รับทราบแล้ว',
    'Payment complete. The artwork is yours': 'ชำระแล้ว ผลงานเป็นของคุณ',
    'The artwork has been sent as a gift': 'ส่งผลงานเป็นของขวัญแล้ว',
    'You no longer see their messages': 'คุณจะไม่เห็นข้อความของผู้ใช้นี้อีก',
    'You see their messages again': 'คุณเห็นข้อความของผู้ใช้นี้อีกครั้งแล้ว',
    'Thank you. We will review it': 'ขอบคุณ เราจะตรวจสอบ',
    'Removed from your favourites': 'นำออกจากรายการโปรดแล้ว',
    // Chat room: answers to a customer
    'Welcome, {name}!': 'ยินดีต้อนรับนะ {name}!',
    'Hi {name}. {coin} is at {price}, in case you wondered': 'หวัดดี {name} เผื่ออยากรู้ {coin} อยู่ที่ {price}',
    'Hello {name}, what are you trading?': 'หวัดดี {name} เทรดตัวไหนอยู่',
    '{name}, depends on how long you want to hold': '{name} แล้วแต่ว่าจะถือนานแค่ไหน',
    '{name}, I would ask customer service, they answer quickly': '{name} ลองถามฝ่ายบริการลูกค้าดู ตอบไวอยู่',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      'ถามดี {name} {coin} ที่ {price} บอกว่าเอาเลย แต่กระเป๋าตังค์บอกว่าอย่า',
    '{name}, not before {coin} is through {price} for me': '{name} เป็นเราจะรอ {coin} ผ่าน {price} ก่อน',
    'Any time, {name}': 'ยินดีเลย {name}',
    'No problem {name}, pay it forward': 'ไม่เป็นไร {name} ไว้ช่วยคนอื่นต่อละกัน',
    '{name} gets it': '{name} เข้าใจเกม',
    '{name}, with a stop I hope': '{name} ตั้ง Stop ไว้แล้วใช่มั้ย',
    '{name}, do not sell the bottom': '{name} อย่าไปคัทตรงก้นเหวนะ',
    'Finally somebody says it, {name}': 'ในที่สุดก็มีคนพูดสักที {name}',
    'Interesting, {name}': 'น่าสนใจนะ {name}',
    '{name}, tell us more': '{name} เล่าต่อหน่อย',
    'Noted, {name}': 'จดไว้แล้ว {name}',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin} วันนี้ทรงดี {move} ใน 15 นาที',
    'Slow and steady, {coin} at {price}': '{coin} ค่อยๆ มา {price} แล้ว',
    '{coin} {price}. I am not selling this one': '{coin} {price} ตัวนี้ถือยาว ไม่ขาย',
    'Everybody is long {coin} again, that never ends well': 'แห่ Long {coin} กันอีกละ จบไม่สวยทุกที',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      'ช้อน {coin} ได้ก้นพอดีของชั่วโมงนี้ ขอเป็นเซียนสักสิบนาที',
    'Is it too late for {coin}?': 'ตาม {coin} ตอนนี้ยังทันมั้ย',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin} กราฟ 15 นาที ยืนเหนือ MA20 แล้ว วอลุ่มโอเค',
    '{coin} leaking, {move}': '{coin} ซึมลงเรื่อยๆ {move}',
    '{price} should hold for {coin}. Should': '{coin} น่าจะเอาอยู่ที่ {price} น่าจะนะ',
    'Told you. {coin} has not found its floor': 'บอกแล้วว่า {coin} ยังไม่เจอก้น',
    'Buying a little {coin} here, not all at once': 'ทยอยเก็บ {coin} ตรงนี้นิดหน่อย ไม่ทุ่มทีเดียว',
    'My {coin} position and I need some time apart': 'เรากับโพซิชัน {coin} ขอห่างกันสักพัก',
    'Stop on {coin} or wait?': '{coin} คัทเลยหรือรอดี',
    '{coin}!! {move} just like that': '{coin}!! อยู่ๆ ก็ {move}',
    'What a candle on {coin}. {price}': 'แท่ง {coin} โหดมาก {price}',
    'Shorts on {coin} are being carried out on a stretcher': 'คน Short {coin} โดนหามออกไปเป็นแถว',
    '{coin} {move}. I would take some off the table here': '{coin} {move} เป็นเราแบ่งขายทำกำไรก่อน',
    'Who bought all that {coin}?': 'ใครกวาด {coin} ไปหมดเนี่ย',
    'Do not chase {coin} now, it comes back to say hello': 'อย่าไล่ราคา {coin} เลย เดี๋ยวก็ย่อมาทักทาย',
    '{coin} to the moon, and I sold yesterday': '{coin} ไปดวงจันทร์แล้ว ส่วนเราขายหมูไปเมื่อวาน',
    '{coin} {move}. Check your margin, people': '{coin} {move} เช็กมาร์จิ้นกันด้วยทุกคน',
    'That red candle on {coin} took my stop and my mood': 'แท่งแดง {coin} แท่งเดียว ไปทั้ง Stop ไปทั้งอารมณ์',
    'Somebody is being liquidated on {coin} right now': 'ตอนนี้มีคนโดนล้างพอร์ตที่ {coin} แน่ๆ',
    '{coin} {price}, blood in the streets. My order waits lower': '{coin} {price} เลือดท่วมตลาด เราตั้งรับไว้ต่ำกว่านี้',
    'This is why I do not use 100x on {coin}': 'นี่แหละเหตุผลที่ไม่เล่น {coin} 100x',
    'Is {coin} broken or is it me?': '{coin} พังหรือเราพัง',
    'No panic. {coin} did worse last month': 'ใจเย็นๆ เดือนก่อน {coin} หนักกว่านี้อีก',
    'Stocks are open, {coin} starts at {price}': 'หุ้นเปิดแล้ว {coin} เปิดมาที่ {price}',
    'Opening bell. Watching {coin} first': 'ตลาดเปิดแล้ว ขอดู {coin} ก่อนตัวแรก',
    'Good morning to everybody who holds {coin}': 'อรุณสวัสดิ์คนถือ {coin} ทุกคน',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': 'ตลาดเงียบ {coin} แช่อยู่ {price} มาพักใหญ่แล้ว',
    'Watching paint dry. And {coin}': 'นั่งมองจิ้งจกบนเพดาน สลับกับ {coin}',
    'Sideways again. I will read the white paper of something': 'ไซด์เวย์อีกแล้ว ไปหา White paper อ่านดีกว่า',
    'Calm before the storm if you ask me': 'เงียบแบบนี้ เราว่าพายุกำลังมา',
    'Anybody doing lock-up mining this week? 30 days looks fair to me': 'อาทิตย์นี้มีใครล็อกรับผลตอบแทนบ้าง ตัว 30 วันดูโอเคนะ',
    'Rule for today: no trade is a trade too': 'กฎวันนี้ ไม่เทรดก็ถือว่าเทรดแล้ว',
    'What is everyone holding over the weekend?': 'เสาร์อาทิตย์นี้ถือตัวไหนข้ามกันบ้าง',
    'I set a limit on {coin} and went for coffee. Still waiting': 'ตั้ง Limit {coin} แล้วไปชงกาแฟ กลับมาก็ยังรออยู่',
    'Still awake? {coin} is not': 'ยังไม่นอนกันอีกเหรอ {coin} หลับไปแล้วนะ',
    'Night shift. {coin} {price}': 'กะดึกรายงานตัว {coin} {price}',
    'Thin books at this hour, use limits': 'ดึกๆ Order book บาง ใช้ Limit กันนะ',
    'One more candle and I sleep. Said so three candles ago': 'อีกแท่งเดียวจะนอนแล้ว พูดแบบนี้มาสามแท่งละ',
    '{name}, same here': '{name} เหมือนกันเลย',
    '{name}, you said that yesterday too': '{name} เมื่อวานก็พูดแบบนี้',
    '{name}, what is your stop?': '{name} ตั้ง Stop ไว้ตรงไหน',
    '{name}, I would wait for the hourly close': '{name} เป็นเราจะรอแท่งชั่วโมงปิดก่อน',
    '{name}, agreed': '{name} เห็นด้วย',
    'Careful, {name}': 'ระวังหน่อย {name}',
    '{name}, screenshot or it did not happen': '{name} ไม่มีภาพแคป ถือว่าไม่เคยเกิดขึ้น',
    // The guide: first steps
    'First steps': 'เริ่มต้นใช้งาน',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      'ตั้งแต่บัญชีว่างจนถึงเทรดแรก พร้อมวิธีดูแลเงินให้ปลอดภัยตลอดทาง',
    'Verify yourself': 'ยืนยันตัวตน',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      'ผูกอีเมลและหมายเลขโทรศัพท์ แล้วส่งรูปเอกสาร วงเงินเพิ่มขึ้นทุกระดับ',
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      'เลือกเหรียญและเครือข่าย คัดลอกที่อยู่ฝาก แล้วอัปโหลดหลักฐานการโอน',
    Trade: 'เทรด',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      'การเทรดสปอตใช้บัญชีสปอต ฟิวเจอร์ส ออปชัน และหุ้นมีบัญชีแยกกัน โอนเข้าเท่าที่ต้องใช้',
    Withdraw: 'ถอน',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      'บันทึกที่อยู่หรือบัตรธนาคารก่อน ทุกการถอนต้องใช้รหัสผ่านธุรกรรมและผ่านการตรวจสอบ',
    'Stay safe': 'ใช้งานอย่างปลอดภัย',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      'เราไม่เคยขอรหัสผ่านหรือรหัสยืนยัน เปิดลิงก์จากในแอปเท่านั้น แอปจะแสดงที่มาของทุกหน้า',
    // Mottos of traders
    'With the trend, never against it.': 'ไปกับเทรนด์ ไม่สวนเทรนด์',
    'Small wins, many of them.': 'กำไรคำเล็ก แต่กินบ่อย',
    'What went too far comes back.': 'ไปไกลเกิน เดี๋ยวก็กลับ',
    'I buy, I wait.': 'ซื้อแล้วรอ',
    'Breakouts only. Stops always.': 'เข้าเฉพาะเบรกเอาต์ ตั้ง Stop ทุกไม้',
    'Two trades a day, then coffee.': 'วันละสองไม้ แล้วไปจิบกาแฟ',
    'Patience pays the bills.': 'ใจเย็นถึงมีกิน',
    'Fast in, fast out.': 'เข้าไว ออกไว',
    'Altcoins, mostly at night.': 'สายอัลต์คอยน์ เทรดกลางคืนเป็นหลัก',
    'Holding through storms.': 'พายุมาก็ยังถือ',
    'Learning in public.': 'เรียนไปเทรดไป ให้เห็นกันหมด',
    'All or nothing, a hundred times.': 'หมดหน้าตัก ร้อยครั้งก็ยังกล้า',
    // Token projects
    'A relay that carries small payments between chains in one step.': 'รีเลย์ที่ส่งยอดเล็กข้ามเชนได้ในขั้นตอนเดียว',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay รวมการโอนยอดเล็กหลายพันรายการไว้ในหลักฐานเดียว ผู้เดินรีเลย์วาง LUNR ค้ำประกันและรับค่าตอบแทนเป็น LUNR',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      'โอนสิบดอลลาร์ข้ามเชน ต้องเซ็นสามครั้ง รอสองรอบ และเสียค่าธรรมเนียมแพงกว่ากาแฟหนึ่งแก้ว',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      'รีเลย์รวบรวมการโอนไว้สี่วินาที พิสูจน์ทีเดียวพร้อมกัน แล้วชำระเป็นยอดรวม รีเลย์ที่โกหกจะเสียเหรียญค้ำประกัน',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      'เครือข่ายทดสอบเดินมาแล้วสิบเอ็ดเดือน มีรีเลย์ 240 ตัวใน 31 ประเทศ ยังไม่มีการชำระใดสูญหาย',
    'Idle graphics cards rented out by the minute.': 'การ์ดจอที่ว่างอยู่ ปล่อยเช่าเป็นรายนาที',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid เชื่อมเจ้าของการ์ดจอกับคนเทรนโมเดล จ่ายเป็น AURO ทุกนาทีที่ประมวลผล',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      'การ์ดจอตามสตูดิโอและสถานศึกษาว่างถึงสองในสามของวัน ขณะที่ทีมเล็กๆ ยังต้องรอคิว',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      'งานถูกแบ่งเป็นชิ้นละหนึ่งนาที ให้คนแปลกหน้าสองรายประมวลผล แล้วจ่ายเมื่อผลตรงกัน',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      'วันนี้เครือข่ายมีการ์ดจอ 3,900 ใบ ใครมีการ์ดที่ออกในสี่ปีหลังก็เข้าร่วมได้ด้วยโปรแกรมเดียว',
    'Freight papers that sign, travel and pay by themselves.': 'เอกสารขนส่งที่เซ็น เดินทาง และจ่ายเงินได้เอง',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight เปลี่ยนใบตราส่งสินค้าเป็นโทเคน ใช้ NIMB จ่ายค่ารับรองเอกสารและประกันการเดินทาง',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      'ตู้สินค้าข้ามมหาสมุทรใช้สิบแปดวัน แต่เอกสารใช้ยี่สิบสี่วัน',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      'ทุกคนที่รับช่วงเอกสารเซ็นกำกับ ท่าเรือเซ็นเมื่อไร ผู้ขนส่งได้เงินในวินาทีเดียวกัน',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      'สายเดินเรือสี่รายและท่าเรือสองแห่งใช้ Nimbus Freight ในเส้นทางจาการ์ตาถึงรอตเทอร์ดาม',
    'Loans between small exchanges that trust only numbers.': 'เงินกู้ระหว่างกระดานเทรดรายเล็กที่เชื่อแต่ตัวเลข',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Finance ให้กระดานเทรดยืมเหรียญกันข้ามคืน ผู้ถือ TERN ค้ำประกันเงินกู้และรับส่วนต่างดอกเบี้ย',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      'กระดานเทรดรายเล็กต้องสำรองเหรียญถึงสามเท่าของที่จำเป็น เพราะไม่มีใครให้ใครยืม',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      'พิสูจน์เงินสำรองทุกชั่วโมง กระดานที่พิสูจน์ได้ว่ามีเพียงพอ กู้ได้ถึงเช้าและไม่เกินนั้น',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      'ในโครงการนำร่อง กระดานเทรด 19 แห่งปล่อยกู้คืนละ 84 ล้านดอลลาร์ ยังไม่มีรายใดชำระช้า',
    'Private searches over public data.': 'ค้นข้อมูลสาธารณะโดยไม่มีใครรู้ว่าคุณค้นอะไร',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol ตอบคำถามเรื่องเชนสาธารณะโดยไม่รู้ว่าใครถาม ผู้ตอบได้ค่าตอบแทนเป็น SABL',
    'Looking up an address tells the service behind the search which address matters to you.':
      'แค่ค้นหาที่อยู่ ผู้ให้บริการก็รู้แล้วว่าคุณสนใจที่อยู่ไหน',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      'คำถามถูกแบ่งให้เซิร์ฟเวอร์สามเครื่องที่ไม่รู้จักกัน มีแต่ผู้ถามที่ประกอบคำตอบได้',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable ตอบวันละสองล้านคำถามในกระเป๋าของผู้ให้บริการเก้าราย',
    'Payments by text message, where there is no internet.': 'จ่ายเงินด้วย SMS ในที่ที่ไม่มีอินเทอร์เน็ต',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay ส่งเงินด้วย SMS ตัวแทนที่รับแลกเป็นเงินสดได้รับ PELI เป็นค่าตอบแทน',
    'Half the people who send money home live where the network carries text and nothing else.':
      'คนที่ส่งเงินกลับบ้านครึ่งหนึ่งอยู่ในที่ที่สัญญาณส่งได้แค่ข้อความ',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      'SMS 140 ตัวอักษรบรรจุการจ่ายเงินที่เซ็นแล้ว ตัวแทนใช้มือถืออายุสิบปีก็อ่านและขึ้นเงินได้',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican มีตัวแทน 12,000 รายในจังหวัดหมู่เกาะ ส่วนใหญ่เป็นร้านที่เคยขายบัตรเติมเงินมือถือ',
    'Storage that proves every night that it still has your files.': 'ที่เก็บไฟล์ที่พิสูจน์ทุกคืนว่าไฟล์ของคุณยังอยู่',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage แบ่งไฟล์เป็นชิ้นเก็บไว้กับคนแปลกหน้าที่ถูกทดสอบทุกคืน พวกเขาวาง QUOR ค้ำประกันและได้ QUOR ตอบแทน',
    'A backup that nobody has read for years is a hope, not a backup.':
      'ไฟล์สำรองที่ไม่มีใครเปิดอ่านมาหลายปีคือความหวัง ไม่ใช่ไฟล์สำรอง',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      'ทุกคืนผู้เก็บแต่ละรายต้องแสดงชิ้นที่ถูกสุ่ม ใครแสดงไม่ได้จะเสียเหรียญค้ำประกัน และระบบจะสร้างชิ้นนั้นขึ้นใหม่',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra เก็บข้อมูล 41 เพตะไบต์ จากการทดสอบรายคืน 1.2 พันล้านครั้ง มีเพียงเก้าครั้งที่ไม่ผ่านตั้งแต่ครั้งแรก',
    // Token projects: texts common to all white papers
    'The problem': 'ปัญหา',
    'The approach': 'แนวทาง',
    'The token': 'เหรียญ',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      'เสนอขาย {issue} {token} ราคาเหรียญละ {price} USDT ไม่มีรอบพิเศษและไม่มีส่วนลด',
    'The sale': 'การขาย',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      'เปิดจองจนกว่าจะขายหมด ทุกรายการได้รับจัดสรรเต็มจำนวน',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      'เปิดจองจนปิดการขาย หากยอดจองเกินจำนวนเสนอขาย จะจัดสรรตามสัดส่วน ทุกรายการได้รับเปอร์เซ็นต์เท่ากันของจำนวนที่จอง และคืนเงินส่วนที่เหลือ',
    Risk: 'ความเสี่ยง',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      'ราคาเหรียญอาจลงต่ำกว่าราคาเสนอขาย จองด้วยเงินที่คุณยอมเสียได้เท่านั้น',
    'Current status': 'สถานะปัจจุบัน',
    '{name} is a fictional project of this simulation.': '{name} เป็นโครงการสมมติในการจำลองนี้',
    // Messages: account
    'Welcome to Pocket Exchange': 'ยินดีต้อนรับสู่ Pocket Exchange',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      'บัญชีของคุณพร้อมแล้ว มีคูปองสองใบรออยู่ที่ ตั้งค่า > คูปอง\n\nยืนยันตัวตนเพื่อเทรดและถอน ใช้เวลาสองนาที',
    'New login to your account': 'มีการเข้าสู่ระบบใหม่ในบัญชีของคุณ',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      'มีการเข้าสู่ระบบใหม่ในบัญชีของคุณเมื่อ {time:time} เซสชันก่อนหน้าสิ้นสุดแล้ว\n\nหากไม่ใช่คุณ เปลี่ยนรหัสผ่านทันที',
    'Your login password was changed': 'รหัสผ่านเข้าสู่ระบบถูกเปลี่ยน',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      'รหัสผ่านบัญชีของคุณถูกเปลี่ยนเมื่อ {time:time}\n\nหากไม่ใช่คุณ ติดต่อฝ่ายบริการลูกค้า',
    'Your payment password was set': 'ตั้งรหัสผ่านธุรกรรมแล้ว',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      'รหัสผ่านธุรกรรมที่ใช้ยืนยันการถอนถูกตั้งเมื่อ {time:time}\n\nหากไม่ใช่คุณ ติดต่อฝ่ายบริการลูกค้า',
    'New contact linked to your account': 'ผูกช่องทางติดต่อใหม่กับบัญชีแล้ว',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      'ผูก {address} กับบัญชีของคุณเมื่อ {time:time} ใช้เข้าสู่ระบบได้ และรหัสยืนยันจะส่งไปที่นั่น',
    'Identity verified: level {level}': 'ยืนยันตัวตน Lv{level} แล้ว',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      'การยืนยันตัวตน Lv{level} ของคุณได้รับอนุมัติ ใช้วงเงินใหม่ได้แล้ว',
    'Identity verification rejected: level {level}': 'การยืนยันตัวตน Lv{level} ถูกปฏิเสธ',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      'การยืนยันตัวตน Lv{level} ของคุณไม่ผ่านการอนุมัติ: {reason}\n\nคุณส่งใหม่ได้ทันที',
    'You are now VIP {tier}': 'คุณเป็น VIP {tier} แล้ว',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      'ยอดฝากของคุณถึง VIP {tier} แล้ว ค่าธรรมเนียมที่ต่ำลงและวงเงินที่สูงขึ้นมีผลทันที และคุณได้รับคูปองหนึ่งใบ',
    'A coupon for you': 'คูปองสำหรับคุณ',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      'คุณได้รับคูปองมูลค่าสูงสุด {worth:amount} USDT เปิดใช้ก่อน {expires:time}',
    // Messages: copy trading
    'A trade by {trader} was not copied': 'ไม่ได้คัดลอกเทรดของ {trader}',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} เปิด {side:word} {symbol} แต่ยอดคงเหลือหรือการตั้งค่าของคุณไม่เอื้อให้คัดลอก ดูเหตุผลได้ที่การคัดลอกของฉัน',
    '{symbol}: copied position closed with the trader’s': '{symbol}: โพซิชันที่คัดลอกปิดตามเทรดเดอร์แล้ว',
    '{symbol}: part of a copied position closed with the trader’s': '{symbol}: โพซิชันที่คัดลอกปิดบางส่วนตามเทรดเดอร์แล้ว',
    'You have stopped copying {trader}': 'หยุดคัดลอก {trader} แล้ว',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      'ครบกำหนดที่คุณตั้งไว้ โพซิชันที่คัดลอกไปแล้วจะปิดพร้อม {trader} เว้นแต่คุณเลือกถือเองก่อน',
    'You have a new follower': 'คุณมีผู้ติดตามใหม่',
    'Someone is now copying your trades. Followers: {count}.': 'มีคนเริ่มคัดลอกการเทรดของคุณ ผู้ติดตาม: {count} คน',
    'You are now a trader': 'คุณเป็นเทรดเดอร์แล้ว',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      'ใบสมัครของคุณได้รับอนุมัติ คุณอยู่ในรายชื่อเทรดเดอร์แล้ว และโพซิชันที่คุณเปิดนับจากนี้ให้ผู้อื่นคัดลอกได้',
    'Your trader application was not approved': 'ใบสมัครเทรดเดอร์ของคุณไม่ผ่านการอนุมัติ',
    'Reason: {reason}\n\nYou can apply again at any time.': 'เหตุผล: {reason}\n\nคุณสมัครใหม่ได้ทุกเมื่อ',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': 'ฝากเข้าแล้ว: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      'การฝาก {amount:amount} {coin} ของคุณได้รับอนุมัติและเข้าบัญชีสปอตแล้ว',
    'Deposit not approved: {amount:amount} {coin}': 'การฝากไม่ผ่านการอนุมัติ: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      'ยืนยันการฝาก {amount:amount} {coin} ของคุณไม่ได้: {reason}\n\nไม่มียอดเข้าบัญชี ส่งใหม่พร้อมหลักฐานการโอนที่ชัดขึ้น หรือติดต่อฝ่ายบริการลูกค้า',
    'Withdrawal sent: {amount:amount} {coin}': 'ส่งเงินถอนแล้ว: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      'การถอน {amount:amount} {coin} ของคุณได้รับอนุมัติและส่งออกแล้ว หักค่าธรรมเนียม {fee:amount} {coin}',
    'Withdrawal rejected: {amount:amount} {coin}': 'การถอนถูกปฏิเสธ: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      'การถอน {amount:amount} {coin} ของคุณถูกปฏิเสธ: {reason}\n\nคืนเต็มจำนวนเข้ายอดใช้ได้แล้ว',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}: ได้รับจัดสรร {amount:amount}',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      'ปิดการขายแล้ว คุณได้รับจัดสรร {amount:amount} {token} ในราคา {paid:amount} {coin} คืนเงิน {refund:amount} {coin} แล้ว',
    '{token} is listed': '{token} เข้าตลาดแล้ว',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} เปิดให้ซื้อขายแล้ว {token} ของคุณอยู่ในบัญชีสปอต',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': 'อนุมัติเงินกู้แล้ว: {amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      '{amount:amount} {coin} เข้าบัญชีสปอตแล้ว ครบกำหนด {due:time}',
    'Loan not approved': 'เงินกู้ไม่ผ่านการอนุมัติ',
    'You asked for {amount:amount} {coin}. Reason: {reason}': 'คุณขอกู้ {amount:amount} {coin} เหตุผล: {reason}',
    'Your loan is due soon': 'เงินกู้ของคุณใกล้ครบกำหนด',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      '{amount:amount} {coin} ครบกำหนด {due:time} ชำระคืนตรงเวลาเพื่อรักษาคะแนนเครดิต',
    'Your loan is overdue': 'เงินกู้ของคุณเกินกำหนด',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      '{amount:amount} {coin} ครบกำหนดไปแล้วเมื่อ {due:time} ค่าปรับล่าช้าเพิ่มทุกวันจนกว่าจะชำระคืน หนี้ที่เหลือจะถูกหักชำระจากบัญชีของคุณ',
    'Collected for your loan: {amount:amount} {coin}': 'หักชำระเงินกู้แล้ว: {amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      'หัก {amount:amount} {coin} จากบัญชีของคุณเพื่อชำระเงินกู้ที่เกินกำหนด ยอดค้างชำระ: {left:amount} {coin}',
    'Loan repaid': 'ชำระคืนเงินกู้แล้ว',
    'Your loan of {amount:amount} {coin} is repaid in full.': 'เงินกู้ {amount:amount} {coin} ของคุณชำระครบแล้ว',
    // Messages: artworks and auctions
    'Outbid: {work}': 'ถูกแซงราคา: {work}',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      'มีผู้เสนอราคา “{work}” ที่ {price:amount} {coin} ประมูลสิ้นสุด {ends:time} คุณยังเสนอราคาต่อได้',
    'You won the auction: {work}': 'คุณชนะการประมูล: {work}',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '“{work}” เป็นของคุณในราคา {price:amount} {coin} ชำระภายใน {deadline:time} มิฉะนั้นจะเสียเงินประกัน',
    'Auction ended: {work}': 'ประมูลสิ้นสุดแล้ว: {work}',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      'ผู้อื่นชนะการประมูล “{work}” คืนเงินประกัน {margin:amount} {coin} ให้คุณแล้ว',
    'Bid deposit forfeited: {work}': 'ถูกริบเงินประกัน: {work}',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '“{work}” ไม่ได้รับการชำระตามเวลา เงินประกัน {margin:amount} {coin} ถูกริบ',
    'Sold: {work}': 'ขายแล้ว: {work}',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      'ขาย “{work}” ได้ {price:amount} {coin} คุณได้รับ {received:amount} {coin} หลังหักค่าธรรมเนียม',
    'Not sold: {work}': 'ขายไม่ได้: {work}',
    'The sale of “{work}” ended without a buyer. It is still yours.': 'การขาย “{work}” สิ้นสุดโดยไม่มีผู้ซื้อ ผลงานยังเป็นของคุณ',
    'Not paid for: {work}': 'ผู้ชนะไม่ชำระเงิน: {work}',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      'ผู้ชนะการประมูลไม่ชำระเงินค่า “{work}” ตามเวลา ผลงานยังเป็นของคุณ',
    'You received an artwork: {work}': 'คุณได้รับผลงาน: {work}',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} ส่ง “{work}” ให้คุณเป็นของขวัญ อยู่ในผลงานของคุณแล้ว',
    // Messages: customer service, chat room and OTC
    'Customer service has answered': 'ฝ่ายบริการลูกค้าตอบแล้ว',
    '{name} has answered your question.': '{name} ตอบคำถามของคุณแล้ว',
    'Thank you for your report': 'ขอบคุณที่รายงาน',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      'ข้อความของ {name} ในห้องแชทเมื่อ {at:time} ผิดกฎ เราลบข้อความแล้ว และ {name} จะส่งข้อความในห้องแชทไม่ได้หนึ่งวัน',
    'Your report has been reviewed': 'ตรวจสอบรายงานของคุณแล้ว',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      'ข้อความของ {name} ในห้องแชทเมื่อ {at:time} ยังอยู่: {reason}\n\nคุณปิดเสียงคนที่ไม่อยากอ่านได้ทุกเมื่อ',
    'Your message was removed from the chat room': 'ข้อความของคุณถูกลบจากห้องแชท',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '“{text}”\n\nข้อความนี้ถูกรายงานและผิดกฎห้องแชท คุณยังอ่านได้ และส่งข้อความได้อีกครั้งตั้งแต่ {until:time}',
    'OTC order completed: {amount:amount} {coin}': 'คำสั่ง OTC สำเร็จ: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      'คำสั่ง OTC {amount:amount} {coin} มูลค่ารวม {total:amount} {fiat} ของคุณสำเร็จแล้ว',
    'New order on your ad: {amount:amount} {coin}': 'คำสั่งใหม่จากโฆษณาของคุณ: {amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} สั่ง {amount:amount} {coin} จากโฆษณาของคุณ มูลค่า {total:amount} {fiat}',
    '{name} has paid {total:amount} {fiat}': '{name} โอน {total:amount} {fiat} แล้ว',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      'ตรวจให้แน่ใจว่า {total:amount} {fiat} เข้าแล้ว จึงปล่อย {amount:amount} {coin} อย่าปล่อยก่อนเงินเข้า',
    'Your ad is paused': 'โฆษณาของคุณหยุดชั่วคราว',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '{count} คำสั่งติดต่อกันไม่ได้ชำระตามเวลา เปิดโฆษณาต่อได้เมื่อคุณพร้อมโอนเงิน',
    'Your ad is complete': 'โฆษณาของคุณสิ้นสุดแล้ว',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      'ซื้อขายแล้ว {amount:amount} {coin} ยอดที่ถูกล็อกที่เหลือกลับเข้ายอดใช้ได้แล้ว',
    'OTC order cancelled: {amount:amount} {coin}': 'ยกเลิกคำสั่ง OTC แล้ว: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      'คำสั่ง OTC {amount:amount} {coin} ของคุณถูกยกเลิก จำนวนที่ถูกล็อกกลับเข้ายอดใช้ได้แล้ว',
    'Appeal on your OTC order for {amount:amount} {coin}': 'อุทธรณ์คำสั่ง OTC ของคุณ: {amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      'อีกฝ่ายยื่นอุทธรณ์ คำสั่งถูกพักไว้จนกว่าจะมีคำตัดสิน',
    'Your OTC appeal has been decided': 'ตัดสินคำอุทธรณ์ OTC ของคุณแล้ว',
    'Order for {amount:amount} {coin}. Decision: {decision}': 'คำสั่ง {amount:amount} {coin} ผลการตัดสิน: {decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}: จับคู่คำสั่ง Limit แล้ว',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'คำสั่ง{side:word} {amount:amount} {coin} ของคุณจับคู่แล้วที่ {price:amount} มูลค่า {value:money} {quote}',
    '{symbol}: triggered order filled': '{symbol}: คำสั่งที่ทริกเกอร์จับคู่แล้ว',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'ตลาดถึงราคา {stop:amount} คำสั่ง{side:word} {amount:amount} {coin} ของคุณจับคู่แล้วที่ {price:amount} มูลค่า {value:money} {quote}',
    '{symbol}: order triggered': '{symbol}: คำสั่งทริกเกอร์แล้ว',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      'ตลาดถึงราคา {stop:amount} คำสั่ง{side:word} {amount:amount} {coin} ของคุณอยู่ใน Order book ที่ {price:amount} แล้ว จับคู่แล้ว {filled:amount} {coin}',
    '{symbol}: triggered order not filled completely': '{symbol}: คำสั่งที่ทริกเกอร์จับคู่ไม่ครบ',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      'ตลาดถึงราคา {stop:amount} คำสั่ง{side:word} {amount:amount} {coin} ของคุณจับคู่ได้ {filled:amount} {coin} ส่วนที่เหลือถูกยกเลิก เพราะ Order book ไม่มีคำสั่งให้จับคู่เพิ่มสำหรับจำนวนที่ล็อกไว้',
    'Several limit orders filled today': 'วันนี้จับคู่คำสั่ง Limit หลายรายการ',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      'วันนี้คำสั่ง Limit ของคุณจับคู่แล้ว {count} รายการ รายการถัดไปของวันนี้จะไม่แจ้งทีละรายการ ดูได้ที่ประวัติคำสั่ง',
    '{symbol}: limit order opened a position': '{symbol}: คำสั่ง Limit เปิดโพซิชันแล้ว',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'ตลาดถึงราคาของคุณ เปิด {side:word} {amount:amount} {coin} ที่ {price:amount} เลเวอเรจ {multiple}×',
    '{symbol}: trigger order opened a position': '{symbol}: คำสั่งทริกเกอร์เปิดโพซิชันแล้ว',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'ตลาดถึงราคาทริกเกอร์ของคุณ เปิด {side:word} {amount:amount} {coin} ที่ {price:amount} เลเวอเรจ {multiple}×',
    'Pending futures limit orders cancelled': 'ยกเลิกคำสั่ง Limit ฟิวเจอร์สที่รออยู่แล้ว',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      'โพซิชันที่เปิดอยู่ต้องใช้เงินที่กันไว้สำหรับคำสั่ง Limit ที่รออยู่ คำสั่งที่ถูกยกเลิก: {count} เงินที่กลับมาใช้ได้: {amount:money} USDT',
    'Pending futures trigger orders cancelled': 'ยกเลิกคำสั่งทริกเกอร์ฟิวเจอร์สที่รออยู่แล้ว',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      'โพซิชันฟิวเจอร์สของคุณถูกบังคับขาย คำสั่งทริกเกอร์ที่รออยู่จึงถูกยกเลิกด้วย คำสั่งที่ถูกยกเลิก: {count}',
    '{symbol}: trigger order cancelled': '{symbol}: ยกเลิกคำสั่งทริกเกอร์แล้ว',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      'ตลาดถึง {price:amount} แต่ยอดในบัญชีฟิวเจอร์สไม่พอสำหรับมาร์จิ้นและค่าธรรมเนียมของคำสั่ง {side:word} {amount:amount} {coin} คำสั่งจึงถูกยกเลิก',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      'ราคาตลาดกระโดดข้ามราคาทริกเกอร์ {price:amount} และเลย {stop:amount} ซึ่งเป็นราคาที่โพซิชัน {side:word} {amount:amount} {coin} จะถูกปิดทันที คำสั่งจึงถูกยกเลิก',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      'ราคาตลาดกระโดดข้ามราคาทริกเกอร์ {price:amount} เมื่อรวมสเปรดแล้ว โพซิชัน {side:word} {amount:amount} {coin} จะเปิดที่ราคาศูนย์หรือต่ำกว่า คำสั่งจึงถูกยกเลิก',
    '{symbol} rose to {price:amount}': '{symbol} ขึ้นถึง {price:amount}',
    '{symbol} fell to {price:amount}': '{symbol} ลงถึง {price:amount}',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      'ถึงราคาที่คุณตั้งแจ้งเตือนไว้แล้ว ขณะตั้งราคาอยู่ที่ {from:amount}',
    '{symbol}: close order filled': '{symbol}: คำสั่งปิดโพซิชันทำงานแล้ว',
    '{symbol}: take profit reached': '{symbol}: ถึง Take Profit',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      '{amount:amount} {coin} ของโพซิชัน {side:word} ของคุณปิดแล้วที่ {price:amount} กำไร/ขาดทุน: {profit:signed} USDT ส่วนที่เหลือยังเปิดอยู่',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      'โพซิชัน {side:word} {amount:amount} {coin} ของคุณปิดแล้วที่ {price:amount} กำไร/ขาดทุน: {profit:signed} USDT',
    '{symbol}: stop loss reached': '{symbol}: ถึง Stop Loss',
    'Your futures positions were liquidated': 'โพซิชันฟิวเจอร์สของคุณถูกบังคับขาย',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      'มาร์จิ้นของคุณไม่พอรองรับผลขาดทุน ทุกโพซิชันที่เปิดอยู่จึงถูกปิดที่ราคาตลาด โพซิชันที่ปิด: {count} กำไร/ขาดทุน: {profit:signed} USDT\n\nStop Loss ช่วยปิดโพซิชันก่อนถึงจุดนี้ได้',
    'Positions in profit closed': 'ปิดโพซิชันที่มีกำไรแล้ว',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      'ยอดเงินและมาร์จิ้นของคุณไม่พอรองรับผลขาดทุนของโพซิชันที่ต้องปิด โพซิชันที่มีกำไรจึงถูกปิดที่ราคาตลาดเพื่อชดเชย โพซิชันที่ปิด: {count} กำไร/ขาดทุน: {profit:signed} USDT',
    'Your futures account is close to liquidation': 'บัญชีฟิวเจอร์สของคุณใกล้ถูกบังคับขาย',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      'ระดับมาร์จิ้น {rate}% จะถูกบังคับขายเมื่อเหลือ {limit}% โอนเงินเข้าบัญชีฟิวเจอร์สหรือปิดบางโพซิชัน',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': 'ได้รับดอกผล: {amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      'วันที่ {day} จาก {days} ของยอดล็อก: {amount:amount} {coin} เข้าบัญชีสปอตแล้ว',
    'Lock-up deposit returned: {amount:amount} {coin}': 'คืนยอดล็อกแล้ว: {amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      'ยอดล็อกของคุณครบกำหนด {days} วัน {amount:amount} {coin} กลับเข้าบัญชีสปอตแล้ว ผลตอบแทนสะสม: {interest:amount} {coin}',
    'Dual investment settled: {payout:amount} {coin}': 'Dual Investment จ่ายผลตอบแทนแล้ว: {payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      'ราคาชำระ {symbol} คือ {price:amount} ซึ่ง{side:word}ราคาเป้าหมาย {linked:amount} จ่าย {payout:amount} {coin} เข้าบัญชีสปอตแล้ว',
    'Dual investment returned: {payout:amount} {coin}': 'คืนเงิน Dual Investment แล้ว: {payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} ไม่มีราคาตลอดหนึ่งวัน จึงคำนวณผลตอบแทนไม่ได้ คืน {payout:amount} {coin} เข้าบัญชีสปอตแล้ว',
    // Messages: words inserted into messages
    buy: 'ซื้อ',
    sell: 'ขาย',
    long: 'Long',
    short: 'Short',
    'at or above': 'เท่ากับหรือสูงกว่า',
    below: 'ต่ำกว่า',
    // Artists
    'Water never draws the same line twice.': 'น้ำไม่เคยวาดเส้นเดิมซ้ำ',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu โตมาริมหาดเลนที่น้ำขึ้นน้ำลง เธอเขียนกฎให้ทำตัวเหมือนทะเล คลื่นทุกลูกเกิดจากลูกก่อนหน้า',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      'น้ำขึ้นน้ำลงซ้อนเป็นชั้นใต้ตะวันคล้อยต่ำ วาดด้วยกฎที่ไม่เคยซ้ำ',
    'One breath, one ring.': 'หนึ่งลมหายใจ หนึ่งวง',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji ฝนหมึกเอง วาดแต่ละวงในลมหายใจเดียว วงไหนไม่ชอบ เขาเก็บไว้เผาในฤดูหนาว',
    'Ink on paper: a ring, a stroke, and what they leave out.': 'หมึกบนกระดาษ หนึ่งวง หนึ่งปาดพู่กัน และสิ่งที่เว้นไว้',
    'Five shapes are an argument.': 'ห้ารูปทรงก็เถียงกันได้แล้ว',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Mirela เคยออกแบบตารางเดินรถก่อนมาจับพู่กัน ภาพของเธอยังมาตรงเวลาทุกนาที',
    'Hard edges, few colours, and a balance that is found, not measured.': 'ขอบคม สีน้อย และสมดุลที่ค้นพบ ไม่ใช่วัดเอา',
    'Somebody is always awake.': 'มีใครสักคนตื่นอยู่เสมอ',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas นั่งรถเมล์รอบดึกไปจนสุดสาย นับหน้าต่างที่ยังเปิดไฟ เขาไม่เคยวาดบานเดิมซ้ำ',
    'A city at night, window by window.': 'เมืองยามค่ำคืน ทีละบานหน้าต่าง',
    'Look north, then wait.': 'มองไปทางเหนือ แล้วรอ',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      'Linnea อยู่ตรงที่ถนนสิ้นสุด ครึ่งปีของเธอมีท้องฟ้าคอยจัดแสงให้',
    'Northern lights over mountains, as they were on one night.': 'แสงเหนือเหนือทิวเขา อย่างที่เป็นในคืนหนึ่ง',
    'Patterns my grandmother would know.': 'ลวดลายที่คุณยายคงคุ้นตา',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi หัดเขียนผ้าบาติกก่อนหัดเขียนโปรแกรม ลวดลายเป็นของเก่า แต่สมมาตรเป็นของใหม่',
    'A batik rosette of many turns.': 'ดอกบาติกที่หมุนวนหลายรอบ',
    'Sixteen pixels are plenty.': 'สิบหกพิกเซลก็เหลือเฟือ',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor เลี้ยงสวนสัตว์ไว้บนพื้นที่เท่าแสตมป์ ทุกตัวมีชื่อ และไม่มีใครเคยบอกว่าพวกมันตัวเล็ก',
    'A creature of sixteen by sixteen pixels.': 'สิ่งมีชีวิตขนาดสิบหกคูณสิบหกพิกเซล',
    '137.5 degrees at a time.': 'ทีละ 137.5 องศา',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Clara นับกลีบดอกไม้เป็นอาชีพและปลูกมันตามมุมทอง สวนของเธอไม่มีดิน',
    'A flower grown petal by petal, by the golden angle.': 'ดอกไม้ที่ผลิทีละกลีบตามมุมทอง',
    'Listen twice.': 'ฟังสองรอบ',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy แต่งเพลงสั้นกว่าหนึ่งป้ายรถเมล์ แล้วอัดเสียงในห้องที่ไม่มีใครอยู่',
    'A short piece of music, and its trace.': 'เพลงสั้นหนึ่งชิ้น กับร่องรอยของมัน',
    'Everything falls around something.': 'ทุกสิ่งร่วงหล่นวนรอบบางสิ่ง',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol เคยเป็นนักดาราศาสตร์ จนวันที่ท้องฟ้าอึกทึกเกินไป ตอนนี้ดาวเคราะห์ทุกดวงเป็นของ Sol เอง',
    'A world with its moons, on its way around a sun.': 'โลกหนึ่งใบกับดวงจันทร์ของมัน กำลังเดินทางรอบดวงอาทิตย์',
    // Bank card form
    'ABA number': 'เลข ABA',
    'Real name': 'ชื่อจริง',
    'Card number': 'หมายเลขบัตร',
    'Bank address': 'ที่อยู่ธนาคาร',
    'Bank name': 'ชื่อธนาคาร',
    Branch: 'สาขา',
    'SWIFT code': 'รหัส SWIFT',
    Phone: 'โทรศัพท์',
    'Cardholder address': 'ที่อยู่ผู้ถือบัตร',
    // States of a withdrawal
    'Under review': 'อยู่ระหว่างการตรวจสอบ',
    Completed: 'สำเร็จ',
    Rejected: 'ถูกปฏิเสธ',
    // Names of futures orders and options
    Pending: 'รอจับคู่',
    Open: 'เปิดอยู่',
    Closed: 'ปิดแล้ว',
    Cancelled: 'ยกเลิกแล้ว',
    Long: 'Long',
    Short: 'Short',
    Running: 'ดำเนินอยู่',
    Settled: 'ชำระแล้ว',
    Up: 'ขึ้น',
    Down: 'ลง',
    Win: 'ชนะ',
    Draw: 'เสมอ',
    Loss: 'แพ้',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': 'คูปองค่าธรรมเนียมสปอต',
    'Futures fee coupon': 'คูปองค่าธรรมเนียมฟิวเจอร์ส',
    'Deposit coupon': 'คูปองฝาก',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      'เจ้าหน้าที่จะตอบคุณที่นี่ คุณออกจากหน้านี้ได้ เมื่อมีคำตอบจะมีเครื่องหมายแจ้งในหน้าตั้งค่า',
    'You are welcome. Write again whenever you have a question.': 'ด้วยความยินดี มีคำถามเมื่อไรทักมาได้เสมอ',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      'เลือกเหรียญและเครือข่าย ส่งไปยังที่อยู่ที่แสดง แล้วอัปโหลดหลักฐานการโอน ยอดจะเข้าบัญชีเมื่อตรวจสอบแล้ว ดูสถานะได้ที่ประวัติการฝาก เหรียญที่ส่งผ่านเครือข่ายอื่นจะเรียกคืนไม่ได้',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      'การถอนต้องยืนยันตัวตน มีที่อยู่หรือบัตรที่บันทึกไว้ และใช้รหัสผ่านธุรกรรม เราจะตรวจสอบก่อนส่งออก ระหว่างนั้นสถานะคือ “อยู่ระหว่างการตรวจสอบ” วงเงินต่อวันขึ้นอยู่กับระดับของคุณ',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Lv1 ใช้ชื่อและหมายเลขเอกสาร Lv2 ใช้รูปเอกสารทั้งสองด้าน ผูกอีเมลและโทรศัพท์ก่อน หากถูกปฏิเสธ ดูเหตุผลได้ที่หน้ายืนยันตัวตนแล้วลองอีกครั้งได้',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      'เราไม่เคยขอรหัสผ่านหรือรหัสยืนยันของคุณ และคนอื่นก็ไม่ควรขอ หากคิดว่ามีคนเข้าถึงบัญชี เปลี่ยนรหัสผ่านเข้าสู่ระบบทันที ทุกเซสชันจะสิ้นสุด หากลืมรหัสผ่าน ตั้งใหม่ได้ด้วยรหัสยืนยัน',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      'คำสั่งจับคู่ที่ราคาที่ตั้งหรือดีกว่า คำสั่งที่เปิดอยู่ดูและยกเลิกได้ที่หน้าคำสั่งของคุณ โพซิชันฟิวเจอร์สจะถูกบังคับขายเมื่อระดับมาร์จิ้นต่ำเกินไป เติมมาร์จิ้นหรือตั้ง Stop Loss เพื่อป้องกัน',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      'ค่าธรรมเนียมจะแสดงก่อนคุณยืนยัน และทุกรายการอยู่ในรายการเดินบัญชี ระดับ VIP ช่วยลดค่าธรรมเนียม ส่วนคูปองค่าธรรมเนียมช่วยคืนให้',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      'ล็อกรับผลตอบแทนจ่ายดอกผลทุกวัน ไถ่ถอนก่อนกำหนดได้โดยเสียค่าปรับซึ่งแสดงให้ทราบก่อน Dual Investment จ่ายผลตอบแทนเวลา 16:00 (UTC+8) ของวันครบกำหนด และไถ่ถอนก่อนหน้านั้นไม่ได้',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      'เงินประกันจะถูกล็อกเมื่อคุณเสนอราคาครั้งแรก และคืนให้หากไม่ชนะ ผู้ชนะต้องชำระภายในหนึ่งวัน มิฉะนั้นจะเสียเงินประกัน ผลงานหนึ่งชิ้นลงขายต่อได้เพียงครั้งเดียว',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      'วงเงินกู้ขึ้นอยู่กับระดับ VIP และสินทรัพย์ของคุณ ยอดชำระคืนรายวันจะแสดงก่อนคุณยืนยัน หากชำระคืนก่อนกำหนด คุณจ่ายเฉพาะวันที่เริ่มแล้ว',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?': 'ส่ง 200 USDT ผ่าน TRC20 ไปสองชั่วโมงแล้ว เงินฝากอยู่ไหน',
    'I have done all that. Can I talk to an agent, please?': 'ทำครบทุกอย่างแล้ว ขอคุยกับเจ้าหน้าที่ได้ไหม',
    'Which network should I use for a USDT deposit?': 'ฝาก USDT ควรใช้เครือข่ายไหน',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.': 'TRC20 ถูกกว่า ERC20 ไหม อยากฟังจากคนมากกว่า',
    'How long does identity verification take? I would like to ask an agent.': 'ยืนยันตัวตนใช้เวลานานแค่ไหน ขอถามเจ้าหน้าที่',
    'That is clear now, thank you.': 'เข้าใจแล้ว ขอบคุณมาก',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      'ขอบคุณที่รอ เราพบรายการโอนของคุณแล้ว เครือข่ายยืนยันเรียบร้อย การตรวจสอบจะเสร็จในไม่กี่นาที',
    'Is there anything else I can do for you?': 'มีอะไรให้เราช่วยอีกไหม',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      'สวัสดี เราชื่อ Ayu ฝากได้ทั้งสองเครือข่าย ปกติ TRC20 ค่าธรรมเนียมถูกกว่า ขอแค่เลือกเครือข่ายที่นี่กับในกระเป๋าของคุณให้ตรงกัน',
    'My pleasure. Write again at any time.': 'ด้วยความยินดี ทักมาได้ทุกเมื่อ',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      'สวัสดี เราชื่อ Bima เราตรวจเอกสารตามลำดับที่ส่งเข้ามา ปกติภายในหนึ่งวัน เมื่อทราบผลแล้วคุณจะได้รับข้อความทันที',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      'ยินดีต้อนรับสู่บริการ VIP เราชื่อ Ayu ทุกข้อความที่คุณเขียนที่นี่จะถึงเราและทีมงานก่อน',
    // Accounts and booking reasons
    'Position close': 'ปิดโพซิชัน',
    Deposit: 'ฝาก',
    'Funding account': 'บัญชีเงินทุน',
    'Spot account': 'บัญชีสปอต',
    'Futures account': 'บัญชีฟิวเจอร์ส',
    'Options account': 'บัญชีออปชัน',
    'Mining account': 'บัญชีล็อกรับผลตอบแทน',
    'Stock account': 'บัญชีหุ้น',
    'Margin account': 'บัญชีมาร์จิ้น',
    'Earn account': 'บัญชี Earn',
    Transfer: 'โอน',
    'Opening balance': 'ยอดคงเหลือเริ่มต้น',
    Bonus: 'โบนัส',
    'VIP bonus': 'โบนัส VIP',
    'Bank card cashback': 'เงินคืนบัตรธนาคาร',
    'Invitation rebate': 'ค่าคอมมิชชันชวนเพื่อน',
    Coupon: 'คูปอง',
    'Points redeemed': 'แลกคะแนน',
    'Withdrawal requested': 'ขอถอน',
    'Withdrawal completed': 'ถอนสำเร็จ',
    'Withdrawal returned': 'คืนเงินถอน',
    'Reserved for an order': 'ล็อกสำหรับคำสั่ง',
    'Spot trade': 'ซื้อขายสปอต',
    Margin: 'มาร์จิ้น',
    Liquidation: 'บังคับขาย',
    'Overnight fee': 'ค่าธรรมเนียมข้ามคืน',
    'Futures fee': 'ค่าธรรมเนียมฟิวเจอร์ส',
    'Futures order cancelled': 'ยกเลิกคำสั่งฟิวเจอร์ส',
    'Option bought': 'ซื้อออปชัน',
    'Option settled': 'ผลตอบแทนออปชัน',
    'Lock-up deposit': 'ยอดล็อก',
    'Daily interest': 'ดอกผลรายวัน',
    'Lock-up deposit returned': 'รับคืนยอดล็อก',
    'Token subscription': 'จองซื้อเหรียญ',
    'Token subscription refund': 'คืนเงินจองซื้อเหรียญ',
    'Subscribed tokens issued': 'รับเหรียญที่จองซื้อ',
    'Subscribed tokens unlocked': 'ปลดล็อกเหรียญที่จองซื้อ',
    Conversion: 'แลกเปลี่ยน',
    'Conversion fee': 'ค่าธรรมเนียมแลกเปลี่ยน',
    'Copy trading margin': 'มาร์จิ้น Copy Trade',
    'Copy trading fee': 'ค่าธรรมเนียม Copy Trade',
    'Copied position close': 'ปิดโพซิชันที่คัดลอกมา',
    'Dual investment bought': 'ซื้อ Dual Investment',
    'Dual investment settled': 'ผลตอบแทน Dual Investment',
    'Game stake': 'เดิมพันเกม',
    'Game winnings': 'เงินรางวัลเกม',
    'Reserved for an OTC order': 'ล็อกสำหรับคำสั่ง OTC',
    'OTC trade': 'ซื้อขาย OTC',
    'OTC funds returned': 'คืนเงินคำสั่ง OTC',
    'NFT bought': 'ซื้อ NFT',
    'Bid deposit': 'เงินประกันการประมูล',
    'Bid deposit returned': 'รับคืนเงินประกันการประมูล',
    'Auction paid': 'ชำระค่าประมูล',
    'NFT sold': 'ขาย NFT',
    'Bid deposit forfeited': 'ถูกริบเงินประกันการประมูล',
    'Loan paid out': 'รับเงินกู้',
    'Loan repayment': 'ชำระคืนเงินกู้',
    'Overdue loan collected': 'หักชำระเงินกู้เกินกำหนด',
    'Reserved for a stock order': 'ล็อกสำหรับคำสั่งหุ้น',
    'Stock trade': 'ซื้อขายหุ้น',
    Dividend: 'เงินปันผล',
    '{amount} from the frozen balance': '{amount} จากยอดที่ถูกล็อก',
  },
} satisfies LanguageTexts;
