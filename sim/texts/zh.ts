import { refusalsZh } from '@/contract/refusals/zh';
import { zh } from '../products/content/translations/zh';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsZh,
  articles: zh,
  dictionary: {
    // Confirmations after an action
    'Code sent': '验证码已发送',
    'Code verified': '验证通过',
    'Registration successful': '注册成功',
    'Your password has been changed': '密码已修改',
    'Your payment password has been set': '资金密码已设置',
    'Your phone number has been saved': '手机号已绑定',
    'Your e-mail address has been saved': '邮箱已绑定',
    'You are logged out': '已退出登录',
    'We have received your message': '已收到您的留言',
    'The order has been changed': '委托已修改',
    'The order has been cancelled': '委托已撤销',
    'Position opened': '开仓成功',
    'Position closed': '已平仓',
    'Order placed': '委托已提交',
    'Submitted for processing': '已提交，正在处理',
    'Take profit and stop loss are set': '止盈止损已设置',
    'The position no longer follows the trader': '该持仓已转为自持',
    'Submitted for review': '已提交，正在审核',
    'You are now copying this trader': '已开始跟单该交易员',
    'You have stopped copying this trader': '已停止跟单该交易员',
    'Your application is under review': '您的申请正在审核',
    'Transfer complete': '划转成功',
    'Your deposit has been submitted and is under review': '充值已提交，正在审核',
    'Conversion complete': '闪兑成功',
    'Your deposit is locked': '锁仓成功',
    'Your deposit has been redeemed': '赎回成功',
    'Purchase complete': '购买成功',
    'Application submitted. Tokens are allotted when the subscription ends': '申购已提交，申购结束后分配代币',
    'Coupon activated': '优惠券已启用',
    'The new limit applies now': '新限额已生效',
    'The new limit applies from tomorrow': '新限额明日起生效',
    'The seller has been notified': '已通知卖家',
    'USDT released': 'USDT 已放币',
    'Your appeal is under review': '您的申诉正在审核',
    'Your break has started': '已开始休息',
    'Added to your coupons': '已放入您的优惠券',
    'Credited to your spot account': '已到账现货账户',
    'Today’s points have been added': '今日积分已到账',
    'The address has been added': '地址已添加',
    'The address has been updated': '地址已更新',
    'The bank card has been saved': '银行卡已保存',
    'All messages are marked as read': '消息已全部标为已读',
    'Your application has been withdrawn': '申请已撤回',
    'Repayment received': '还款成功',
    'Your loan is paid off': '借款已还清',
    'No artwork selected': '未选择作品',
    'Added to saved artworks': '已收藏',
    'Removed from saved artworks': '已取消收藏',
    'The bid deposit has been paid': '保证金已支付',
    'You are the highest bidder': '您的出价领先',
    'Your artwork is listed for resale': '作品已挂出转售',
    Noted: '已知悉',
    'Payment complete. The artwork is yours': '付款成功，作品归您所有',
    'The artwork has been sent as a gift': '作品已赠送',
    'You no longer see their messages': '已屏蔽该用户的消息',
    'You see their messages again': '已解除屏蔽',
    'Thank you. We will review it': '感谢您的举报，我们会尽快审核',
    'Removed from your favourites': '已从自选中移除',
    // Chat room: answers to a customer
    'Welcome, {name}!': '欢迎 {name}！',
    'Hi {name}. {coin} is at {price}, in case you wondered': '{name} 来啦，{coin} 现在 {price}，顺便报个价',
    'Hello {name}, what are you trading?': '{name} 好，最近在炒什么？',
    '{name}, depends on how long you want to hold': '{name}，看打算拿多久了',
    '{name}, I would ask customer service, they answer quickly': '{name}，这个问客服吧，回得挺快',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      '好问题，{name}。{coin} {price}，行情说能上，钱包说不行',
    '{name}, not before {coin} is through {price} for me': '{name}，{coin} 不过 {price} 我是不动的',
    'Any time, {name}': '{name} 客气啥',
    'No problem {name}, pay it forward': '小事，{name}，下次帮帮别人就行',
    '{name} gets it': '{name} 是懂的',
    '{name}, with a stop I hope': '{name}，止损带了吧',
    '{name}, do not sell the bottom': '{name}，别割在地板上',
    'Finally somebody says it, {name}': '总算有人说了，{name}',
    'Interesting, {name}': '有点意思，{name}',
    '{name}, tell us more': '{name}，展开讲讲',
    'Noted, {name}': '记下了，{name}',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin} 今天挺稳，15 分钟 {move}',
    'Slow and steady, {coin} at {price}': '慢涨才是真涨，{coin} {price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}，这个我不卖',
    'Everybody is long {coin} again, that never ends well': '又全在多 {coin}，每次都没好下场',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      '{coin} 抄在这小时最低点，感觉自己是股神，十分钟后再看',
    'Is it too late for {coin}?': '现在上 {coin} 还来得及吗？',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin} 15 分钟站上 20 均线，量也跟上了',
    '{coin} leaking, {move}': '{coin} 阴跌中，{move}',
    '{price} should hold for {coin}. Should': '{coin} 的 {price} 应该撑得住，应该吧',
    'Told you. {coin} has not found its floor': '早说了，{coin} 还没见底',
    'Buying a little {coin} here, not all at once': '{coin} 这里先接一点，分批来',
    'My {coin} position and I need some time apart': '我和 {coin} 的仓位需要冷静一段时间',
    'Stop on {coin} or wait?': '{coin} 该止损还是再等等？',
    '{coin}!! {move} just like that': '{coin}！！直接 {move}',
    'What a candle on {coin}. {price}': '{coin} 这根 K线绝了，{price}',
    'Shorts on {coin} are being carried out on a stretcher': '{coin} 的空军被抬走了',
    '{coin} {move}. I would take some off the table here': '{coin} {move}，换我就先落袋一部分',
    'Who bought all that {coin}?': '谁把 {coin} 买成这样的？',
    'Do not chase {coin} now, it comes back to say hello': '{coin} 别追高，会回来打招呼的',
    '{coin} to the moon, and I sold yesterday': '{coin} 起飞了，我昨天刚卖',
    '{coin} {move}. Check your margin, people': '{coin} {move}，各位看看自己的保证金',
    'That red candle on {coin} took my stop and my mood': '{coin} 那根大阴线，把我的止损和心情一起带走了',
    'Somebody is being liquidated on {coin} right now': '{coin} 这会儿肯定有人在爆仓',
    '{coin} {price}, blood in the streets. My order waits lower': '{coin} {price}，血流成河，我的单子还在下面等着',
    'This is why I do not use 100x on {coin}': '所以我从不开 100 倍搞 {coin}',
    'Is {coin} broken or is it me?': '是 {coin} 坏了，还是我坏了？',
    'No panic. {coin} did worse last month': '别慌，上个月 {coin} 跌得更惨',
    'Stocks are open, {coin} starts at {price}': '股市开了，{coin} 开在 {price}',
    'Opening bell. Watching {coin} first': '开盘了，先盯 {coin}',
    'Good morning to everybody who holds {coin}': '拿着 {coin} 的各位早上好',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': '盘面真安静，{coin} 在 {price} 趴半天了',
    'Watching paint dry. And {coin}': '看油漆变干，顺便看看 {coin}',
    'Sideways again. I will read the white paper of something': '又横盘，找份白皮书看看算了',
    'Calm before the storm if you ask me': '我看是暴风雨前的宁静',
    'Anybody doing lock-up mining this week? 30 days looks fair to me': '这周有人锁仓挖矿吗？30 天的感觉还行',
    'Rule for today: no trade is a trade too': '今日纪律：空仓也是一种操作',
    'What is everyone holding over the weekend?': '周末大家都拿什么过？',
    'I set a limit on {coin} and went for coffee. Still waiting': '{coin} 挂了个限价就去喝咖啡，回来还没成交',
    'Still awake? {coin} is not': '还没睡？{coin} 都睡了',
    'Night shift. {coin} {price}': '夜班打卡，{coin} {price}',
    'Thin books at this hour, use limits': '这个点盘口太薄，用限价吧',
    'One more candle and I sleep. Said so three candles ago': '再看一根就睡，三根之前也是这么说的',
    '{name}, same here': '{name}，我也是',
    '{name}, you said that yesterday too': '{name}，昨天也是这么说的',
    '{name}, what is your stop?': '{name}，止损放哪儿？',
    '{name}, I would wait for the hourly close': '{name}，换我就等小时线收了再说',
    '{name}, agreed': '{name}，同意',
    'Careful, {name}': '{name}，小心点',
    '{name}, screenshot or it did not happen': '{name}，没截图就是没发生',
    // The guide: first steps
    'First steps': '新手指南',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      '从零开始到第一笔交易，一路守好您的资金。',
    'Verify yourself': '完成身份认证',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      '绑定邮箱和手机号，再上传证件照片，等级越高，额度越高。',
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      '选择币种和网络，复制充值地址，并上传付款凭证。',
    Trade: '交易',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      '现货交易使用现货账户，合约、秒合约和股票各有独立账户，按需划转即可。',
    Withdraw: '提现',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      '请先保存提现地址或银行卡。每笔提现均需资金密码，并经审核。',
    'Stay safe': '保护账号',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      '我们绝不会索要密码或验证码。请仅在应用内打开链接，应用会显示每个页面的来源。',
    // Mottos of traders
    'With the trend, never against it.': '顺势而为，绝不逆势。',
    'Small wins, many of them.': '积小胜为大胜。',
    'What went too far comes back.': '涨跌过头，终会回归。',
    'I buy, I wait.': '买了，就等。',
    'Breakouts only. Stops always.': '只做突破，必带止损。',
    'Two trades a day, then coffee.': '一天两单，然后喝咖啡。',
    'Patience pays the bills.': '靠耐心吃饭。',
    'Fast in, fast out.': '快进快出。',
    'Altcoins, mostly at night.': '主做山寨币，多在深夜。',
    'Holding through storms.': '风浪再大，拿住不动。',
    'Learning in public.': '公开交易，边做边学。',
    'All or nothing, a hundred times.': '要么全赢，要么归零，百倍走起。',
    // Token projects
    'A relay that carries small payments between chains in one step.': '一步完成跨链小额支付的中继网络。',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay 将成千上万笔小额转账合并为一份证明。运营者质押 LUNR，并以 LUNR 获得报酬。',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      '在两条链之间转十美元，要签三次名、等两回，手续费比一杯咖啡还贵。',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      '中继每四秒汇集一批转账，一并证明，净额结算。作恶的中继将失去质押。',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      '测试网已运行十一个月，240 个中继遍布 31 个国家，无一笔结算丢失。',
    'Idle graphics cards rented out by the minute.': '闲置显卡，按分钟出租。',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid 连接显卡持有者与模型训练者，每一分钟算力都以 AURO 支付。',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      '工作室和学校的显卡每天有三分之二的时间闲着，小团队却在排队等卡。',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      '任务被切成一分钟的小块，由两位互不相识的人各算一遍，结果一致才付款。',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      '网络现有 3,900 张显卡。近四年内的显卡，装一个程序即可加入。',
    'Freight papers that sign, travel and pay by themselves.': '会自己签字、流转、付款的货运单据。',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight 将提单变成代币，NIMB 用于支付公证，并为全程投保。',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      '集装箱漂洋过海要十八天，单据却要二十四天。',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      '经手单据的每一方都要签字。港口一签，承运人同一秒收款。',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      '四家航运公司和两个港口已在雅加达至鹿特丹航线上使用 Nimbus Freight。',
    'Loans between small exchanges that trust only numbers.': '小型交易所之间的借贷，只信数字。',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Finance 让交易所互借隔夜头寸。TERN 持有者为借款承保，赚取利差。',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      '小型交易所的准备金是实际所需的三倍，只因彼此从不拆借。',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      '准备金每小时证明一次。证明充足的交易所可借到次日早晨，到点即还。',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      '试点中，十九家交易所每晚拆借 8,400 万美元，从未有一笔逾期。',
    'Private searches over public data.': '在公开数据上，私密地查询。',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol 解答关于公链的问题，却不知道提问者是谁。应答者获得 SABL。',
    'Looking up an address tells the service behind the search which address matters to you.':
      '查询一个地址，就等于告诉查询服务：您关心哪个地址。',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      '每次查询拆给三台互不相识的服务器，只有提问者能拼出答案。',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable 每天在九家钱包服务商中解答两百万次查询。',
    'Payments by text message, where there is no internet.': '没有互联网的地方，用短信付款。',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay 用短信转移资金。PELI 用于支付把它兑成现金的代理人。',
    'Half the people who send money home live where the network carries text and nothing else.':
      '往家里寄钱的人，有一半住在只能收发短信的地方。',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      '140 个字符的短信即可装下一笔签名付款，代理人用十年前的旧手机也能读取和兑付。',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican 在岛屿省份有 12,000 名代理人，多是从前卖话费的小店。',
    'Storage that proves every night that it still has your files.': '每晚自证文件仍在的存储。',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage 将文件分片存放在陌生人处，每晚抽查。QUOR 是他们的质押，也是他们的报酬。',
    'A backup that nobody has read for years is a hope, not a backup.': '多年无人读取的备份，只是希望，不是备份。',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      '每晚，每位保管者都须出示随机抽中的一片。拿不出的失去质押，该分片随即重建。',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra 现存 41 PB 数据。12 亿次夜间抽查，仅九次未能一次通过。',
    // Token projects: texts common to all white papers
    'The problem': '要解决的问题',
    'The approach': '解决方案',
    'The token': '代币',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      '{token} 共发售 {issue} 枚，每枚 {price} USDT，无私募，无折扣。',
    'The sale': '发售方式',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      '售罄前均可申购，每笔申购全额获配。',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      '申购期内均可申购。若申购总量超过发行量，则按比例分配：每人按相同比例获配，余款退回。',
    Risk: '风险',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      '代币可能跌破发行价，请仅用您能承受损失的资金申购。',
    'Current status': '项目进展',
    '{name} is a fictional project of this simulation.': '{name} 是本模拟平台虚构的项目。',
    // Messages: account
    'Welcome to Pocket Exchange': '欢迎来到 Pocket Exchange',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      '您的账号已就绪，两张优惠券已放入“设置”中的“优惠券”。\n\n完成身份认证即可交易和提现，只需两分钟。',
    'New login to your account': '您的账号有新的登录',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      '您的账号于 {time:time} 有新的登录，先前的会话已结束。\n\n如非本人操作，请立即修改密码。',
    'Your login password was changed': '登录密码已修改',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      '您的登录密码于 {time:time} 被修改。\n\n如非本人操作，请联系客服。',
    'Your payment password was set': '资金密码已设置',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      '用于确认提现的资金密码已于 {time:time} 设置。\n\n如非本人操作，请联系客服。',
    'New contact linked to your account': '账号已绑定新的联系方式',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{address} 已于 {time:time} 绑定至您的账号，可用于登录和接收验证码。',
    'Identity verified: level {level}': '身份认证 Lv{level} 已通过',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      '您的 Lv{level} 身份认证已通过，新额度即刻生效。',
    'Identity verification rejected: level {level}': '身份认证 Lv{level} 未通过',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      '您的 Lv{level} 身份认证未通过：{reason}\n\n您可以立即重新提交。',
    'You are now VIP {tier}': '您已升级为 VIP {tier}',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      '您的累计充值已达 VIP {tier}，手续费更低，额度更高，即刻生效，并获赠一张优惠券。',
    'A coupon for you': '送您一张优惠券',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      '您获得一张优惠券，最高价值 {worth:amount} USDT，请于 {expires:time} 前启用。',
    // Messages: copy trading
    'A trade by {trader} was not copied': '{trader} 的一笔交易未跟单',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} 已{side:word} {symbol}，因您的资金或设置不满足条件，未能跟单。原因请查看我的跟单。',
    '{symbol}: copied position closed with the trader’s': '{symbol}：跟单持仓已随交易员平仓',
    '{symbol}: part of a copied position closed with the trader’s': '{symbol}：跟单持仓已随交易员部分平仓',
    'You have stopped copying {trader}': '已停止跟单 {trader}',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      '您设置的跟单期限已到。未平的跟单持仓将随 {trader} 平仓，您也可先将其转为自持。',
    'You have a new follower': '您有新的跟单者',
    'Someone is now copying your trades. Followers: {count}.': '有人开始跟单您的交易，当前跟单者 {count} 人。',
    'You are now a trader': '您已成为交易员',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      '您的申请已通过，已列入交易员列表。此后您开立的持仓均可被跟单。',
    'Your trader application was not approved': '您的交易员申请未通过',
    'Reason: {reason}\n\nYou can apply again at any time.': '原因：{reason}\n\n您可随时重新申请。',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': '充值到账：{amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      '您的 {amount:amount} {coin} 充值已通过审核，到账现货账户。',
    'Deposit not approved: {amount:amount} {coin}': '充值未通过：{amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      '您的 {amount:amount} {coin} 充值未能确认：{reason}\n\n款项未入账。请提交更清晰的付款凭证，或联系客服。',
    'Withdrawal sent: {amount:amount} {coin}': '提现已发出：{amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      '您的 {amount:amount} {coin} 提现已通过审核并发出，已扣除手续费 {fee:amount} {coin}。',
    'Withdrawal rejected: {amount:amount} {coin}': '提现未通过：{amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      '您的 {amount:amount} {coin} 提现未通过：{reason}\n\n资金已全额恢复可用。',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}：获配 {amount:amount}',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      '申购已结束。您获配 {amount:amount} {token}，支付 {paid:amount} {coin}，退回 {refund:amount} {coin}。',
    '{token} is listed': '{token} 已上线',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} 已开放交易，您的 {token} 已到账现货账户。',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': '借款已通过：{amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      '{amount:amount} {coin} 已到账现货账户，还款日为 {due:time}。',
    'Loan not approved': '借款未通过',
    'You asked for {amount:amount} {coin}. Reason: {reason}': '您申请借款 {amount:amount} {coin}，未通过原因：{reason}',
    'Your loan is due soon': '您的借款即将到期',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      '{amount:amount} {coin} 将于 {due:time} 到期，请按时还款，以免影响信用分。',
    'Your loan is overdue': '您的借款已逾期',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      '{amount:amount} {coin} 已于 {due:time} 到期。还清前每日加收罚息，剩余欠款将从您的账户扣收。',
    'Collected for your loan: {amount:amount} {coin}': '逾期借款扣款：{amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      '已从您的账户扣收逾期借款 {amount:amount} {coin}，剩余待还 {left:amount} {coin}。',
    'Loan repaid': '借款已还清',
    'Your loan of {amount:amount} {coin} is repaid in full.': '您的 {amount:amount} {coin} 借款已全部还清。',
    // Messages: artworks and auctions
    'Outbid: {work}': '出价被超：《{work}》',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      '有人对《{work}》出价 {price:amount} {coin}。拍卖于 {ends:time} 结束，您仍可继续出价。',
    'You won the auction: {work}': '您已拍得《{work}》',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '您以 {price:amount} {coin} 拍得《{work}》，请于 {deadline:time} 前付款，逾期将扣除保证金。',
    'Auction ended: {work}': '拍卖已结束：《{work}》',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '《{work}》已由他人拍得，您的保证金 {margin:amount} {coin} 已退还。',
    'Bid deposit forfeited: {work}': '保证金已扣除：《{work}》',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '《{work}》逾期未付款，保证金 {margin:amount} {coin} 已扣除。',
    'Sold: {work}': '已售出：《{work}》',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '《{work}》以 {price:amount} {coin} 售出，扣除手续费后到账 {received:amount} {coin}。',
    'Not sold: {work}': '未售出：《{work}》',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      '《{work}》的销售已结束，无人购买。作品仍归您所有。',
    'Not paid for: {work}': '买家未付款：《{work}》',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      '《{work}》的拍得者逾期未付款。作品仍归您所有。',
    'You received an artwork: {work}': '您获赠作品：《{work}》',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} 将《{work}》赠送给您，可在我的作品中查看。',
    // Messages: customer service, chat room and OTC
    'Customer service has answered': '客服已回复',
    '{name} has answered your question.': '{name} 已回复您的问题。',
    'Thank you for your report': '感谢您的举报',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      '{name} 于 {at:time} 在聊天室的发言违反规则，已被移除，{name} 被禁言一天。',
    'Your report has been reviewed': '您的举报已审核',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      '{name} 于 {at:time} 在聊天室的发言予以保留：{reason}\n\n不想看到的用户，您可以随时屏蔽。',
    'Your message was removed from the chat room': '您在聊天室的消息已被移除',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '“{text}”\n\n该消息被举报并违反聊天室规则。您仍可阅读，{until:time} 起可继续发言。',
    'OTC order completed: {amount:amount} {coin}': 'OTC 订单已完成：{amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      '您的 OTC 订单（{amount:amount} {coin}）已完成，总额 {total:amount} {fiat}。',
    'New order on your ad: {amount:amount} {coin}': '您的广告有新订单：{amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} 从您的广告下单 {amount:amount} {coin}，金额 {total:amount} {fiat}。',
    '{name} has paid {total:amount} {fiat}': '{name} 已付款 {total:amount} {fiat}',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      '请先核实 {total:amount} {fiat} 已到账，再放币 {amount:amount} {coin}。到账前切勿放币。',
    'Your ad is paused': '您的广告已暂停',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '连续 {count} 单未按时付款。可付款时请重新上架。',
    'Your ad is complete': '您的广告已全部成交',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      '已成交 {amount:amount} {coin}，其余冻结部分已恢复可用。',
    'OTC order cancelled: {amount:amount} {coin}': 'OTC 订单已取消：{amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      '您的 OTC 订单（{amount:amount} {coin}）已取消，冻结部分已恢复可用。',
    'Appeal on your OTC order for {amount:amount} {coin}': 'OTC 订单申诉：{amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      '对方已申诉，平台裁定前订单暂停处理。',
    'Your OTC appeal has been decided': '您的 OTC 申诉已裁定',
    'Order for {amount:amount} {coin}. Decision: {decision}': '{amount:amount} {coin} 订单，裁定结果：{decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}：限价委托已成交',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '您{side:word} {amount:amount} {coin} 的委托已按 {price:amount} 成交，金额 {value:money} {quote}。',
    '{symbol}: triggered order filled': '{symbol}：触发委托已成交',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '市价已达到 {stop:amount}。您{side:word} {amount:amount} {coin} 的委托已按 {price:amount} 成交，金额 {value:money} {quote}。',
    '{symbol}: order triggered': '{symbol}：委托已触发',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      '市价已达到 {stop:amount}。您{side:word} {amount:amount} {coin} 的委托已按 {price:amount} 挂入盘口。目前成交 {filled:amount} {coin}。',
    '{symbol}: triggered order not filled completely': '{symbol}：触发委托未完全成交',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      '市价已达到 {stop:amount}。您{side:word} {amount:amount} {coin} 的委托成交了 {filled:amount} {coin}，其余已撤销：按冻结的金额，盘口没有更多可成交的挂单。',
    'Several limit orders filled today': '今日多笔限价委托成交',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      '您今日已有 {count} 笔限价委托成交，今日后续成交不再逐笔通知，请查看历史委托。',
    '{symbol}: limit order opened a position': '{symbol}：限价委托已开仓',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '市价触及您的委托价：已按 {price:amount} {side:word} {amount:amount} {coin}，杠杆 {multiple}×。',
    '{symbol}: trigger order opened a position': '{symbol}：触发单已开仓',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '市价触及您的触发价：已按 {price:amount} {side:word} {amount:amount} {coin}，杠杆 {multiple}×。',
    'Pending futures limit orders cancelled': '合约限价委托已撤销',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      '您的持仓需要用到限价委托冻结的保证金，相关委托已撤销。撤销笔数：{count}，已解冻 {amount:money} USDT。',
    'Pending futures trigger orders cancelled': '合约触发单已撤销',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      '您的合约持仓已被强平，待触发的触发单也已一并撤销。撤销笔数：{count}。',
    '{symbol}: trigger order cancelled': '{symbol}：触发单已撤销',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      '市价已到 {price:amount}，但合约账户余额不足以支付 {amount:amount} {coin} {side:word}单的保证金和手续费，该委托已撤销。',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      '市价跳过触发价 {price:amount}，并越过了止盈止损价 {stop:amount}。{amount:amount} {coin} {side:word}单一开仓就会被平仓，因此该委托已撤销。',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      '市价跳过触发价 {price:amount}。计入点差后，{amount:amount} {coin} {side:word}单的开仓价将为零或更低，因此该委托已撤销。',
    '{symbol} rose to {price:amount}': '{symbol} 涨至 {price:amount}',
    '{symbol} fell to {price:amount}': '{symbol} 跌至 {price:amount}',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      '已到达您设置的提醒价。设置时价格为 {from:amount}。',
    '{symbol}: close order filled': '{symbol}：平仓委托已成交',
    '{symbol}: take profit reached': '{symbol}：止盈已触发',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      '您的{side:word}持仓中的 {amount:amount} {coin} 已按 {price:amount} 平仓，盈亏 {profit:signed} USDT。其余部分继续持有。',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      '您的{side:word}持仓（{amount:amount} {coin}）已按 {price:amount} 平仓，盈亏 {profit:signed} USDT。',
    '{symbol}: stop loss reached': '{symbol}：止损已触发',
    'Your futures positions were liquidated': '您的合约持仓已被强平',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      '保证金不足以覆盖亏损，全部持仓已按市价强平，共 {count} 笔，盈亏 {profit:signed} USDT。\n\n设置止损，可在强平前先行平仓。',
    'Positions in profit closed': '盈利持仓已平仓',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      '余额和保证金不足以覆盖一笔必须平仓的持仓亏损，盈利持仓已按市价平仓以作弥补，共 {count} 笔，盈亏 {profit:signed} USDT。',
    'Your futures account is close to liquidation': '您的合约账户接近强平',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      '风险率 {rate}%，降至 {limit}% 将被强平。请划转资金至合约账户，或平掉部分持仓。',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': '派息到账：{amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      '您的锁仓第 {day} 天，共 {days} 天：{amount:amount} {coin} 已到账现货账户。',
    'Lock-up deposit returned: {amount:amount} {coin}': '锁仓本金返还：{amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      '您的锁仓已满 {days} 天到期，{amount:amount} {coin} 已返还至现货账户，累计收益 {interest:amount} {coin}。',
    'Dual investment settled: {payout:amount} {coin}': '双币投资已结算：{payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      '{symbol} 结算价为 {price:amount}，{side:word}挂钩价 {linked:amount}，{payout:amount} {coin} 已到账现货账户。',
    'Dual investment returned: {payout:amount} {coin}': '双币投资已退回：{payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} 持续一天无价格，该笔投资未结算，{payout:amount} {coin} 已退回现货账户。',
    // Messages: words inserted into messages
    buy: '买入',
    sell: '卖出',
    long: '做多',
    short: '做空',
    'at or above': '不低于',
    below: '低于',
    // Artists
    'Water never draws the same line twice.': '水从不两次画出同一条线。',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu 在潮滩边长大，写下的规则也如潮水：每一道浪，都由前一道生出。',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      '落日低垂，潮水层层叠叠，由一条永不重复的规则绘成。',
    'One breath, one ring.': '一口气，一个圆。',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji 自己研墨，每个圆都一气画成。不合心意的，冬天付之一炬。',
    'Ink on paper: a ring, a stroke, and what they leave out.': '纸上水墨：一个圆，一笔，以及未画之处。',
    'Five shapes are an argument.': '五个形状，便是一场争辩。',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Mirela 画画之前设计列车时刻表，她的画至今分秒不差。',
    'Hard edges, few colours, and a balance that is found, not measured.':
      '硬朗的边，寥寥几色，平衡是寻来的，不是量出来的。',
    'Somebody is always awake.': '总有人还醒着。',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas 坐夜班公交到终点，一路数亮着的窗，从没画过两扇一样的。',
    'A city at night, window by window.': '夜里的城，一扇窗又一扇窗。',
    'Look north, then wait.': '望向北方，然后等。',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      '路的尽头就是 Linnea 的家。一年里有半年，天空为她打光。',
    'Northern lights over mountains, as they were on one night.': '群山之上的北极光，一如那一夜。',
    'Patterns my grandmother would know.': '祖母一眼便认得的纹样。',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi 先学蜡染，后学编程。纹样是旧的，对称是新的。',
    'A batik rosette of many turns.': '一朵层层回旋的蜡染团花。',
    'Sixteen pixels are plenty.': '十六个像素，绰绰有余。',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor 养着一座邮票大小的动物园。每只动物都有名字，谁也没告诉它们自己有多小。',
    'A creature of sixteen by sixteen pixels.': '十六乘十六像素的小生灵。',
    '137.5 degrees at a time.': '每一步，137.5 度。',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Clara 以数花瓣为生，按黄金角一片片种下。她的花园没有泥土。',
    'A flower grown petal by petal, by the golden angle.': '循着黄金角，一瓣一瓣长成的花。',
    'Listen twice.': '请听两遍。',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy 写的曲子比一站公交还短，只在空无一人的房间里录音。',
    'A short piece of music, and its trace.': '一段短曲，和它留下的痕迹。',
    'Everything falls around something.': '万物都绕着什么坠落。',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol 曾是天文学家，直到天空太过喧嚣。如今，行星由 Sol 自己来造。',
    'A world with its moons, on its way around a sun.': '一颗带着卫星的星球，正绕日而行。',
    // Bank card form
    'ABA number': 'ABA 号码',
    'Real name': '真实姓名',
    'Card number': '银行卡号',
    'Bank address': '银行地址',
    'Bank name': '银行名称',
    Branch: '开户支行',
    'SWIFT code': 'SWIFT 代码',
    Phone: '手机号',
    'Cardholder address': '持卡人地址',
    // States of a withdrawal
    'Under review': '审核中',
    Completed: '已完成',
    Rejected: '未通过',
    // Names of futures orders and options
    Pending: '待成交',
    Open: '持仓中',
    Closed: '已平仓',
    Cancelled: '已撤销',
    Long: '做多',
    Short: '做空',
    Running: '进行中',
    Settled: '已结算',
    Up: '买涨',
    Down: '买跌',
    Win: '赢',
    Draw: '平',
    Loss: '输',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': '现货手续费券',
    'Futures fee coupon': '合约手续费券',
    'Deposit coupon': '充值加赠券',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      '人工客服会在这里答复您。您可先离开本页，有回复时设置页会有提示。',
    'You are welcome. Write again whenever you have a question.': '不客气，有问题随时联系我们。',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      '请选择币种和网络，转至所示地址，并上传付款凭证。审核通过后到账，状态可在充值记录中查看。通过其他网络转入的币无法找回。',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      '提现需完成身份认证、保存地址或银行卡，并设置资金密码。提现经审核后发出，此前状态为“审核中”。单日限额取决于您的等级。',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Lv1 需填写姓名和证件号码，Lv2 需上传证件正反面照片，请先绑定邮箱和手机号。如审核未通过，原因会显示在身份认证页，您可以重新提交。',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      '我们绝不会索要您的密码或验证码，其他人也不应索要。如怀疑账号被他人登录，请立即修改登录密码，所有会话将随之结束。忘记密码可用验证码重置。',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      '委托按委托价或更优价格成交，当前委托可在委托列表中查看和撤单。合约风险率过低时持仓将被强平，增加保证金或设置止损可避免强平。',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      '手续费在确认前显示，每笔均列入资金流水。VIP 等级可减免手续费，手续费券可返还手续费。',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      '锁仓挖矿每日派息，可提前赎回，违约金在赎回前显示。双币投资于到期日 16:00（UTC+8）结算，不可提前赎回。',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      '首次出价时冻结保证金，未拍得将退还。拍得者须在一天内付款，逾期扣除保证金。每件作品仅可挂出转售一次。',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      '可借额度取决于您的 VIP 等级和资产，还款计划在确认前显示。提前还款只计已开始的天数。',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      '我两小时前通过 TRC20 转了 200 USDT，怎么还没到账？',
    'I have done all that. Can I talk to an agent, please?': '这些我都试过了，可以帮我转人工吗？',
    'Which network should I use for a USDT deposit?': '充值 USDT 应该选哪个网络？',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.':
      'TRC20 比 ERC20 便宜吗？想请人工客服回答一下。',
    'How long does identity verification take? I would like to ask an agent.': '身份认证要多久？我想咨询人工客服。',
    'That is clear now, thank you.': '明白了，谢谢。',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      '感谢您的耐心等待。您的转账已查到，网络已确认，几分钟内即可审核完成。',
    'Is there anything else I can do for you?': '请问还有什么可以帮您？',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      '您好，我是 Ayu。两个网络都能到账，TRC20 的转账手续费通常更低。请务必确认这里与钱包中选择的网络一致。',
    'My pleasure. Write again at any time.': '很高兴为您服务，有问题随时联系。',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      '您好，我是 Bima。证件按提交顺序审核，通常一天内完成，出结果后会立即通知您。',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      '欢迎来到 VIP 专属客服，我是 Ayu。您在这里的留言，会优先由我和同事处理。',
    // Accounts and booking reasons
    'Position close': '平仓',
    Deposit: '充值',
    'Funding account': '资金账户',
    'Spot account': '现货账户',
    'Futures account': '合约账户',
    'Options account': '秒合约账户',
    'Mining account': '挖矿账户',
    'Stock account': '股票账户',
    'Margin account': '保证金账户',
    'Earn account': '理财账户',
    Transfer: '划转',
    'Opening balance': '期初余额',
    Bonus: '奖励',
    'VIP bonus': 'VIP 加赠',
    'Bank card cashback': '银行卡返现',
    'Invitation rebate': '邀请返佣',
    Coupon: '优惠券',
    'Points redeemed': '积分兑换',
    'Withdrawal requested': '提现申请',
    'Withdrawal completed': '提现成功',
    'Withdrawal returned': '提现退回',
    'Reserved for an order': '现货委托冻结',
    'Spot trade': '现货成交',
    Margin: '合约保证金',
    Liquidation: '强平',
    'Overnight fee': '隔夜费',
    'Futures fee': '合约手续费',
    'Futures order cancelled': '合约撤单',
    'Option bought': '秒合约下单',
    'Option settled': '秒合约结算',
    'Lock-up deposit': '锁仓',
    'Daily interest': '锁仓派息',
    'Lock-up deposit returned': '锁仓本金返还',
    'Token subscription': '新币申购',
    'Token subscription refund': '申购退款',
    'Subscribed tokens issued': '申购新币发放',
    'Subscribed tokens unlocked': '申购新币解锁',
    Conversion: '闪兑',
    'Conversion fee': '闪兑手续费',
    'Copy trading margin': '跟单保证金',
    'Copy trading fee': '跟单手续费',
    'Copied position close': '跟单平仓',
    'Dual investment bought': '双币投资购买',
    'Dual investment settled': '双币投资结算',
    'Game stake': '小游戏投注',
    'Game winnings': '小游戏派奖',
    'Reserved for an OTC order': 'OTC 订单冻结',
    'OTC trade': 'OTC 成交',
    'OTC funds returned': 'OTC 订单退回',
    'NFT bought': '购买 NFT',
    'Bid deposit': '拍卖保证金',
    'Bid deposit returned': '拍卖保证金退还',
    'Auction paid': '拍卖成交付款',
    'NFT sold': 'NFT 售出',
    'Bid deposit forfeited': '拍卖保证金扣除',
    'Loan paid out': '借款放款',
    'Loan repayment': '借款还款',
    'Overdue loan collected': '逾期扣款',
    'Reserved for a stock order': '股票委托冻结',
    'Stock trade': '股票成交',
    Dividend: '股息',
    '{amount} from the frozen balance': '从冻结余额扣除 {amount}',
  },
} satisfies LanguageTexts;
