import { refusalsJp } from '@/contract/refusals/jp';
import { jp } from '../products/content/translations/jp';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsJp,
  articles: jp,
  dictionary: {
    // Confirmations after an action
    'Code sent': '認証コードを送信しました',
    'Code verified': '認証コードを確認しました',
    'Registration successful': '新規登録が完了しました',
    'Your password has been changed': 'パスワードを変更しました',
    'Your payment password has been set': '資金パスワードを設定しました',
    'Your phone number has been saved': '電話番号を登録しました',
    'Your e-mail address has been saved': 'メールアドレスを登録しました',
    'You are logged out': 'ログアウトしました',
    'We have received your message': 'メッセージを受け付けました',
    'The order has been changed': '注文を変更しました',
    'The order has been cancelled': '注文を取り消しました',
    'Position opened': 'ポジションを建てました',
    'Position closed': 'ポジションを決済しました',
    'Order placed': '注文を出しました',
    // Booking reasons
    'Position close': 'ポジション決済',
    // Confirmations after an action
    'Submitted for processing': '決済処理を開始しました',
    'Take profit and stop loss are set': '利確・損切りを設定しました',
    'The position no longer follows the trader': 'コピー元との連動を解除しました',
    'Submitted for review': '申請を受け付けました。審査しています',
    'You are now copying this trader': 'このトレーダーのコピーを開始しました',
    'You have stopped copying this trader': 'このトレーダーのコピーを停止しました',
    'Your application is under review': '申請を審査しています',
    'Transfer complete': '振替が完了しました',
    'Your deposit has been submitted and is under review': '入金申請を受け付けました。審査しています',
    'Conversion complete': '交換が完了しました',
    'Your deposit is locked': '預け入れが完了しました',
    'Your deposit has been redeemed': '中途解約が完了しました',
    'Purchase complete': '申込が完了しました',
    'Application submitted. Tokens are allotted when the subscription ends':
      '申込を受け付けました。割当は募集終了時に確定します',
    'Coupon activated': 'クーポンを有効にしました',
    'The new limit applies now': '新しい上限を適用しました',
    'The new limit applies from tomorrow': '新しい上限は明日から適用されます',
    'The seller has been notified': '売り手に通知しました',
    'USDT released': 'USDTをリリースしました',
    'Your appeal is under review': '申し立てを審査しています',
    'Your break has started': '休止を開始しました',
    'Added to your coupons': 'クーポンに追加しました',
    'Credited to your spot account': '現物口座に付与しました',
    'Today’s points have been added': '本日のポイントを獲得しました',
    'The address has been added': 'アドレスを追加しました',
    'The address has been updated': 'アドレスを更新しました',
    'The bank card has been saved': '銀行カードを保存しました',
    'All messages are marked as read': 'すべて既読にしました',
    'Your application has been withdrawn': '申込を取り下げました',
    'Repayment received': '返済を受け付けました',
    'Your loan is paid off': '完済しました',
    'No artwork selected': '作品が選択されていません',
    'Added to saved artworks': '保存した作品に追加しました',
    'Removed from saved artworks': '保存した作品から削除しました',
    'The bid deposit has been paid': '保証金をロックしました',
    'You are the highest bidder': '最高額の入札者になりました',
    'Your artwork is listed for resale': '作品を再出品しました',
    Noted: '確認しました',
    'Payment complete. The artwork is yours': '支払いが完了し、作品の所有者になりました',
    'The artwork has been sent as a gift': '作品をプレゼントしました',
    'You no longer see their messages': 'ミュートしました',
    'You see their messages again': 'ミュートを解除しました',
    'Thank you. We will review it': '通報を受け付けました。内容を確認します',
    'Removed from your favourites': 'お気に入りから削除しました',
    // Chat room: answers to a customer
    'Welcome, {name}!': '{name}さん、ようこそ！',
    'Hi {name}. {coin} is at {price}, in case you wondered': '{name}さん、どうも。ちなみに{coin}は今{price}',
    'Hello {name}, what are you trading?': '{name}さん、こんちは。何触ってるの？',
    '{name}, depends on how long you want to hold': '{name}さん、どれくらい持つつもりかによるかな',
    '{name}, I would ask customer service, they answer quickly':
      '{name}さん、それはサポートに聞くのが早いよ。すぐ返事くる',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      'いい質問、{name}さん。{coin} {price}は買いだって言ってるけど、財布がダメだって',
    '{name}, not before {coin} is through {price} for me': '{name}さん、自分は{coin}が{price}抜けてからかな',
    'Any time, {name}': 'いえいえ、{name}さん',
    'No problem {name}, pay it forward': '{name}さん、気にしないで。次は誰かに教えてあげて',
    '{name} gets it': '{name}さん、わかってるね',
    '{name}, with a stop I hope': '{name}さん、損切りは置いてるよね？',
    '{name}, do not sell the bottom': '{name}さん、底で投げちゃダメ',
    'Finally somebody says it, {name}': '{name}さん、よくぞ言ってくれた',
    'Interesting, {name}': 'なるほどね、{name}さん',
    '{name}, tell us more': '{name}さん、詳しく',
    'Noted, {name}': '{name}さん、メモった',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin}、今日は強いね。15分で{move}',
    'Slow and steady, {coin} at {price}': '{coin}じわじわきてる、{price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}。これはガチホ',
    'Everybody is long {coin} again, that never ends well':
      'またみんな{coin}ロングしてる。こういうときってろくなことにならない',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      '{coin}、この1時間の底で拾えた。天才かも。10分後は知らんけど',
    'Is it too late for {coin}?': '{coin}、今からじゃ遅い？',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin}、15分足で20MA上抜け。出来高も悪くない',
    '{coin} leaking, {move}': '{coin}だらだら下げてる、{move}',
    '{price} should hold for {coin}. Should': '{coin}は{price}で止まるはず。はず',
    'Told you. {coin} has not found its floor': 'だから言ったのに。{coin}の底はまだ下',
    'Buying a little {coin} here, not all at once': '{coin}ここで少し拾う。全力はしない',
    'My {coin} position and I need some time apart': '{coin}のポジとはしばらく距離を置きたい',
    'Stop on {coin} or wait?': '{coin}、損切りする？耐える？',
    '{coin}!! {move} just like that': '{coin}！！一気に{move}',
    'What a candle on {coin}. {price}': '{coin}の足やば。{price}',
    'Shorts on {coin} are being carried out on a stretcher': '{coin}のショート勢、担架で運ばれてる',
    '{coin} {move}. I would take some off the table here': '{coin} {move}。ここは一部利確かな',
    'Who bought all that {coin}?': '{coin}こんなに買ったの誰？',
    'Do not chase {coin} now, it comes back to say hello': '今の{coin}に飛び乗るのはなし。どうせ一回押してくる',
    '{coin} to the moon, and I sold yesterday': '{coin}ぶっ飛んでる。なお昨日売った模様',
    '{coin} {move}. Check your margin, people': '{coin} {move}。みんな証拠金見といて',
    'That red candle on {coin} took my stop and my mood': '{coin}の大陰線、損切りもメンタルも持ってかれた',
    'Somebody is being liquidated on {coin} right now': '今{coin}で誰か清算されてるな',
    '{coin} {price}, blood in the streets. My order waits lower': '{coin} {price}、阿鼻叫喚。買い指値はもっと下',
    'This is why I do not use 100x on {coin}': 'だから{coin}で100倍はやらないんだよ',
    'Is {coin} broken or is it me?': '壊れてるの{coin}？それとも自分？',
    'No panic. {coin} did worse last month': '落ち着こう。先月の{coin}はもっとひどかった',
    'Stocks are open, {coin} starts at {price}': '株が寄り付いた。{coin}は{price}スタート',
    'Opening bell. Watching {coin} first': 'さあ寄り付き。まず{coin}から見る',
    'Good morning to everybody who holds {coin}': '{coin}ホルダーのみんな、おはよう',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': '静かだな。{coin}ずっと{price}',
    'Watching paint dry. And {coin}': '暇すぎて壁見てる。あと{coin}も',
    'Sideways again. I will read the white paper of something': 'またヨコヨコ。どっかのホワイトペーパーでも読むか',
    'Calm before the storm if you ask me': 'これ、嵐の前の静けさだと思う',
    'Anybody doing lock-up mining this week? 30 days looks fair to me':
      '今週ロックアップ運用やる人いる？30日のやつ悪くなさそう',
    'Rule for today: no trade is a trade too': '今日の格言：休むも相場',
    'What is everyone holding over the weekend?': '週末、みんな何持ち越す？',
    'I set a limit on {coin} and went for coffee. Still waiting':
      '{coin}に指値置いてコーヒー行ってきた。まだ刺さってない',
    'Still awake? {coin} is not': 'まだ起きてる？{coin}は寝てる',
    'Night shift. {coin} {price}': '夜勤中。{coin} {price}',
    'Thin books at this hour, use limits': 'この時間は板が薄いから指値でいこう',
    'One more candle and I sleep. Said so three candles ago': 'あと1本見たら寝る。3本前にもそう言った',
    '{name}, same here': '{name}さん、同じく',
    '{name}, you said that yesterday too': '{name}さん、それ昨日も言ってた',
    '{name}, what is your stop?': '{name}さん、損切りどこに置いてる？',
    '{name}, I would wait for the hourly close': '{name}さん、自分なら1時間足の確定を待つ',
    '{name}, agreed': '{name}さん、同感',
    'Careful, {name}': '{name}さん、気をつけて',
    '{name}, screenshot or it did not happen': '{name}さん、スクショないと信じない',
    // The guide of the site
    'First steps': 'はじめてガイド',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      '残高ゼロから最初の取引まで、資金を守るポイントとあわせてご案内します。',
    'Verify yourself': '本人確認',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      'メールアドレスと電話番号を登録し、書類の写真を送信してください。レベルが上がるごとに限度額も上がります。',
    // Booking reasons
    Deposit: '入金',
    // The guide of the site
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      'コインとネットワークを選択し、入金アドレスをコピーして送金したら、支払い証明をアップロードしてください。',
    Trade: '取引',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      '現物取引には現物口座を使用します。先物、オプション、株式にはそれぞれ専用の口座があり、必要な分を振り替えてください。',
    Withdraw: '出金',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      '先にアドレスまたは銀行カードを登録してください。出金には毎回資金パスワードが必要で、審査を行います。',
    'Stay safe': '安全のために',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      '当社がパスワードや認証コードをお尋ねすることはありません。リンクはアプリ内からのみ開いてください。各ページの提供元が表示されます。',
    // Mottos of traders
    'With the trend, never against it.': 'トレンドには逆らわない。',
    'Small wins, many of them.': '小さな勝ちを、数多く。',
    'What went too far comes back.': '行き過ぎは、いつか戻る。',
    'I buy, I wait.': '買って、待つ。',
    'Breakouts only. Stops always.': 'ブレイクアウトのみ。損切りは必ず。',
    'Two trades a day, then coffee.': '1日2トレード、あとはコーヒー。',
    'Patience pays the bills.': '辛抱が飯の種。',
    'Fast in, fast out.': '素早く入り、素早く出る。',
    'Altcoins, mostly at night.': 'アルトコイン中心、主に夜。',
    'Holding through storms.': '嵐でも握り続ける。',
    'Learning in public.': '学びの過程を、すべて公開。',
    'All or nothing, a hundred times.': 'のるか反るかを、百回。',
    // Token projects
    'A relay that carries small payments between chains in one step.':
      'チェーン間の少額送金を、1ステップで届けるリレー。',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relayは、数千件の少額送金を1つの証明にまとめます。オペレーターはLUNRをステーキングし、報酬もLUNRで受け取ります。',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      '2つのチェーン間で10ドルを動かすには、署名が3回、待ち時間が2回、そしてコーヒー1杯より高い手数料がかかります。',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      'リレーは4秒間に集まった送金をまとめて証明し、合計額を決済します。不正を働いたリレーはステークを失います。',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      'テストネットは11か月間稼働し、31か国240のリレーで、決済の欠損は一度もありません。',
    'Idle graphics cards rented out by the minute.': '眠っているグラフィックボードを、分単位で貸し出し。',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Gridは、グラフィックボードの所有者と、モデルを学習させたい人をつなぎます。計算1分ごとの対価はAUROで支払われます。',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      'スタジオや学校のグラフィックボードは1日の3分の2が遊休状態。その一方で、小規模なチームは空きを待っています。',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      'ジョブは1分単位に分割され、互いに無関係な2者が計算し、結果が一致すると対価が支払われます。',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      '現在のグリッドは3,900枚。過去4年以内のグラフィックボードがあれば、プログラム1つで誰でも参加できます。',
    'Freight papers that sign, travel and pay by themselves.': '署名も、送付も、支払いも自動で進む貨物書類。',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freightは船荷証券をトークン化します。NIMBは公証の費用に充てられ、輸送中の書類を保証します。',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      'コンテナは18日で海を渡るのに、書類には24日かかります。',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      '書類を扱う全員が署名します。港が署名すると、その瞬間に運送会社へ代金が支払われます。',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      'ジャカルタ・ロッテルダム間の航路で、海運会社4社と2つの港がNimbus Freightを利用しています。',
    'Loans between small exchanges that trust only numbers.': '数字だけを信じる、小規模取引所どうしの貸し借り。',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Financeは、取引所どうしが一晩だけコインを貸し借りできる仕組みです。TERNの保有者は貸付を保証し、金利差を受け取ります。',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      '小規模な取引所は、互いに貸し借りをしないため、必要額の3倍の準備金を抱えています。',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      '準備金は1時間ごとに証明されます。十分に証明した取引所は、翌朝までに限り借り入れできます。',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      'パイロット運用では、19の取引所が一晩に8,400万ドルを貸し出しています。返済の遅れは一度もありません。',
    'Private searches over public data.': '公開データを、誰にも知られずに検索。',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocolは、誰が尋ねているかを知ることなく、パブリックチェーンに関する質問に答えます。回答者にはSABLで報酬が支払われます。',
    'Looking up an address tells the service behind the search which address matters to you.':
      'アドレスを検索すると、どのアドレスに関心があるのかが検索サービスに知られてしまいます。',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      '質問は、互いを知らない3台のサーバーに分割されます。答えを組み立てられるのは、尋ねた本人だけです。',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sableは、9社のウォレットで1日200万件の質問に答えています。',
    'Payments by text message, where there is no internet.': 'インターネットのない場所でも、SMSで支払い。',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican PayはSMSで送金します。PELIは、それを現金に換える取扱店への報酬です。',
    'Half the people who send money home live where the network carries text and nothing else.':
      '故郷に送金する人の半数は、通信網が文字しか運ばない地域に暮らしています。',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      '140文字のメッセージに、署名済みの支払いが収まります。取扱店は、10年前の携帯電話でも読み取って換金できます。',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelicanの取扱店は島しょ部の州に12,000店。その多くは、かつて携帯電話の通話料を販売していた商店です。',
    'Storage that proves every night that it still has your files.':
      '預けたファイルがあることを、毎晩証明するストレージ。',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storageは、ファイルを断片に分け、毎晩テストを受ける見知らぬ保管者に預けます。保管者はQUORをステーキングし、報酬もQUORで受け取ります。',
    'A backup that nobody has read for years is a hope, not a backup.':
      '何年も読み出していないバックアップは、バックアップではなく、ただの願望です。',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      '保管者は毎晩、無作為に選ばれた断片を提示しなければなりません。提示できなければステークを失い、断片は復元されます。',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorraの保管量は41ペタバイト。毎晩のテスト12億回のうち、一度で合格しなかったのは9回だけです。',
    // Token projects: texts common to all white papers
    'The problem': '課題',
    'The approach': '解決策',
    'The token': 'トークン',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      '{issue} {token}を1枚あたり{price} USDTで販売します。非公開販売や割引はありません。',
    'The sale': '募集方法',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      '発行数が完売するまで申込を受け付けます。申込数量は全量が割り当てられます。',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      '募集終了まで申込を受け付けます。申込が発行数を超えた場合は按分配分となり、全員に申込数量の同じ割合が割り当てられ、支払額の残りは返金されます。',
    Risk: 'リスク',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      'トークンの価格は発行価格を下回る場合があります。失っても差し支えない資金でのみ申し込んでください。',
    'Current status': '現在の状況',
    '{name} is a fictional project of this simulation.': '{name}は、このシミュレーション上の架空のプロジェクトです。',
    // Messages: account
    'Welcome to Pocket Exchange': 'Pocket Exchangeへようこそ',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      'アカウントの準備が整いました。「設定」の「クーポン」に2枚のクーポンをご用意しています。\n\n取引と出金には本人確認が必要です。2分で完了します。',
    'New login to your account': '新しいログインがありました',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      '{time:time}に、アカウントへの新しいログインがありました。以前のセッションは終了しました。\n\nお心当たりがない場合は、すぐにパスワードを変更してください。',
    'Your login password was changed': 'ログインパスワードが変更されました',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      '{time:time}に、アカウントのパスワードが変更されました。\n\nお心当たりがない場合は、カスタマーサポートにご連絡ください。',
    'Your payment password was set': '資金パスワードが設定されました',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      '出金の確認に使用する資金パスワードが、{time:time}に設定されました。\n\nお心当たりがない場合は、カスタマーサポートにご連絡ください。',
    'New contact linked to your account': '新しい連絡先が登録されました',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{time:time}に、{address}がアカウントに登録されました。ログインに使用でき、認証コードの送信先になります。',
    'Identity verified: level {level}': '本人確認完了：Lv{level}',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      'Lv{level}の本人確認が承認されました。新しい限度額が適用されます。',
    'Identity verification rejected: level {level}': '本人確認却下：Lv{level}',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      'Lv{level}の本人確認は承認されませんでした：{reason}\n\nすぐに再提出できます。',
    'You are now VIP {tier}': 'VIP {tier}に昇格しました',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      '累計入金額がVIP {tier}の条件に達しました。手数料の割引と限度額の引き上げがすぐに適用されます。クーポンもお届けしました。',
    'A coupon for you': 'クーポンが届きました',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      '最大{worth:amount} USDTのクーポンを獲得しました。{expires:time}までに有効にしてください。',
    // Messages: copy trading
    'A trade by {trader} was not copied': '{trader}の取引をコピーできませんでした',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader}が{symbol}の{side:word}を建てましたが、残高または設定によりコピーできませんでした。理由は「マイコピー」で確認できます。',
    '{symbol}: copied position closed with the trader’s':
      '{symbol}：コピーしたポジションがトレーダーとともに決済されました',
    '{symbol}: part of a copied position closed with the trader’s':
      '{symbol}：コピーしたポジションの一部がトレーダーとともに決済されました',
    'You have stopped copying {trader}': '{trader}のコピーを停止しました',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      '設定した期限に達しました。コピー済みのポジションは、「自分で保有」に切り替えない限り、{trader}の決済と同時に決済されます。',
    'You have a new follower': '新しいフォロワーがいます',
    'Someone is now copying your trades. Followers: {count}.':
      '取引のコピーが新たに始まりました。フォロワー：{count}人。',
    'You are now a trader': 'トレーダーになりました',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      '申請が承認されました。トレーダー一覧に掲載され、今後建てるポジションはコピーの対象になります。',
    'Your trader application was not approved': 'トレーダー申請は承認されませんでした',
    'Reason: {reason}\n\nYou can apply again at any time.': '理由：{reason}\n\nいつでも再申請できます。',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': '入金完了：{amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      '{amount:amount} {coin}の入金が承認され、現物口座に反映されました。',
    'Deposit not approved: {amount:amount} {coin}': '入金却下：{amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      '{amount:amount} {coin}の入金を確認できませんでした：{reason}\n\n残高には反映されていません。より鮮明な支払い証明で再提出するか、カスタマーサポートにご連絡ください。',
    'Withdrawal sent: {amount:amount} {coin}': '出金完了：{amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      '{amount:amount} {coin}の出金が承認され、手数料{fee:amount} {coin}を差し引いて送金しました。',
    'Withdrawal rejected: {amount:amount} {coin}': '出金却下：{amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      '{amount:amount} {coin}の出金は却下されました：{reason}\n\n全額が再び利用可能になりました。',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}：{amount:amount}の割当',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      '募集が終了しました。{amount:amount} {token}を{paid:amount} {coin}で割り当て、{refund:amount} {coin}を返金しました。',
    '{token} is listed': '{token}が上場しました',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol}の取引が始まりました。{token}は現物口座にあります。',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': '借入承認：{amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      '{amount:amount} {coin}が現物口座に反映されました。返済期日は{due:time}です。',
    'Loan not approved': '借入は承認されませんでした',
    'You asked for {amount:amount} {coin}. Reason: {reason}': '申込額：{amount:amount} {coin}。理由：{reason}',
    'Your loan is due soon': '返済期日が近づいています',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      '{amount:amount} {coin}の返済期日は{due:time}です。信用スコアを維持するため、期日までに返済してください。',
    'Your loan is overdue': '返済が延滞しています',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      '{amount:amount} {coin}の返済期日は{due:time}でした。返済するまで毎日遅延損害金が加算され、残額は口座から回収されます。',
    'Collected for your loan: {amount:amount} {coin}': '借入の回収：{amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      '延滞中の借入のため、口座から{amount:amount} {coin}を回収しました。借入残高：{left:amount} {coin}。',
    'Loan repaid': '借入を完済しました',
    'Your loan of {amount:amount} {coin} is repaid in full.': '{amount:amount} {coin}の借入を全額返済しました。',
    // Messages: NFT
    'Outbid: {work}': '高値更新されました：{work}',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      '「{work}」に{price:amount} {coin}の入札がありました。オークションは{ends:time}に終了します。再入札できます。',
    'You won the auction: {work}': '落札しました：{work}',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '「{work}」を{price:amount} {coin}で落札しました。{deadline:time}までに支払わない場合、保証金は没収されます。',
    'Auction ended: {work}': 'オークション終了：{work}',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '「{work}」は他の入札者が落札しました。保証金{margin:amount} {coin}を返還しました。',
    'Bid deposit forfeited: {work}': '保証金没収：{work}',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '「{work}」の代金が期限までに支払われませんでした。保証金{margin:amount} {coin}は没収されました。',
    'Sold: {work}': '売却完了：{work}',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '「{work}」が{price:amount} {coin}で売れました。手数料を差し引いた受取額は{received:amount} {coin}です。',
    'Not sold: {work}': '売れ残り：{work}',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      '「{work}」は買い手がつかないまま販売が終了しました。作品は引き続きお手元にあります。',
    'Not paid for: {work}': '未払い：{work}',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      '落札者が期限までに「{work}」の代金を支払いませんでした。作品は引き続きお手元にあります。',
    'You received an artwork: {work}': '作品を受け取りました：{work}',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from}から「{work}」がプレゼントされました。「マイ作品」で確認できます。',
    // Messages: customer service, chat room, OTC
    'Customer service has answered': 'カスタマーサポートから回答が届きました',
    '{name} has answered your question.': '担当の{name}がご質問に回答しました。',
    'Thank you for your report': '通報へのご協力ありがとうございます',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      'チャットルームでの{name}さんの{at:time}のメッセージはルールに反していたため、削除しました。{name}さんは1日間投稿できません。',
    'Your report has been reviewed': '通報の確認が完了しました',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      'チャットルームでの{name}さんの{at:time}のメッセージは削除されません：{reason}\n\n表示したくない相手はミュートできます。',
    'Your message was removed from the chat room': 'チャットルームのメッセージが削除されました',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '「{text}」\n\n通報があり、チャットルームのルールに反すると判断されました。閲覧は引き続き可能で、{until:time}から再び投稿できます。',
    'OTC order completed: {amount:amount} {coin}': 'OTC注文完了：{amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      '{amount:amount} {coin}のOTC注文（合計{total:amount} {fiat}）が完了しました。',
    'New order on your ad: {amount:amount} {coin}': '広告に新しい注文：{amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name}さんが、広告の{amount:amount} {coin}を{total:amount} {fiat}で注文しました。',
    '{name} has paid {total:amount} {fiat}': '{name}さんが{total:amount} {fiat}を支払いました',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      '{total:amount} {fiat}の着金を確認してから、{amount:amount} {coin}をリリースしてください。着金前には絶対にリリースしないでください。',
    'Your ad is paused': '広告が停止されました',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '期限までに支払われない注文が{count}件続きました。支払いの準備ができたら、広告を再度公開してください。',
    'Your ad is complete': '広告が終了しました',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      '{amount:amount} {coin}の取引が成立しました。ロック中の残りは、再び利用可能になりました。',
    'OTC order cancelled: {amount:amount} {coin}': 'OTC注文取消：{amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      '{amount:amount} {coin}のOTC注文が取り消されました。ロック中の資金は、再び利用可能になりました。',
    'Appeal on your OTC order for {amount:amount} {coin}': 'OTC注文への申し立て：{amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      '相手方が申し立てを行いました。取引所が判断するまで、注文は保留されます。',
    'Your OTC appeal has been decided': 'OTCの申し立ての審査が完了しました',
    'Order for {amount:amount} {coin}. Decision: {decision}':
      '対象の注文：{amount:amount} {coin}。審査結果：{decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}：指値注文が約定しました',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '{amount:amount} {coin}の{side:word}注文が{price:amount}で約定しました。約定代金：{value:money} {quote}。',
    '{symbol}: triggered order filled': '{symbol}：トリガー注文が約定しました',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      '価格が{stop:amount}に達しました。{amount:amount} {coin}の{side:word}注文が{price:amount}で約定しました。約定代金：{value:money} {quote}。',
    '{symbol}: order triggered': '{symbol}：注文が発動しました',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      '価格が{stop:amount}に達しました。{amount:amount} {coin}の{side:word}注文が{price:amount}で板に並びました。約定済み：{filled:amount} {coin}。',
    '{symbol}: triggered order not filled completely': '{symbol}：トリガー注文は一部のみ約定しました',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      '価格が{stop:amount}に達しました。{amount:amount} {coin}の{side:word}注文のうち{filled:amount} {coin}が約定し、残りは取り消されました。ロックした額で約定できる注文が板になかったためです。',
    'Several limit orders filled today': '本日、複数の指値注文が約定しました',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      '本日は{count}件の指値注文が約定しました。以降の約定は個別に通知しません。注文履歴をご確認ください。',
    '{symbol}: limit order opened a position': '{symbol}：指値注文が約定し、ポジションを建てました',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '市場価格が指値に達し、{amount:amount} {coin}の{side:word}を{price:amount}、レバレッジ{multiple}×で建てました。',
    '{symbol}: trigger order opened a position': '{symbol}：トリガー注文が約定し、ポジションを建てました',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      '市場価格がトリガー価格に達し、{amount:amount} {coin}の{side:word}を{price:amount}、レバレッジ{multiple}×で建てました。',
    'Pending futures limit orders cancelled': '先物の指値注文が取り消されました',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      '保有ポジションの維持に、未約定の指値注文で拘束されていた資金が必要になったため、注文を取り消しました。取消件数：{count}件。利用可能に戻った金額：{amount:money} USDT。',
    'Pending futures trigger orders cancelled': '先物のトリガー注文が取り消されました',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      '先物ポジションが清算されたため、待機中のトリガー注文も取り消しました。取消件数：{count}件。',
    '{symbol}: trigger order cancelled': '{symbol}：トリガー注文が取り消されました',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      '市場価格が{price:amount}に達しましたが、{amount:amount} {coin}の{side:word}注文の証拠金と手数料が先物口座に不足していたため、注文は取り消されました。',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      '市場価格がトリガー価格{price:amount}を飛び越え、利確・損切り価格{stop:amount}も通り過ぎました。{amount:amount} {coin}の{side:word}ポジションはすぐに決済されることになるため、注文は取り消されました。',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      '市場価格がトリガー価格{price:amount}を飛び越えました。スプレッドを含めると、{amount:amount} {coin}の{side:word}ポジションの約定価格がゼロ以下になるため、注文は取り消されました。',
    '{symbol} rose to {price:amount}': '{symbol}が{price:amount}まで上昇しました',
    '{symbol} fell to {price:amount}': '{symbol}が{price:amount}まで下落しました',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      'アラートの価格に達しました。設定時の価格は{from:amount}でした。',
    '{symbol}: close order filled': '{symbol}：決済注文が約定しました',
    '{symbol}: take profit reached': '{symbol}：利確価格に達しました',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      '{side:word}ポジションのうち{amount:amount} {coin}を{price:amount}で決済しました。損益：{profit:signed} USDT。残りは保有を続けます。',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      '{amount:amount} {coin}の{side:word}ポジションを{price:amount}で決済しました。損益：{profit:signed} USDT。',
    '{symbol}: stop loss reached': '{symbol}：損切り価格に達しました',
    'Your futures positions were liquidated': '先物ポジションが清算されました',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      '証拠金が損失を下回ったため、保有中のすべてのポジションを市場価格で決済しました。決済件数：{count}件。損益：{profit:signed} USDT。\n\n損切りを設定すると、清算の前にポジションを決済できます。',
    'Positions in profit closed': '含み益のあるポジションを決済しました',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      '決済が必要なポジションの損失を残高と証拠金で賄えなかったため、含み益のあるポジションを市場価格で決済して補いました。決済件数：{count}件。損益：{profit:signed} USDT。',
    'Your futures account is close to liquidation': '先物口座が清算に近づいています',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      '証拠金維持率は{rate}%です。{limit}%で清算されます。先物口座に資金を振り替えるか、ポジションの一部を決済してください。',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': '利息受取：{amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      '預け入れ{days}日中{day}日目：{amount:amount} {coin}が現物口座に反映されました。',
    'Lock-up deposit returned: {amount:amount} {coin}': '預け入れの返還：{amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      '{days}日間の預け入れが満期を迎えました。{amount:amount} {coin}が現物口座に戻りました。受取利息の合計：{interest:amount} {coin}。',
    'Dual investment settled: {payout:amount} {coin}': 'デュアル投資の決済：{payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      '{symbol}の決済価格は{price:amount}で、目標価格{linked:amount}{side:word}でした。{payout:amount} {coin}が現物口座に反映されました。',
    'Dual investment returned: {payout:amount} {coin}': 'デュアル投資の返金：{payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol}の価格が1日間確定しなかったため、決済は行われませんでした。{payout:amount} {coin}が現物口座に戻りました。',
    // Messages: words inserted into messages
    buy: '買い',
    sell: '売り',
    long: 'ロング',
    short: 'ショート',
    'at or above': '以上',
    below: '未満',
    // Artists
    'Water never draws the same line twice.': '水は、同じ線を二度と描かない。',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayuは干潟のほとりで育ち、潮のようにふるまうルールを書いています。どの波も、ひとつ前の波から生まれます。',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      '低い太陽の下、幾重にも重なる潮。決して繰り返さないルールが描きました。',
    'One breath, one ring.': 'ひと息に、ひとつの円。',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenjiは自ら墨をすり、円をひと息で描きます。気に入らないものは、冬に燃やします。',
    'Ink on paper: a ring, a stroke, and what they leave out.': '紙に墨。円と、一筆と、描かれなかったもの。',
    'Five shapes are an argument.': '五つの形があれば、議論になる。',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Mirelaは、絵を描く前は時刻表を作っていました。作品はいまも、定刻どおりに届きます。',
    'Hard edges, few colours, and a balance that is found, not measured.':
      'くっきりした輪郭、わずかな色。測ったのではなく、見つけた均衡。',
    'Somebody is always awake.': 'いつも、誰かが起きている。',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomasは深夜バスに終点まで乗り、明かりの灯る窓を数えます。同じ窓を描いたことは一度もありません。',
    'A city at night, window by window.': '夜の街を、ひと窓ずつ。',
    'Look north, then wait.': '北を見て、あとは待つ。',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      'Linneaは道の尽きるところに暮らしています。一年の半分は、空が照明を引き受けてくれます。',
    'Northern lights over mountains, as they were on one night.': '山の上のオーロラ。ある一夜の、そのままの姿。',
    'Patterns my grandmother would know.': '祖母なら知っている模様。',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafiは、プログラミングより先にバティックを覚えました。文様は昔のまま、対称性はいまのものです。',
    'A batik rosette of many turns.': '幾度もの回転が生んだ、バティックのロゼット。',
    'Sixteen pixels are plenty.': '16ピクセルもあれば十分。',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noorの動物園は、切手1枚に収まります。どの動物にも名前があり、自分が小さいとは誰も知りません。',
    'A creature of sixteen by sixteen pixels.': '16×16ピクセルの生き物。',
    '137.5 degrees at a time.': '137.5度ずつ。',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Claraは花びらを数えて暮らし、黄金角に沿って植えていきます。その庭に、土はありません。',
    'A flower grown petal by petal, by the golden angle.': '黄金角に沿って、花びらを1枚ずつ育てた花。',
    'Listen twice.': '二度、聴くこと。',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duyは、バス停ひとつ分より短い曲を書き、誰もいない部屋で録音します。',
    'A short piece of music, and its trace.': '短い曲と、その軌跡。',
    'Everything falls around something.': 'すべては、何かのまわりを落ちている。',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Solは、空が騒がしくなりすぎるまで天文学者でした。いまの惑星は、どれもSol自身のものです。',
    'A world with its moons, on its way around a sun.': '月を連れ、太陽をめぐるひとつの世界。',
    // Bank card form
    'ABA number': 'ABA番号',
    'Real name': '氏名',
    'Card number': 'カード番号',
    'Bank address': '銀行の所在地',
    'Bank name': '銀行名',
    Branch: '支店',
    'SWIFT code': 'SWIFTコード',
    Phone: '電話番号',
    'Cardholder address': 'カード名義人の所在地',
    // States of a withdrawal
    'Under review': '審査中',
    Completed: '完了',
    Rejected: '却下',
    // Names of futures orders and options
    Pending: '未約定',
    Open: '保有中',
    Closed: '決済済み',
    Cancelled: '取消済み',
    Long: 'ロング',
    Short: 'ショート',
    Running: '保有中',
    Settled: '判定済み',
    Up: '上昇',
    Down: '下落',
    Win: '勝ち',
    Draw: '引き分け',
    Loss: '負け',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': '現物手数料クーポン',
    'Futures fee coupon': '先物手数料クーポン',
    'Deposit coupon': '入金クーポン',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      '担当者がこちらで回答します。この画面を離れても、回答が届くと設定画面にバッジが表示されます。',
    'You are welcome. Write again whenever you have a question.':
      'どういたしまして。ご質問がありましたら、いつでもお問い合わせください。',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      'コインとネットワークを選択し、表示されたアドレスに送金して、支払い証明をアップロードしてください。入金は審査後に反映され、状況は入金履歴で確認できます。別のネットワークで送金されたコインは取り戻せません。',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      '出金には、本人確認、アドレスまたはカードの登録、資金パスワードが必要です。送金前に審査を行い、その間は「審査中」と表示されます。1日の上限はレベルによって異なります。',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Lv1では氏名と書類番号、Lv2では書類の両面の写真が必要です。先にメールアドレスと電話番号を登録してください。却下された場合は、本人確認の画面で理由を確認し、再提出できます。',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      '当社がパスワードや認証コードをお尋ねすることはありません。他の誰にも教えないでください。不正アクセスの疑いがある場合は、すぐにログインパスワードを変更してください。すべてのセッションが終了します。パスワードをお忘れの場合は、認証コードで再設定できます。',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      '注文は、指定した価格またはより有利な価格で約定します。未約定注文は注文一覧に表示され、取り消すことができます。先物ポジションは証拠金維持率が下がりすぎると清算されます。これを避けるには、証拠金を追加するか、損切りを設定してください。',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      '手数料は確定前に表示され、1件ごとに取引履歴に記録されます。VIPランクに応じて割引があり、手数料クーポンではキャッシュバックを受けられます。',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      'ロックアップ運用は毎日利息が支払われ、事前に表示される違約金を支払えば中途解約できます。デュアル投資は満期日の16:00（UTC+8）に決済され、満期前の解約はできません。',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      '最初の入札時に保証金がロックされ、落札できなかった場合は返還されます。落札後1日以内に支払わない場合、保証金は没収されます。作品の再出品は一度だけです。',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      '借入可能額は、VIPランクと資産によって決まります。返済スケジュールは確定前に表示されます。繰上返済の場合、利息は経過した日数分のみです（1日未満も1日として計算します）。',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      '2時間前にTRC20で200 USDTを送金しました。入金はどうなっていますか？',
    'I have done all that. Can I talk to an agent, please?': 'すべて試しました。担当者の方とお話しできますか？',
    'Which network should I use for a USDT deposit?': 'USDTの入金には、どのネットワークを使えばいいですか？',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.':
      'TRC20はERC20より安いですか？担当者の方に直接お聞きしたいです。',
    'How long does identity verification take? I would like to ask an agent.':
      '本人確認にはどのくらい時間がかかりますか？担当者の方にお聞きしたいです。',
    'That is clear now, thank you.': 'よくわかりました。ありがとうございます。',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      'お待たせいたしました。送金を確認できました。ネットワークでは承認済みで、審査は数分で完了します。',
    'Is there anything else I can do for you?': 'ほかにお手伝いできることはございますか？',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      '担当のAyuです。どちらでも届きますが、送金の手数料は通常TRC20のほうが安くなります。こちらで選択したネットワークと、ウォレット側のネットワークが同じであることだけご確認ください。',
    'My pleasure. Write again at any time.': 'どういたしまして。またいつでもお問い合わせください。',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      '担当のBimaです。書類は受付順に審査しており、通常は1日以内に完了します。結果が出しだい、メッセージでお知らせします。',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      'VIPデスクへようこそ。担当のAyuです。こちらにお送りいただいた内容は、私と担当チームが優先して拝見します。',
    // Accounts and booking reasons
    'Funding account': '資金口座',
    'Spot account': '現物口座',
    'Futures account': '先物口座',
    'Options account': 'オプション口座',
    'Mining account': 'ロックアップ運用口座',
    'Stock account': '株式口座',
    'Margin account': '証拠金口座',
    'Earn account': '資産運用口座',
    Transfer: '振替',
    'Opening balance': '開始残高',
    Bonus: 'ボーナス',
    'VIP bonus': 'VIP入金ボーナス',
    'Bank card cashback': 'カードキャッシュバック',
    'Invitation rebate': '紹介報酬',
    Coupon: 'クーポン',
    'Points redeemed': 'ポイント交換',
    'Withdrawal requested': '出金申請',
    'Withdrawal completed': '出金完了',
    'Withdrawal returned': '出金の戻し入れ',
    'Reserved for an order': '現物注文',
    'Spot trade': '現物約定',
    Margin: '証拠金',
    Liquidation: '清算',
    'Overnight fee': 'オーバーナイト手数料',
    'Futures fee': '先物手数料',
    'Futures order cancelled': '先物注文の取消',
    'Option bought': 'オプション購入',
    'Option settled': 'オプション判定',
    'Lock-up deposit': '預け入れ',
    'Daily interest': '利息支払い',
    'Lock-up deposit returned': '預け入れの返還',
    'Token subscription': 'トークン申込',
    'Token subscription refund': 'トークン申込の返金',
    'Subscribed tokens issued': '割当トークンの付与',
    'Subscribed tokens unlocked': '割当トークンのロック解除',
    Conversion: '交換',
    'Conversion fee': '交換手数料',
    'Copy trading margin': 'コピートレード証拠金',
    'Copy trading fee': 'コピートレード手数料',
    'Copied position close': 'コピーポジション決済',
    'Dual investment bought': 'デュアル投資の申込',
    'Dual investment settled': 'デュアル投資の決済',
    'Game stake': 'ゲームのベット',
    'Game winnings': 'ゲームの払戻',
    'Reserved for an OTC order': 'OTC注文',
    'OTC trade': 'OTC約定',
    'OTC funds returned': 'OTC注文の返還',
    'NFT bought': 'NFT購入',
    'Bid deposit': '保証金',
    'Bid deposit returned': '保証金の返還',
    'Auction paid': '落札代金',
    'NFT sold': 'NFT売却',
    'Bid deposit forfeited': '保証金の没収',
    'Loan paid out': '借入金の受取',
    'Loan repayment': '借入金の返済',
    'Overdue loan collected': '延滞借入金の回収',
    'Reserved for a stock order': '株式注文',
    'Stock trade': '株式約定',
    Dividend: '配当金',
    '{amount} from the frozen balance': 'ロック中の残高から{amount}',
  },
} satisfies LanguageTexts;
