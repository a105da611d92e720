import { refusalsHk } from '@/contract/refusals/hk';
import { hk } from '../products/content/translations/hk';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsHk,
  articles: hk,
  dictionary: {
    // Confirmations after an action
    'Code sent': '驗證碼已發送',
    'Code verified': '驗證成功',
    'Registration successful': '註冊成功',
    'Your password has been changed': '密碼已更改',
    'Your payment password has been set': '資金密碼已設定',
    'Your phone number has been saved': '手機號碼已綁定',
    'Your e-mail address has been saved': '電郵已綁定',
    'You are logged out': '已登出',
    'We have received your message': '已收到你的留言',
    'The order has been changed': '委託已修改',
    'The order has been cancelled': '已撤單',
    'Position opened': '開倉成功',
    'Position closed': '已平倉',
    'Order placed': '委託已提交',
    'Submitted for processing': '已提交，正在處理',
    'Take profit and stop loss are set': '止盈止損已設定',
    'The position no longer follows the trader': '此持倉已轉為自持',
    'Submitted for review': '已提交，正在審核',
    'You are now copying this trader': '已開始跟單此交易員',
    'You have stopped copying this trader': '已停止跟單此交易員',
    'Your application is under review': '你的申請正在審核',
    'Transfer complete': '劃轉成功',
    'Your deposit has been submitted and is under review': '充值已提交，正在審核',
    'Conversion complete': '閃兌成功',
    'Your deposit is locked': '鎖倉成功',
    'Your deposit has been redeemed': '贖回成功',
    'Purchase complete': '買入成功',
    'Application submitted. Tokens are allotted when the subscription ends': '申購已提交，申購結束後分配代幣',
    'Coupon activated': '優惠券已啟用',
    'The new limit applies now': '新限額已生效',
    'The new limit applies from tomorrow': '新限額將於明日生效',
    'The seller has been notified': '已通知賣家',
    'USDT released': '已放幣 USDT',
    'Your appeal is under review': '你的申訴正在審核',
    'Your break has started': '已開始休息',
    'Added to your coupons': '已加入你的優惠券',
    'Credited to your spot account': '已存入現貨帳戶',
    'Today’s points have been added': '已獲今日積分',
    'The address has been added': '地址已新增',
    'The address has been updated': '地址已更新',
    'The bank card has been saved': '銀行卡已儲存',
    'All messages are marked as read': '所有訊息已標示為已讀',
    'Your application has been withdrawn': '申請已撤回',
    'Repayment received': '已收到還款',
    'Your loan is paid off': '借款已還清',
    'No artwork selected': '未選擇作品',
    'Added to saved artworks': '已加入收藏',
    'Removed from saved artworks': '已從收藏移除',
    'The bid deposit has been paid': '保證金已繳付',
    'You are the highest bidder': '你的出價領先',
    'Your artwork is listed for resale': '作品已上架轉售',
    Noted: '知道了',
    'Payment complete. The artwork is yours': '付款成功，作品歸你所有',
    'The artwork has been sent as a gift': '作品已轉贈',
    'You no longer see their messages': '已將此用戶靜音',
    'You see their messages again': '已解除靜音',
    'Thank you. We will review it': '多謝舉報，我們會盡快審核',
    'Removed from your favourites': '已從自選移除',
    // Chat room: answers to a customer
    'Welcome, {name}!': '歡迎 {name}！',
    'Hi {name}. {coin} is at {price}, in case you wondered': '{name} 嚟咗喎，{coin} 而家 {price}，順便報個價',
    'Hello {name}, what are you trading?': '哈囉 {name}，最近炒緊乜？',
    '{name}, depends on how long you want to hold': '{name}，睇你打算揸幾耐啦',
    '{name}, I would ask customer service, they answer quickly': '{name}，不如問客服啦，覆得幾快',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      '好問題，{name}。{coin} {price}，個市話買得，個銀包話唔得',
    '{name}, not before {coin} is through {price} for me': '{name}，{coin} 未升穿 {price} 我都唔郁住',
    'Any time, {name}': '{name} 唔使客氣',
    'No problem {name}, pay it forward': '小事啦 {name}，下次你幫返其他人就得',
    '{name} gets it': '{name} 明白人嚟㗎',
    '{name}, with a stop I hope': '{name}，有落止損㗎嘛？',
    '{name}, do not sell the bottom': '{name}，千祈唔好沽喺地板價',
    'Finally somebody says it, {name}': '{name}，終於有人講出口',
    'Interesting, {name}': '幾有意思喎，{name}',
    '{name}, tell us more': '{name}，講多兩句嚟聽吓',
    'Noted, {name}': '記低咗，{name}',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin} 今日幾健康，15 分鐘 {move}',
    'Slow and steady, {coin} at {price}': '慢慢升先好，{coin} {price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}，呢隻我唔會放',
    'Everybody is long {coin} again, that never ends well': '個個又做多 {coin}，次次都冇好下場',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      '啱啱喺呢個鐘最低位執到 {coin}，覺得自己係股神，十分鐘後先再講',
    'Is it too late for {coin}?': '而家先上車 {coin}，會唔會太遲？',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin} 15 分鐘圖企返上 20 線，成交都跟得上',
    '{coin} leaking, {move}': '{coin} 陰乾緊，{move}',
    '{price} should hold for {coin}. Should': '{coin} 嘅 {price} 應該守得住嘅，應該',
    'Told you. {coin} has not found its floor': '都話咗㗎啦，{coin} 未見底',
    'Buying a little {coin} here, not all at once': '呢個位執少少 {coin}，分注入',
    'My {coin} position and I need some time apart': '我同我手上嘅 {coin} 都需要冷靜吓',
    'Stop on {coin} or wait?': '{coin} 止損好，定係等多陣好？',
    '{coin}!! {move} just like that': '{coin}！！一下就 {move}',
    'What a candle on {coin}. {price}': '{coin} 呢支燭真係犀利，{price}',
    'Shorts on {coin} are being carried out on a stretcher': '{coin} 啲淡友俾人抬走晒',
    '{coin} {move}. I would take some off the table here': '{coin} {move}，係我就食住部分糊先',
    'Who bought all that {coin}?': '邊個掃咁多 {coin} 呀？',
    'Do not chase {coin} now, it comes back to say hello': '{coin} 唔好高追，佢會返落嚟打招呼',
    '{coin} to the moon, and I sold yesterday': '{coin} 飛天，我噚日先沽咗',
    '{coin} {move}. Check your margin, people': '{coin} {move}，大家睇實自己嘅保證金',
    'That red candle on {coin} took my stop and my mood': '{coin} 嗰支大陰燭，打咗我止損，埋沒咗我心情',
    'Somebody is being liquidated on {coin} right now': '呢刻實有人揸住 {coin} 爆緊倉',
    '{coin} {price}, blood in the streets. My order waits lower': '{coin} {price}，血流成河，我張單仲喺下面等緊',
    'This is why I do not use 100x on {coin}': '所以話我唔會開 100 倍玩 {coin}',
    'Is {coin} broken or is it me?': '係 {coin} 壞咗，定係我壞咗？',
    'No panic. {coin} did worse last month': '唔使驚，{coin} 上個月跌得仲勁',
    'Stocks are open, {coin} starts at {price}': '股市開咗，{coin} 開 {price}',
    'Opening bell. Watching {coin} first': '開市喇，睇住 {coin} 先',
    'Good morning to everybody who holds {coin}': '早晨，各位揸住 {coin} 嘅朋友',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': '個市好靜，{coin} 喺 {price} 瞓咗成日',
    'Watching paint dry. And {coin}': '睇油漆乾，順便睇埋 {coin}',
    'Sideways again. I will read the white paper of something': '又係橫行，搵份白皮書睇算喇',
    'Calm before the storm if you ask me': '我睇係暴風雨前夕',
    'Anybody doing lock-up mining this week? 30 days looks fair to me': '今個禮拜有冇人做鎖倉挖礦？我睇 30 日都幾抵',
    'Rule for today: no trade is a trade too': '今日守則：唔做都係一種操作',
    'What is everyone holding over the weekend?': '個週末大家揸住啲乜？',
    'I set a limit on {coin} and went for coffee. Still waiting': '{coin} 掛咗個限價就去飲咖啡，返嚟都仲未成交',
    'Still awake? {coin} is not': '仲未瞓？{coin} 都瞓咗',
    'Night shift. {coin} {price}': '夜更報到，{coin} {price}',
    'Thin books at this hour, use limits': '呢個鐘數掛單薄，用限價好啲',
    'One more candle and I sleep. Said so three candles ago': '睇多支燭就瞓，三支之前我都係咁講',
    '{name}, same here': '{name}，我都係',
    '{name}, you said that yesterday too': '{name}，你噚日都係咁講',
    '{name}, what is your stop?': '{name}，止損擺喺邊？',
    '{name}, I would wait for the hourly close': '{name}，係我就等小時圖收咗先',
    '{name}, agreed': '{name}，同意',
    'Careful, {name}': '小心啲，{name}',
    '{name}, screenshot or it did not happen': '{name}，冇圖冇真相',
    // The guide: first steps
    'First steps': '新手指南',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      '由零開始到首次交易，沿途守護你的資金。',
    'Verify yourself': '完成身份認證',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      '綁定電郵和手機號碼，再上載證件相片，等級愈高，限額愈高。',
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      '選擇幣種及其網絡，複製充值地址，並上載付款憑證。',
    Trade: '交易',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      '現貨交易使用現貨帳戶，合約、秒合約和股票各有獨立帳戶，可按需要劃轉。',
    Withdraw: '提現',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      '請先儲存地址或銀行卡。每次提現均須輸入資金密碼，並經審核。',
    'Stay safe': '保障帳號安全',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      '我們絕不會索取密碼或驗證碼。請只在應用程式內開啟連結，每個頁面均會顯示來源。',
    // Mottos of traders
    'With the trend, never against it.': '順勢而行，絕不逆勢。',
    'Small wins, many of them.': '積小勝為大勝。',
    'What went too far comes back.': '升跌過頭，終會回歸。',
    'I buy, I wait.': '買了，便等。',
    'Breakouts only. Stops always.': '只做突破，必設止損。',
    'Two trades a day, then coffee.': '每日兩筆，然後喝咖啡。',
    'Patience pays the bills.': '靠耐性開飯。',
    'Fast in, fast out.': '快入快出。',
    'Altcoins, mostly at night.': '主炒山寨幣，多在深夜。',
    'Holding through storms.': '風浪再大，照樣持有。',
    'Learning in public.': '公開交易，邊做邊學。',
    'All or nothing, a hundred times.': '全贏或清零，百倍上陣。',
    // Token projects
    'A relay that carries small payments between chains in one step.': '一步完成跨鏈小額支付的中繼網絡。',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay 將數以千計的小額轉帳合併為一份證明。營運者質押 LUNR，並以 LUNR 獲取報酬。',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      '在兩條鏈之間轉十美元，要簽署三次、等候兩回，手續費比一杯咖啡還貴。',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      '中繼每四秒匯集一批轉帳，一併證明，再以總額結算。說謊的中繼會失去質押。',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      '測試網已運行十一個月，240 個中繼遍佈 31 個國家，從未遺失一筆結算。',
    'Idle graphics cards rented out by the minute.': '閒置顯示卡，按分鐘出租。',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid 連繫顯示卡主人與訓練模型的人，每分鐘運算均以 AURO 支付。',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      '工作室和學校的顯示卡，一天有三分之二時間閒置；小團隊卻在苦候空檔。',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      '工作切成一分鐘的小塊，由兩個互不相識的人各算一次，結果一致才付款。',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      '網絡現有 3,900 張顯示卡。近四年推出的顯示卡，安裝一個程式即可加入。',
    'Freight papers that sign, travel and pay by themselves.': '懂得自行簽署、傳遞和付款的貨運文件。',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight 將提單化為代幣，NIMB 用以支付公證，並為全程投保。',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      '貨櫃越洋只需十八天，文件卻要二十四天。',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      '每位經手人都要簽署文件。港口一簽，承運人在同一秒收款。',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      '四家船公司和兩個港口，已在雅加達至鹿特丹航線使用 Nimbus Freight。',
    'Loans between small exchanges that trust only numbers.': '小型交易所互相借貸，只信數字。',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Finance 讓交易所之間隔夜拆借。TERN 持有人為借款承保，賺取息差。',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      '小型交易所的儲備是實際所需的三倍，只因彼此從不拆借。',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      '儲備每小時證明一次。證明充足的交易所可借至翌日早上，到時即還。',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      '試行期間，十九家交易所每晚拆借 8,400 萬美元，從未有一筆逾期。',
    'Private searches over public data.': '在公開數據上，私密地查詢。',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol 解答有關公鏈的問題，卻不知道是誰發問。解答者獲得 SABL。',
    'Looking up an address tells the service behind the search which address matters to you.':
      '查詢一個地址，等於告訴對方你在意哪個地址。',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      '每次查詢分拆給三台互不相識的伺服器，只有發問者能拼出答案。',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable 每天在九家供應商的錢包中，解答二百萬次查詢。',
    'Payments by text message, where there is no internet.': '沒有互聯網的地方，用短訊付款。',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay 以短訊轉移資金，PELI 用以支付將資金兌成現金的代理人。',
    'Half the people who send money home live where the network carries text and nothing else.':
      '寄錢回家的人，有一半住在只能收發短訊的地方。',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      '140 個字元的短訊，足以容納一筆已簽署的付款。代理人用十年前的舊手機，也能讀取和兌現。',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican 在各島省份有 12,000 名代理人，大多是從前賣電話增值券的小店。',
    'Storage that proves every night that it still has your files.': '每晚都證明檔案仍在的儲存服務。',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage 將檔案分成小塊，交由陌生人保管，每晚抽查。QUOR 既是他們的質押，也是他們的報酬。',
    'A backup that nobody has read for years is a hope, not a backup.': '多年沒有人讀過的備份，只是希望，不是備份。',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      '每晚，每位保管者都須交出隨機抽中的一塊。交不出的會失去質押，該塊隨即重建。',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra 現存 41 PB 數據。12 億次夜間抽查，除九次外，全部一次通過。',
    // Token projects: texts common to all white papers
    'The problem': '要解決的問題',
    'The approach': '解決方案',
    'The token': '代幣',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      '{token} 共發售 {issue} 枚，每枚 {price} USDT，不設私募，不設折扣。',
    'The sale': '發售方式',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      '售罄前均可申購，每筆申購均獲全數分配。',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      '申購期內均可申購。如申購總量超過發行量，代幣按比例分配：每人按申購數量獲配相同百分比，餘款退回。',
    Risk: '風險',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      '代幣可能跌穿發行價，請只用你能夠承受損失的資金申購。',
    'Current status': '項目進展',
    '{name} is a fictional project of this simulation.': '{name} 是此模擬平台虛構的項目。',
    // Messages: account
    'Welcome to Pocket Exchange': '歡迎來到 Pocket Exchange',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      '你的帳號已準備就緒，並獲贈兩張優惠券，可在「設定」的「優惠券」查看。\n\n完成身份認證即可交易和提現，只需兩分鐘。',
    'New login to your account': '你的帳號有新登入',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      '你的帳號於 {time:time} 有新登入，先前的裝置已登出。\n\n如非你本人操作，請立即更改密碼。',
    'Your login password was changed': '登入密碼已更改',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      '你的帳號密碼已於 {time:time} 更改。\n\n如非你本人操作，請聯絡客服。',
    'Your payment password was set': '你的資金密碼已設定',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      '用於確認提現的資金密碼，已於 {time:time} 設定。\n\n如非你本人操作，請聯絡客服。',
    'New contact linked to your account': '帳號已綁定新的聯絡方式',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{address} 已於 {time:time} 綁定至你的帳號，可用於登入和接收驗證碼。',
    'Identity verified: level {level}': '身份認證 Lv{level} 已通過',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      '你的 Lv{level} 身份認證已通過，新限額即時生效。',
    'Identity verification rejected: level {level}': '身份認證 Lv{level} 未通過',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      '你的 Lv{level} 身份認證未通過：{reason}\n\n你可立即重新提交。',
    'You are now VIP {tier}': '你已升級為 VIP {tier}',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      '你的累計充值已達 VIP {tier}，即時享有更低手續費和更高限額，並獲贈一張優惠券。',
    'A coupon for you': '送你一張優惠券',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      '你獲得一張優惠券，價值高達 {worth:amount} USDT，請於 {expires:time} 前啟用。',
    // Messages: copy trading
    'A trade by {trader} was not copied': '{trader} 的一筆交易未能跟單',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} 已{side:word} {symbol}，但你的資金或設定不符合條件，未能跟單。原因請查看我的跟單。',
    '{symbol}: copied position closed with the trader’s': '{symbol}：跟單持倉已隨交易員平倉',
    '{symbol}: part of a copied position closed with the trader’s': '{symbol}：跟單持倉已隨交易員部分平倉',
    'You have stopped copying {trader}': '已停止跟單 {trader}',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      '你設定的跟單期限已到。未平倉的跟單會隨 {trader} 平倉，你亦可先轉為自持。',
    'You have a new follower': '你有新的跟單者',
    'Someone is now copying your trades. Followers: {count}.': '有人開始跟單你的交易，目前跟單者 {count} 人。',
    'You are now a trader': '你已成為交易員',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      '你的申請已通過，並已列入交易員列表。此後你的每筆開倉均可被跟單。',
    'Your trader application was not approved': '你的交易員申請未通過',
    'Reason: {reason}\n\nYou can apply again at any time.': '原因：{reason}\n\n你可隨時重新申請。',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': '充值到帳：{amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      '你的 {amount:amount} {coin} 充值已通過審核，並存入現貨帳戶。',
    'Deposit not approved: {amount:amount} {coin}': '充值未通過：{amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      '你的 {amount:amount} {coin} 充值未能確認：{reason}\n\n款項未有入帳。請以更清晰的付款憑證重新提交，或聯絡客服。',
    'Withdrawal sent: {amount:amount} {coin}': '提現已發出：{amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      '你的 {amount:amount} {coin} 提現已通過審核並發出，手續費 {fee:amount} {coin} 已從中扣除。',
    'Withdrawal rejected: {amount:amount} {coin}': '提現未通過：{amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      '你的 {amount:amount} {coin} 提現未通過：{reason}\n\n資金已全數恢復可用。',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}：獲配 {amount:amount}',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      '申購已結束。你獲配 {amount:amount} {token}，支付 {paid:amount} {coin}，退回 {refund:amount} {coin}。',
    '{token} is listed': '{token} 已上線',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} 已開放交易，你的 {token} 已存入現貨帳戶。',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': '借款已通過：{amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      '{amount:amount} {coin} 已存入現貨帳戶，還款日為 {due:time}。',
    'Loan not approved': '借款未通過',
    'You asked for {amount:amount} {coin}. Reason: {reason}': '你申請借款 {amount:amount} {coin}，未通過原因：{reason}',
    'Your loan is due soon': '你的借款即將到期',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      '{amount:amount} {coin} 將於 {due:time} 到期，請準時還款，以免影響信用分。',
    'Your loan is overdue': '你的借款已逾期',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      '{amount:amount} {coin} 已於 {due:time} 到期。還清前每日收取罰息，餘下欠款將從你的帳戶扣款。',
    'Collected for your loan: {amount:amount} {coin}': '逾期借款扣款：{amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      '已從你的帳戶扣款 {amount:amount} {coin}，用以償還逾期借款。待還：{left:amount} {coin}。',
    'Loan repaid': '借款已還清',
    'Your loan of {amount:amount} {coin} is repaid in full.': '你的 {amount:amount} {coin} 借款已全數還清。',
    // Messages: artworks and auctions
    'Outbid: {work}': '出價被超：《{work}》',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      '有人以 {price:amount} {coin} 競投《{work}》。拍賣於 {ends:time} 結束，你仍可繼續出價。',
    'You won the auction: {work}': '你已投得《{work}》',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '你以 {price:amount} {coin} 投得《{work}》。請於 {deadline:time} 前付款，否則保證金會被沒收。',
    'Auction ended: {work}': '拍賣已結束：《{work}》',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '《{work}》已由他人投得，你的保證金 {margin:amount} {coin} 已退回。',
    'Bid deposit forfeited: {work}': '保證金已沒收：《{work}》',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '《{work}》逾期未付，保證金 {margin:amount} {coin} 已沒收。',
    'Sold: {work}': '已售出：《{work}》',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '《{work}》以 {price:amount} {coin} 售出，扣除手續費後，你收到 {received:amount} {coin}。',
    'Not sold: {work}': '未售出：《{work}》',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      '《{work}》的銷售已結束，無人購買。作品仍屬於你。',
    'Not paid for: {work}': '投得者未付款：《{work}》',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      '《{work}》的投得者逾期未付款。作品仍屬於你。',
    'You received an artwork: {work}': '你獲贈作品：《{work}》',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} 將《{work}》轉贈予你，可在「我的作品」查看。',
    // Messages: customer service, chat room and OTC
    'Customer service has answered': '客服已回覆',
    '{name} has answered your question.': '{name} 已回覆你的問題。',
    'Thank you for your report': '多謝你的舉報',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      '{name} 於 {at:time} 在聊天室的發言違反規則，已被移除，{name} 被禁言一天。',
    'Your report has been reviewed': '你的舉報已審核',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      '{name} 於 {at:time} 在聊天室的發言予以保留：{reason}\n\n不想看到的用戶，可隨時靜音。',
    'Your message was removed from the chat room': '你在聊天室的訊息已被移除',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '「{text}」\n\n此訊息遭舉報，並違反聊天室規則。你仍可閱讀，{until:time} 起可再次發言。',
    'OTC order completed: {amount:amount} {coin}': 'OTC 訂單已完成：{amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      '你的 OTC 訂單（{amount:amount} {coin}）已完成，金額為 {total:amount} {fiat}。',
    'New order on your ad: {amount:amount} {coin}': '你的廣告有新訂單：{amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} 從你的廣告下單 {amount:amount} {coin}，金額為 {total:amount} {fiat}。',
    '{name} has paid {total:amount} {fiat}': '{name} 已付款 {total:amount} {fiat}',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      '請先核實 {total:amount} {fiat} 已到帳，再放幣 {amount:amount} {coin}。到帳前切勿放幣。',
    'Your ad is paused': '你的廣告已暫停',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '連續 {count} 張訂單未有準時付款。準備好付款後，請重新上架。',
    'Your ad is complete': '你的廣告已全部成交',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      '已成交 {amount:amount} {coin}，餘下凍結部分已恢復可用。',
    'OTC order cancelled: {amount:amount} {coin}': 'OTC 訂單已取消：{amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      '你的 OTC 訂單（{amount:amount} {coin}）已取消，凍結部分已恢復可用。',
    'Appeal on your OTC order for {amount:amount} {coin}': 'OTC 訂單申訴：{amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      '對方已提出申訴。平台裁決前，訂單暫停處理。',
    'Your OTC appeal has been decided': '你的 OTC 申訴已有裁決',
    'Order for {amount:amount} {coin}. Decision: {decision}': '{amount:amount} {coin} 訂單，裁決結果：{decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}：限價委託已成交',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '你{side:word} {amount:amount} {coin} 的委託已按 {price:amount} 成交，金額為 {value:money} {quote}。',
    '{symbol}: triggered order filled': '{symbol}：觸發委託已成交',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '市價已達到 {stop:amount}。你{side:word} {amount:amount} {coin} 的委託已按 {price:amount} 成交，金額為 {value:money} {quote}。',
    '{symbol}: order triggered': '{symbol}：委託已觸發',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      '市價已達到 {stop:amount}。你{side:word} {amount:amount} {coin} 的委託已按 {price:amount} 掛入訂單簿。目前成交 {filled:amount} {coin}。',
    '{symbol}: triggered order not filled completely': '{symbol}：觸發委託未完全成交',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      '市價已達到 {stop:amount}。你{side:word} {amount:amount} {coin} 的委託成交了 {filled:amount} {coin}，其餘已取消：按凍結的金額，訂單簿沒有更多可成交的掛單。',
    'Several limit orders filled today': '今日多筆限價委託成交',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      '你今日已有 {count} 筆限價委託成交，其後成交不再逐筆通知，請查看歷史委託。',
    '{symbol}: limit order opened a position': '{symbol}：限價委託已開倉',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '市價已到你的委託價：已按 {price:amount} {side:word} {amount:amount} {coin}，槓桿 {multiple}×。',
    '{symbol}: trigger order opened a position': '{symbol}：觸發單已開倉',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '市價已到你的觸發價：已按 {price:amount} {side:word} {amount:amount} {coin}，槓桿 {multiple}×。',
    'Pending futures limit orders cancelled': '合約限價委託已取消',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      '你的持倉需要用到限價委託凍結的保證金，相關委託已取消。取消筆數：{count}，已解凍 {amount:money} USDT。',
    'Pending futures trigger orders cancelled': '合約觸發單已取消',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      '你的合約持倉已被強平，待觸發的觸發單亦已一併取消。取消筆數：{count}。',
    '{symbol}: trigger order cancelled': '{symbol}：觸發單已取消',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      '市價已到 {price:amount}，但合約帳戶餘額不足以支付 {amount:amount} {coin} {side:word}單的保證金和手續費，此委託已取消。',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      '市價跳過觸發價 {price:amount}，並越過了止盈止損價 {stop:amount}。{amount:amount} {coin} {side:word}單一開倉就會被平倉，因此此委託已取消。',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      '市價跳過觸發價 {price:amount}。計入點差後，{amount:amount} {coin} {side:word}單的開倉價將為零或更低，因此此委託已取消。',
    '{symbol} rose to {price:amount}': '{symbol} 升至 {price:amount}',
    '{symbol} fell to {price:amount}': '{symbol} 跌至 {price:amount}',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      '已到達你設定的提醒價。設定時價格為 {from:amount}。',
    '{symbol}: close order filled': '{symbol}：平倉委託已成交',
    '{symbol}: take profit reached': '{symbol}：止盈已觸發',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      '你的{side:word}持倉中的 {amount:amount} {coin} 已按 {price:amount} 平倉，盈虧 {profit:signed} USDT。其餘部分繼續持有。',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      '你的{side:word}持倉（{amount:amount} {coin}）已按 {price:amount} 平倉，盈虧 {profit:signed} USDT。',
    '{symbol}: stop loss reached': '{symbol}：止損已觸發',
    'Your futures positions were liquidated': '你的合約持倉已被強平',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      '保證金不足以彌補虧損，所有持倉已按市價平倉。平倉筆數：{count}，盈虧 {profit:signed} USDT。\n\n設定止損，可在強平前先行平倉。',
    'Positions in profit closed': '盈利持倉已平倉',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      '餘額和保證金不足以彌補一筆必須平倉的持倉虧損，盈利持倉已按市價平倉以作彌補。平倉筆數：{count}，盈虧 {profit:signed} USDT。',
    'Your futures account is close to liquidation': '你的合約帳戶接近強平',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      '風險率 {rate}%，跌至 {limit}% 將被強平。請劃轉資金至合約帳戶，或平掉部分持倉。',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': '派息到帳：{amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      '鎖倉第 {day} 天，共 {days} 天：{amount:amount} {coin} 已存入現貨帳戶。',
    'Lock-up deposit returned: {amount:amount} {coin}': '鎖倉本金退回：{amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      '你的鎖倉已滿 {days} 天到期，{amount:amount} {coin} 已退回現貨帳戶，累計收益 {interest:amount} {coin}。',
    'Dual investment settled: {payout:amount} {coin}': '雙幣投資已結算：{payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      '{symbol} 結算價為 {price:amount}，{side:word}掛鈎價 {linked:amount}。{payout:amount} {coin} 已存入現貨帳戶。',
    'Dual investment returned: {payout:amount} {coin}': '雙幣投資已退回：{payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} 整日沒有價格，是筆投資未有結算，{payout:amount} {coin} 已退回現貨帳戶。',
    // Messages: words inserted into messages
    buy: '買入',
    sell: '賣出',
    long: '做多',
    short: '做空',
    'at or above': '不低於',
    below: '低於',
    // Artists
    'Water never draws the same line twice.': '水從不畫出兩條相同的線。',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu 在潮灘旁長大，寫下的規則也像潮水：每一道浪，都由前一道而生。',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      '斜陽之下，潮水層層疊疊，由一條永不重複的規則繪成。',
    'One breath, one ring.': '一口氣，一個圓。',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji 自己磨墨，一口氣畫成一個圓。不滿意的，待冬天燒掉。',
    'Ink on paper: a ring, a stroke, and what they leave out.': '紙上水墨：一個圓，一筆，還有留白。',
    'Five shapes are an argument.': '五個形狀，便是一場爭辯。',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Mirela 作畫之前編排列車時刻表，她的畫至今分秒不差。',
    'Hard edges, few colours, and a balance that is found, not measured.':
      '硬朗的邊，寥寥數色，平衡是尋得的，不是量度的。',
    'Somebody is always awake.': '總有人還未睡。',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas 乘通宵巴士到總站，沿途細數亮着的窗，從未畫過兩扇相同的。',
    'A city at night, window by window.': '夜裏的城，一扇窗又一扇窗。',
    'Look north, then wait.': '望向北方，然後等。',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      '路的盡頭，便是 Linnea 的家。一年之中有半年，天空為她打燈。',
    'Northern lights over mountains, as they were on one night.': '群山之上的北極光，一如那一夜。',
    'Patterns my grandmother would know.': '祖母一看便認得的紋樣。',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi 先學蠟染，後學編程。紋樣是舊的，對稱是新的。',
    'A batik rosette of many turns.': '一朵千迴百轉的蠟染團花。',
    'Sixteen pixels are plenty.': '十六個像素，已經足夠。',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor 養了一個郵票大小的動物園。每隻動物都有名字，誰也沒有告訴牠們自己有多小。',
    'A creature of sixteen by sixteen pixels.': '十六乘十六像素的小生靈。',
    '137.5 degrees at a time.': '每一步，137.5 度。',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Clara 以數花瓣為生，按黃金角一瓣瓣種下。她的花園沒有泥土。',
    'A flower grown petal by petal, by the golden angle.': '循着黃金角，一瓣一瓣長成的花。',
    'Listen twice.': '請聽兩遍。',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy 寫的曲子比一個巴士站的路程還短，只在空無一人的房間裏錄音。',
    'A short piece of music, and its trace.': '一段短曲，和它留下的痕跡。',
    'Everything falls around something.': '萬物都繞着甚麼墜落。',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol 曾是天文學家，直到天空變得太喧鬧。如今，行星由 Sol 自己來造。',
    'A world with its moons, on its way around a sun.': '一顆帶着衞星的行星，正繞着太陽運行。',
    // Bank card form
    'ABA number': 'ABA 號碼',
    'Real name': '真實姓名',
    'Card number': '銀行卡號碼',
    'Bank address': '銀行地址',
    'Bank name': '銀行名稱',
    Branch: '分行',
    'SWIFT code': 'SWIFT 代碼',
    Phone: '手機號碼',
    'Cardholder address': '持卡人地址',
    // States of a withdrawal
    'Under review': '審核中',
    Completed: '已完成',
    Rejected: '未通過',
    // Names of futures orders and options
    Pending: '待成交',
    Open: '持倉中',
    Closed: '已平倉',
    Cancelled: '已取消',
    Long: '做多',
    Short: '做空',
    Running: '進行中',
    Settled: '已結算',
    Up: '買升',
    Down: '買跌',
    Win: '贏',
    Draw: '平',
    Loss: '輸',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': '現貨手續費券',
    'Futures fee coupon': '合約手續費券',
    'Deposit coupon': '充值獎賞券',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      '客服專員會在此回覆你。你可先離開此頁，如有回覆，「設定」會顯示提示。',
    'You are welcome. Write again whenever you have a question.': '不用客氣，有問題歡迎隨時聯絡我們。',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      '請選擇幣種及其網絡，轉至所示地址，並上載付款憑證。充值審核通過後到帳，狀態可在充值記錄查看。經其他網絡轉入的幣種無法取回。',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      '提現須完成身份認證、儲存地址或銀行卡，並輸入資金密碼。提現經審核後發出，在此之前狀態為「審核中」。每日限額視乎你的等級而定。',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Lv1 須填寫姓名和證件號碼，Lv2 須上載證件正面和背面相片，請先綁定電郵和手機號碼。如審核未通過，原因會在身份認證頁顯示，你可再次提交。',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      '我們絕不會索取你的密碼或驗證碼，其他人亦不應索取。如懷疑有人登入你的帳號，請立即更改登入密碼，所有裝置會隨即登出。忘記密碼可用驗證碼重設。',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      '委託按委託價或更佳價格成交，當前委託可在委託列表查看和撤單。合約的風險率過低時，持倉會被強平，增加保證金或設定止損可避免強平。',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      '手續費於確認前顯示，每筆均列入資金流水。VIP 等級可減免手續費，手續費券可回贈手續費。',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      '鎖倉挖礦每日派息，可提前贖回，違約金於贖回前顯示。雙幣投資於到期日 16:00（UTC+8）結算，不可提前贖回。',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      '首次出價時會凍結保證金，如未投得將會退回。投得者須於一天內付款，否則保證金會被沒收。每件作品只可上架轉售一次。',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      '可借額度視乎你的 VIP 等級和資產而定，還款安排於確認前顯示。提前還款只計已開始的天數。',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      '我兩個鐘前經 TRC20 轉咗 200 USDT，點解仲未到帳？',
    'I have done all that. Can I talk to an agent, please?': '呢啲我全部試過喇，可唔可以幫我搵真人客服？',
    'Which network should I use for a USDT deposit?': '充值 USDT 應該揀邊個網絡？',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.': 'TRC20 係咪平過 ERC20？想搵真人客服答我。',
    'How long does identity verification take? I would like to ask an agent.': '身份認證要幾耐？想問下客服專員。',
    'That is clear now, thank you.': '明白喇，唔該晒。',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      '多謝你耐心等候。已找到你的轉帳，網絡已確認，數分鐘內便會完成審核。',
    'Is there anything else I can do for you?': '請問還有甚麼可以幫到你？',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      '你好，我是 Ayu。兩個網絡都可以到帳，TRC20 的手續費一般較低。請確保這裏與錢包所選的網絡一致。',
    'My pleasure. Write again at any time.': '不用客氣，歡迎隨時聯絡我們。',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      '你好，我是 Bima。證件按提交次序審核，一般一天內完成，有結果會即時通知你。',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      '歡迎使用 VIP 專屬客服，我是 Ayu。你在此的留言，會優先由我和同事處理。',
    // Accounts and booking reasons
    'Position close': '平倉',
    Deposit: '充值',
    'Funding account': '資金帳戶',
    'Spot account': '現貨帳戶',
    'Futures account': '合約帳戶',
    'Options account': '秒合約帳戶',
    'Mining account': '挖礦帳戶',
    'Stock account': '股票帳戶',
    'Margin account': '保證金帳戶',
    'Earn account': '理財帳戶',
    Transfer: '劃轉',
    'Opening balance': '期初餘額',
    Bonus: '獎賞',
    'VIP bonus': 'VIP 額外獎賞',
    'Bank card cashback': '銀行卡現金回贈',
    'Invitation rebate': '邀請返佣',
    Coupon: '優惠券',
    'Points redeemed': '積分兌換',
    'Withdrawal requested': '提現申請',
    'Withdrawal completed': '提現完成',
    'Withdrawal returned': '提現退回',
    'Reserved for an order': '現貨委託凍結',
    'Spot trade': '現貨成交',
    Margin: '合約保證金',
    Liquidation: '強平',
    'Overnight fee': '隔夜費',
    'Futures fee': '合約手續費',
    'Futures order cancelled': '合約撤單',
    'Option bought': '秒合約下單',
    'Option settled': '秒合約結算',
    'Lock-up deposit': '鎖倉',
    'Daily interest': '鎖倉派息',
    'Lock-up deposit returned': '鎖倉本金退回',
    'Token subscription': '新幣申購',
    'Token subscription refund': '新幣申購退款',
    'Subscribed tokens issued': '申購新幣派發',
    'Subscribed tokens unlocked': '申購新幣解鎖',
    Conversion: '閃兌',
    'Conversion fee': '閃兌手續費',
    'Copy trading margin': '跟單保證金',
    'Copy trading fee': '跟單手續費',
    'Copied position close': '跟單平倉',
    'Dual investment bought': '雙幣投資買入',
    'Dual investment settled': '雙幣投資結算',
    'Game stake': '小遊戲投注',
    'Game winnings': '小遊戲派彩',
    'Reserved for an OTC order': 'OTC 訂單凍結',
    'OTC trade': 'OTC 成交',
    'OTC funds returned': 'OTC 訂單退回',
    'NFT bought': '購買 NFT',
    'Bid deposit': '拍賣保證金',
    'Bid deposit returned': '拍賣保證金退回',
    'Auction paid': '拍賣付款',
    'NFT sold': '售出 NFT',
    'Bid deposit forfeited': '拍賣保證金沒收',
    'Loan paid out': '借款發放',
    'Loan repayment': '借款還款',
    'Overdue loan collected': '逾期借款扣款',
    'Reserved for a stock order': '股票委託凍結',
    'Stock trade': '股票成交',
    Dividend: '股息',
    '{amount} from the frozen balance': '從凍結餘額扣除 {amount}',
  },
} satisfies LanguageTexts;
