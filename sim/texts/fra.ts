import { refusalsFra } from '@/contract/refusals/fra';
import { fra } from '../products/content/translations/fra';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsFra,
  articles: fra,
  dictionary: {
    // Confirmations after an action
    'Code sent': 'Code envoyé',
    'Code verified': 'Code vérifié',
    'Registration successful': 'Inscription réussie',
    'Your password has been changed': 'Votre mot de passe a été modifié',
    'Your payment password has been set': 'Votre mot de passe de paiement a été défini',
    'Your phone number has been saved': 'Votre numéro de téléphone a été enregistré',
    'Your e-mail address has been saved': 'Votre adresse e-mail a été enregistrée',
    'You are logged out': 'Vous êtes déconnecté',
    'We have received your message': 'Nous avons reçu votre message',
    'The order has been changed': 'L’ordre a été modifié',
    'The order has been cancelled': 'L’ordre a été annulé',
    'Position opened': 'Position ouverte',
    'Position closed': 'Position fermée',
    'Order placed': 'Ordre passé',
    // Booking reasons
    'Position close': 'Fermeture de position',
    // Confirmations after an action
    'Submitted for processing': 'Demande envoyée, en cours de traitement',
    'Take profit and stop loss are set': 'Take profit et stop loss définis',
    'The position no longer follows the trader': 'La position ne suit plus le trader',
    'Submitted for review': 'Demande envoyée pour examen',
    'You are now copying this trader': 'Vous copiez maintenant ce trader',
    'You have stopped copying this trader': 'Vous ne copiez plus ce trader',
    'Your application is under review': 'Votre demande est en cours d’examen',
    'Transfer complete': 'Transfert effectué',
    'Your deposit has been submitted and is under review': 'Votre dépôt a été envoyé et est en cours d’examen',
    'Conversion complete': 'Conversion effectuée',
    'Your deposit is locked': 'Votre dépôt est bloqué',
    'Your deposit has been redeemed': 'Votre dépôt bloqué a été racheté',
    'Purchase complete': 'Achat effectué',
    'Application submitted. Tokens are allotted when the subscription ends':
      'Demande envoyée. Les tokens seront alloués à la fin de la souscription',
    'Coupon activated': 'Coupon activé',
    'The new limit applies now': 'La nouvelle limite s’applique dès maintenant',
    'The new limit applies from tomorrow': 'La nouvelle limite s’appliquera demain',
    'The seller has been notified': 'Le vendeur a été averti',
    'USDT released': 'USDT libérés',
    'Your appeal is under review': 'Votre appel est en cours d’examen',
    'Your break has started': 'Votre pause a commencé',
    'Added to your coupons': 'Ajouté à vos coupons',
    'Credited to your spot account': 'Crédité sur votre compte spot',
    'Today’s points have been added': 'Les points du jour ont été ajoutés',
    'The address has been added': 'L’adresse a été ajoutée',
    'The address has been updated': 'L’adresse a été modifiée',
    'The bank card has been saved': 'La carte bancaire a été enregistrée',
    'All messages are marked as read': 'Tous les messages sont marqués comme lus',
    'Your application has been withdrawn': 'Votre demande a été retirée',
    'Repayment received': 'Remboursement reçu',
    'Your loan is paid off': 'Votre prêt est soldé',
    'No artwork selected': 'Aucune œuvre sélectionnée',
    'Added to saved artworks': 'Œuvre ajoutée à vos favoris',
    'Removed from saved artworks': 'Œuvre retirée de vos favoris',
    'The bid deposit has been paid': 'La caution a été versée',
    'You are the highest bidder': 'Votre enchère est la plus haute',
    'Your artwork is listed for resale': 'Votre œuvre est en revente',
    Noted: 'C’est noté',
    'Payment complete. The artwork is yours': 'Paiement effectué. L’œuvre est à vous',
    'The artwork has been sent as a gift': 'L’œuvre a été offerte',
    'You no longer see their messages': 'Vous ne voyez plus ses messages',
    'You see their messages again': 'Vous voyez de nouveau ses messages',
    'Thank you. We will review it': 'Merci. Nous allons examiner ce message',
    'Removed from your favourites': 'Retiré de vos favoris',
    // Chat room: answers to a customer
    'Welcome, {name}!': 'Bienvenue {name} !',
    'Hi {name}. {coin} is at {price}, in case you wondered':
      'Salut {name}. {coin} est à {price}, au cas où tu te poserais la question',
    'Hello {name}, what are you trading?': 'Hello {name}, tu trades quoi ?',
    '{name}, depends on how long you want to hold': '{name}, ça dépend combien de temps tu comptes garder',
    '{name}, I would ask customer service, they answer quickly':
      '{name}, demande au service client, ils répondent vite',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      'Bonne question {name}. {coin} à {price} dit oui, mon portefeuille dit non',
    '{name}, not before {coin} is through {price} for me': '{name}, moi j’attends de voir {coin} casser {price}',
    'Any time, {name}': 'De rien {name}',
    'No problem {name}, pay it forward': 'Pas de souci {name}, tu feras pareil pour un autre',
    '{name} gets it': '{name} a tout compris',
    '{name}, with a stop I hope': '{name}, avec un stop j’espère',
    '{name}, do not sell the bottom': '{name}, vends pas au plus bas',
    'Finally somebody says it, {name}': 'Ah, enfin quelqu’un qui le dit, {name}',
    'Interesting, {name}': 'Pas bête, {name}',
    '{name}, tell us more': '{name}, vas-y, développe',
    'Noted, {name}': 'Je note, {name}',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes':
      '{coin} a bonne mine aujourd’hui, {move} en un quart d’heure',
    'Slow and steady, {coin} at {price}': 'Doucement mais sûrement, {coin} à {price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}. Celui-là, je le vends pas',
    'Everybody is long {coin} again, that never ends well':
      'Tout le monde est encore long sur {coin}, ça finit jamais bien',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      '{coin} acheté au plus bas de l’heure, je me prends pour un génie. Attendez dix minutes',
    'Is it too late for {coin}?': 'C’est trop tard pour {coin} ?',
    '{coin} over the 20 average on the 15m, volume is fine': '{coin} au-dessus de la MM20 en 15m, le volume suit',
    '{coin} leaking, {move}': '{coin} se dégonfle, {move}',
    '{price} should hold for {coin}. Should': '{price} devrait tenir sur {coin}. Devrait',
    'Told you. {coin} has not found its floor': 'Je l’avais dit. {coin} a pas encore trouvé son plancher',
    'Buying a little {coin} here, not all at once': 'J’en reprends un peu ici sur {coin}, pas tout d’un coup',
    'My {coin} position and I need some time apart': 'Ma position {coin} et moi, on a besoin de faire un break',
    'Stop on {coin} or wait?': 'Stop sur {coin} ou j’attends ?',
    '{coin}!! {move} just like that': '{coin} !! {move} comme ça, d’un coup',
    'What a candle on {coin}. {price}': 'Non mais la bougie sur {coin}. {price}',
    'Shorts on {coin} are being carried out on a stretcher': 'Les shorts sur {coin} sortent sur une civière',
    '{coin} {move}. I would take some off the table here': '{coin} {move}. Moi ici je prends une partie de mes gains',
    'Who bought all that {coin}?': 'Qui a raflé tout ce {coin} ?',
    'Do not chase {coin} now, it comes back to say hello': 'Courez pas après {coin}, il va revenir dire bonjour',
    '{coin} to the moon, and I sold yesterday': '{coin} to the moon, et moi j’ai vendu hier',
    '{coin} {move}. Check your margin, people': '{coin} {move}. Checkez votre marge, la team',
    'That red candle on {coin} took my stop and my mood':
      'Cette bougie rouge sur {coin} a pris mon stop et ma bonne humeur',
    'Somebody is being liquidated on {coin} right now': 'Y en a qui se font liquider sur {coin}, là',
    '{coin} {price}, blood in the streets. My order waits lower':
      '{coin} {price}, ça saigne. Mon ordre attend plus bas',
    'This is why I do not use 100x on {coin}': 'Voilà pourquoi je fais pas de 100x sur {coin}',
    'Is {coin} broken or is it me?': 'C’est {coin} qui déconne ou c’est moi ?',
    'No panic. {coin} did worse last month': 'Pas de panique. {coin} a fait pire le mois dernier',
    'Stocks are open, {coin} starts at {price}': 'Les actions ouvrent, {coin} démarre à {price}',
    'Opening bell. Watching {coin} first': 'C’est l’ouverture. Je regarde {coin} en premier',
    'Good morning to everybody who holds {coin}': 'Bonjour à tous ceux qui ont du {coin}',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': 'Marché calme. {coin} est à {price} depuis une éternité',
    'Watching paint dry. And {coin}': 'Je regarde la peinture sécher. Et {coin}',
    'Sideways again. I will read the white paper of something': 'Encore du range. Je vais lire un white paper, tiens',
    'Calm before the storm if you ask me': 'Le calme avant la tempête si vous voulez mon avis',
    'Anybody doing lock-up mining this week? 30 days looks fair to me':
      'Quelqu’un fait du staking bloqué cette semaine ? Le 30 jours a l’air correct',
    'Rule for today: no trade is a trade too': 'Règle du jour : ne pas trader, c’est aussi un trade',
    'What is everyone holding over the weekend?': 'Vous gardez quoi pour le week-end ?',
    'I set a limit on {coin} and went for coffee. Still waiting':
      'J’ai mis un ordre limite sur {coin} le temps d’aller prendre un café. J’attends toujours',
    'Still awake? {coin} is not': 'Encore debout ? {coin} non',
    'Night shift. {coin} {price}': 'Équipe de nuit. {coin} {price}',
    'Thin books at this hour, use limits': 'Carnets tout maigres à cette heure-ci, passez en limite',
    'One more candle and I sleep. Said so three candles ago':
      'Encore une bougie et je vais dormir. Je disais déjà ça il y a trois bougies',
    '{name}, same here': '{name}, pareil',
    '{name}, you said that yesterday too': '{name}, tu disais déjà ça hier',
    '{name}, what is your stop?': '{name}, il est où ton stop ?',
    '{name}, I would wait for the hourly close': '{name}, j’attendrais la clôture horaire',
    '{name}, agreed': '{name}, d’accord avec toi',
    'Careful, {name}': 'Fais gaffe {name}',
    '{name}, screenshot or it did not happen': '{name}, sans capture d’écran, c’est pas arrivé',
    // The guide: first steps
    'First steps': 'Premiers pas',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      'D’un compte vide à votre premier trade, en gardant votre argent en sécurité à chaque étape.',
    'Verify yourself': 'Vérification',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      'Associez une adresse e-mail et un numéro de téléphone, puis envoyez une photo de votre document. Chaque niveau relève vos plafonds.',
    // Accounts and booking reasons
    Deposit: 'Dépôt',
    // The guide: first steps
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      'Choisissez une crypto et son réseau, copiez l’adresse de dépôt et joignez votre justificatif de paiement.',
    Trade: 'Trading',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      'Les transactions spot utilisent le compte spot. Futures, options et actions ont leur propre compte : transférez-y ce qu’il vous faut.',
    Withdraw: 'Retrait',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      'Enregistrez d’abord une adresse ou une carte bancaire. Chaque retrait exige votre mot de passe de paiement et fait l’objet d’un examen.',
    'Stay safe': 'Sécurité',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      'Nous ne demandons jamais de mot de passe ni de code. N’ouvrez de liens que depuis l’application : elle indique d’où vient chaque page.',
    // Mottos of traders
    'With the trend, never against it.': 'Avec la tendance, jamais contre elle.',
    'Small wins, many of them.': 'De petits gains, mais beaucoup.',
    'What went too far comes back.': 'Ce qui est allé trop loin revient.',
    'I buy, I wait.': 'J’achète, j’attends.',
    'Breakouts only. Stops always.': 'Que des cassures. Toujours un stop.',
    'Two trades a day, then coffee.': 'Deux trades par jour, puis un café.',
    'Patience pays the bills.': 'La patience paie le loyer.',
    'Fast in, fast out.': 'Vite entré, vite sorti.',
    'Altcoins, mostly at night.': 'Des altcoins, surtout la nuit.',
    'Holding through storms.': 'Je garde, même dans la tempête.',
    'Learning in public.': 'J’apprends devant tout le monde.',
    'All or nothing, a hundred times.': 'Tout ou rien, cent fois de suite.',
    // Token projects
    'A relay that carries small payments between chains in one step.':
      'Un relais qui fait passer les petits paiements d’une chaîne à l’autre en une seule étape.',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay réunit des milliers de petits transferts en une seule preuve. Les opérateurs mettent des LUNR en jeu et sont payés en LUNR.',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      'Envoyer dix dollars d’une chaîne à l’autre demande trois signatures, deux attentes et des frais plus élevés que le prix d’un café.',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      'Les relais rassemblent les transferts pendant quatre secondes, les prouvent ensemble et règlent le total. Un relais qui ment perd sa mise.',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      'Le réseau de test tourne depuis onze mois, avec 240 relais dans 31 pays et pas un règlement perdu.',
    'Idle graphics cards rented out by the minute.': 'Des cartes graphiques inoccupées, louées à la minute.',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid met en relation les propriétaires de cartes graphiques et ceux qui entraînent des modèles. L’AURO paie chaque minute de calcul.',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      'Studios et écoles possèdent des cartes inoccupées les deux tiers de la journée, pendant que de petites équipes attendent qu’une se libère.',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      'Les tâches sont découpées en morceaux d’une minute, calculées deux fois par des inconnus et payées quand les deux résultats concordent.',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      'La grille compte aujourd’hui 3 900 cartes. Toute personne disposant d’une carte de moins de quatre ans peut la rejoindre avec un seul programme.',
    'Freight papers that sign, travel and pay by themselves.':
      'Des documents de fret qui se signent, voyagent et paient tout seuls.',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight transforme les connaissements en tokens. Le NIMB paie leur certification et assure leur voyage.',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      'Un conteneur traverse l’océan en dix-huit jours ; ses papiers en mettent vingt-quatre.',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      'Chaque intervenant signe le document. Quand le port signe, le transporteur est payé dans la seconde.',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      'Quatre compagnies maritimes et deux ports utilisent Nimbus Freight sur la route Jakarta-Rotterdam.',
    'Loans between small exchanges that trust only numbers.':
      'Des prêts entre petites plateformes qui ne croient que les chiffres.',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Tern Finance permet aux plateformes de se prêter des cryptos pour la nuit. Les détenteurs de TERN assurent les prêts et encaissent la marge.',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      'Les petites plateformes gardent trois fois plus de réserves que nécessaire, car aucune ne prête à une autre.',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      'Les réserves sont prouvées toutes les heures. Une plateforme qui en a prouvé assez peut emprunter jusqu’au matin, pas au-delà.',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      'Dix-neuf plateformes prêtent 84 millions de dollars par nuit dans le pilote. Aucun prêt n’a été en retard.',
    'Private searches over public data.': 'Des recherches privées dans des données publiques.',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol répond aux questions sur les chaînes publiques sans savoir qui les pose. Le SABL rémunère ceux qui répondent.',
    'Looking up an address tells the service behind the search which address matters to you.':
      'Rechercher une adresse, c’est révéler au service interrogé quelle adresse vous intéresse.',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      'Une requête est partagée entre trois serveurs qui ne se connaissent pas. Seul son auteur peut reconstituer la réponse.',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable répond à deux millions de requêtes par jour dans les portefeuilles de neuf fournisseurs.',
    'Payments by text message, where there is no internet.': 'Payer par SMS, là où il n’y a pas d’internet.',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay transfère de l’argent par SMS. Le PELI rémunère les agents qui le changent en espèces.',
    'Half the people who send money home live where the network carries text and nothing else.':
      'La moitié de ceux qui envoient de l’argent chez eux vivent là où le réseau transmet des SMS et rien d’autre.',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      'Un message de 140 caractères contient un paiement signé. Un agent muni d’un téléphone vieux de dix ans peut le lire et l’encaisser.',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican compte 12 000 agents dans les provinces insulaires, pour la plupart des boutiques qui vendaient du crédit téléphonique.',
    'Storage that proves every night that it still has your files.':
      'Un stockage qui prouve chaque nuit que vos fichiers sont toujours là.',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage conserve les fichiers en morceaux chez des inconnus contrôlés chaque nuit. Ils mettent des QUOR en jeu et en gagnent.',
    'A backup that nobody has read for years is a hope, not a backup.':
      'Une sauvegarde que personne n’a relue depuis des années est un espoir, pas une sauvegarde.',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      'Chaque nuit, chaque gardien doit présenter un morceau tiré au sort. Celui qui ne le peut pas perd sa mise, et le morceau est reconstitué.',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra conserve 41 pétaoctets. Sur 1,2 milliard de contrôles nocturnes, tous sauf neuf ont réussi du premier coup.',
    // Token projects: texts common to all white papers
    'The problem': 'Le problème',
    'The approach': 'La solution',
    'The token': 'Le token',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      'Émission : {issue} {token}, vendus {price} USDT l’unité. Ni vente privée, ni remise.',
    'The sale': 'La vente',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      'Les demandes sont acceptées jusqu’à épuisement de l’émission. Chacune est servie en totalité.',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      'Les demandes sont acceptées jusqu’à la fin de la vente. Si elles dépassent l’émission, les tokens sont répartis au prorata : chacun reçoit le même pourcentage de sa demande et le reste du paiement est remboursé.',
    Risk: 'Risque',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      'Un token peut tomber sous son prix d’émission. N’engagez que l’argent que vous pouvez vous permettre de perdre.',
    'Current status': 'État d’avancement',
    '{name} is a fictional project of this simulation.': '{name} est un projet fictif de cette simulation.',
    // Messages: account
    'Welcome to Pocket Exchange': 'Bienvenue sur Pocket Exchange',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      'Votre compte est prêt. Deux coupons vous attendent dans Paramètres, rubrique Coupons.\n\nVérifiez votre identité pour trader et retirer. Cela prend deux minutes.',
    'New login to your account': 'Nouvelle connexion à votre compte',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      'Une nouvelle connexion à votre compte a eu lieu le {time:time}. Votre session précédente est terminée.\n\nSi ce n’était pas vous, changez immédiatement votre mot de passe.',
    'Your login password was changed': 'Votre mot de passe de connexion a été modifié',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      'Le mot de passe de votre compte a été modifié le {time:time}.\n\nSi ce n’était pas vous, contactez le service client.',
    'Your payment password was set': 'Votre mot de passe de paiement a été défini',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      'Le mot de passe de paiement, qui confirme les retraits, a été défini le {time:time}.\n\nSi ce n’était pas vous, contactez le service client.',
    'New contact linked to your account': 'Nouveau contact associé à votre compte',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{address} a été associé à votre compte le {time:time}. Vous pouvez l’utiliser pour vous connecter et y recevrez vos codes.',
    'Identity verified: level {level}': 'Identité vérifiée : niveau {level}',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      'Votre vérification d’identité de niveau {level} a été approuvée. Les nouveaux plafonds s’appliquent dès maintenant.',
    'Identity verification rejected: level {level}': 'Vérification d’identité refusée : niveau {level}',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      'Votre vérification d’identité de niveau {level} n’a pas été approuvée : {reason}\n\nVous pouvez la soumettre de nouveau dès maintenant.',
    'You are now VIP {tier}': 'Vous êtes maintenant VIP {tier}',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      'Vos dépôts ont atteint le palier VIP {tier}. Des frais réduits et des plafonds relevés s’appliquent dès maintenant, et vous avez reçu un coupon.',
    'A coupon for you': 'Un coupon pour vous',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      'Vous avez reçu un coupon d’une valeur maximale de {worth:amount} USDT. Activez-le avant le {expires:time}.',
    // Messages: copy trading
    'A trade by {trader} was not copied': 'Trade non copié : {trader}',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} a ouvert une position {side:word} sur {symbol}, mais vos fonds ou vos réglages n’ont pas permis de la copier. Le motif figure dans vos copies.',
    '{symbol}: copied position closed with the trader’s': '{symbol} : position copiée fermée avec celle du trader',
    '{symbol}: part of a copied position closed with the trader’s':
      '{symbol} : partie d’une position copiée fermée avec celle du trader',
    'You have stopped copying {trader}': 'Vous ne copiez plus {trader}',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      'L’échéance que vous aviez fixée est atteinte. Les positions déjà copiées se ferment avec {trader}, sauf si vous choisissez d’abord de les gérer vous-même.',
    'You have a new follower': 'Vous avez un nouveau copieur',
    'Someone is now copying your trades. Followers: {count}.':
      'Quelqu’un copie désormais vos trades. Copieurs : {count}.',
    'You are now a trader': 'Vous êtes désormais trader',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      'Votre candidature a été approuvée. Vous figurez dans la liste des traders, et les positions que vous ouvrez à partir de maintenant peuvent être copiées.',
    'Your trader application was not approved': 'Votre candidature de trader n’a pas été retenue',
    'Reason: {reason}\n\nYou can apply again at any time.':
      'Motif : {reason}\n\nVous pouvez postuler à nouveau à tout moment.',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': 'Dépôt crédité : {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      'Votre dépôt de {amount:amount} {coin} a été approuvé et crédité sur votre compte spot.',
    'Deposit not approved: {amount:amount} {coin}': 'Dépôt refusé : {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      'Votre dépôt de {amount:amount} {coin} n’a pas pu être confirmé : {reason}\n\nRien n’a été crédité. Envoyez-le de nouveau avec un justificatif de paiement plus lisible, ou contactez le service client.',
    'Withdrawal sent: {amount:amount} {coin}': 'Retrait envoyé : {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      'Votre retrait de {amount:amount} {coin} a été approuvé et envoyé, moins {fee:amount} {coin} de frais.',
    'Withdrawal rejected: {amount:amount} {coin}': 'Retrait refusé : {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      'Votre retrait de {amount:amount} {coin} a été refusé : {reason}\n\nLa totalité du montant est de nouveau disponible.',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token} : {amount:amount} alloués',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      'La vente est terminée. Alloué : {amount:amount} {token} pour {paid:amount} {coin}. Remboursé : {refund:amount} {coin}.',
    '{token} is listed': '{token} est coté',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} est désormais ouvert à la négociation. Vos {token} sont sur votre compte spot.',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': 'Prêt approuvé : {amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      'Votre compte spot a été crédité de {amount:amount} {coin}. Échéance : {due:time}.',
    'Loan not approved': 'Prêt refusé',
    'You asked for {amount:amount} {coin}. Reason: {reason}':
      'Vous avez demandé {amount:amount} {coin}. Motif : {reason}',
    'Your loan is due soon': 'Votre prêt arrive bientôt à échéance',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      'Reste dû : {amount:amount} {coin}, à rembourser avant le {due:time}. Remboursez à temps pour préserver votre score de crédit.',
    'Your loan is overdue': 'Votre prêt est en retard',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      'Il fallait rembourser {amount:amount} {coin} avant le {due:time}. Une pénalité de retard s’ajoute chaque jour jusqu’au remboursement ; la dette restante est ensuite prélevée sur vos comptes.',
    'Collected for your loan: {amount:amount} {coin}': 'Prélevé pour votre prêt : {amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      'Montant prélevé sur vos comptes pour le prêt en retard : {amount:amount} {coin}. Reste dû : {left:amount} {coin}.',
    'Loan repaid': 'Prêt remboursé',
    'Your loan of {amount:amount} {coin} is repaid in full.':
      'Votre prêt de {amount:amount} {coin} est entièrement remboursé.',
    // Messages: artworks and auctions
    'Outbid: {work}': 'Surenchère : {work}',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      'Quelqu’un a enchéri à {price:amount} {coin} sur « {work} ». L’enchère se termine le {ends:time}. Vous pouvez encore enchérir.',
    'You won the auction: {work}': 'Enchère remportée : {work}',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '« {work} » est à vous pour {price:amount} {coin}. Payez avant le {deadline:time}, sinon la caution est perdue.',
    'Auction ended: {work}': 'Enchère terminée : {work}',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '« {work} » a été remportée par un autre enchérisseur. Votre caution de {margin:amount} {coin} vous a été rendue.',
    'Bid deposit forfeited: {work}': 'Caution perdue : {work}',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '« {work} » n’a pas été payée à temps. La caution de {margin:amount} {coin} est perdue.',
    'Sold: {work}': 'Vendue : {work}',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '« {work} » a été vendue pour {price:amount} {coin}. Vous recevez {received:amount} {coin}, frais déduits.',
    'Not sold: {work}': 'Invendue : {work}',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      'La vente de « {work} » s’est terminée sans acheteur. L’œuvre vous appartient toujours.',
    'Not paid for: {work}': 'Impayée : {work}',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      'Le gagnant de l’enchère n’a pas payé « {work} » à temps. L’œuvre vous appartient toujours.',
    'You received an artwork: {work}': 'Vous avez reçu une œuvre : {work}',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} vous a offert « {work} ». L’œuvre figure désormais parmi les vôtres.',
    // Messages: customer service, chat room and OTC
    'Customer service has answered': 'Le service client vous a répondu',
    '{name} has answered your question.': '{name} a répondu à votre question.',
    'Thank you for your report': 'Merci pour votre signalement',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      'Le message écrit par {name} dans le salon le {at:time} enfreignait les règles. Il a été retiré, et {name} ne peut plus y écrire pendant un jour.',
    'Your report has been reviewed': 'Votre signalement a été examiné',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      'Le message écrit par {name} dans le salon le {at:time} est maintenu : {reason}\n\nVous pouvez masquer toute personne que vous ne souhaitez pas lire.',
    'Your message was removed from the chat room': 'Votre message a été retiré du salon',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '« {text} »\n\nIl a été signalé et enfreignait les règles du salon. Vous pouvez toujours lire, et écrire de nouveau à partir du {until:time}.',
    'OTC order completed: {amount:amount} {coin}': 'Ordre OTC terminé : {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      'Votre ordre OTC de {amount:amount} {coin}, pour un total de {total:amount} {fiat}, est terminé.',
    'New order on your ad: {amount:amount} {coin}': 'Nouvel ordre sur votre annonce : {amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} a passé un ordre de {amount:amount} {coin} sur votre annonce, pour {total:amount} {fiat}.',
    '{name} has paid {total:amount} {fiat}': '{name} a payé {total:amount} {fiat}',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      'Vérifiez que les {total:amount} {fiat} sont arrivés, puis libérez {amount:amount} {coin}. Ne libérez jamais avant.',
    'Your ad is paused': 'Votre annonce est en pause',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      'Ordres consécutifs non payés à temps : {count}. Remettez l’annonce en ligne quand vous pourrez payer.',
    'Your ad is complete': 'Votre annonce est terminée',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      'Quantité échangée : {amount:amount} {coin}. Le montant encore bloqué, s’il y en a un, est de nouveau disponible.',
    'OTC order cancelled: {amount:amount} {coin}': 'Ordre OTC annulé : {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      'Votre ordre OTC de {amount:amount} {coin} a été annulé. Le montant bloqué est de nouveau disponible.',
    'Appeal on your OTC order for {amount:amount} {coin}': 'Appel sur votre ordre OTC de {amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      'L’autre partie a fait appel. L’ordre est suspendu jusqu’à la décision de la plateforme.',
    'Your OTC appeal has been decided': 'Votre appel OTC a été tranché',
    'Order for {amount:amount} {coin}. Decision: {decision}': 'Ordre de {amount:amount} {coin}. Décision : {decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol} : ordre limite exécuté',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'Votre ordre a été exécuté : {side:word} de {amount:amount} {coin} à {price:amount}, pour un total de {value:money} {quote}.',
    '{symbol}: triggered order filled': '{symbol} : ordre déclenché et exécuté',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'Le marché a atteint {stop:amount}. Votre ordre a été exécuté : {side:word} de {amount:amount} {coin} à {price:amount}, pour un total de {value:money} {quote}.',
    '{symbol}: order triggered': '{symbol} : ordre déclenché',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      'Le marché a atteint {stop:amount}. Votre ordre ({side:word} de {amount:amount} {coin}) est maintenant dans le carnet d’ordres à {price:amount}. Déjà exécuté : {filled:amount} {coin}.',
    '{symbol}: triggered order not filled completely': '{symbol} : ordre déclenché, exécuté en partie',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      'Le marché a atteint {stop:amount}. Votre ordre ({side:word} de {amount:amount} {coin}) a été exécuté à hauteur de {filled:amount} {coin} et le reste annulé : le carnet d’ordres n’offrait rien de plus pour le montant bloqué.',
    'Several limit orders filled today': 'Plusieurs ordres limites exécutés aujourd’hui',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      'Ordres limites exécutés aujourd’hui : {count}. Les exécutions suivantes de la journée ne sont plus annoncées une par une : consultez l’historique des ordres.',
    '{symbol}: limit order opened a position': '{symbol} : position ouverte par un ordre limite',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'Le marché a atteint votre prix : position {side:word} de {amount:amount} {coin} ouverte à {price:amount}, avec un effet de levier de {multiple}×.',
    '{symbol}: trigger order opened a position': '{symbol} : position ouverte par un ordre à déclenchement',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'Le marché a atteint votre prix de déclenchement : position {side:word} de {amount:amount} {coin} ouverte à {price:amount}, avec un effet de levier de {multiple}×.',
    'Pending futures limit orders cancelled': 'Ordres limites futures en attente annulés',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      'Vos positions ouvertes avaient besoin des fonds réservés aux ordres limites en attente. Ordres annulés : {count}. De nouveau disponibles : {amount:money} USDT.',
    'Pending futures trigger orders cancelled': 'Ordres à déclenchement futures en attente annulés',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      'Vos positions futures ont été liquidées : vos ordres à déclenchement en attente ont donc aussi été annulés. Ordres annulés : {count}.',
    '{symbol}: trigger order cancelled': '{symbol} : ordre à déclenchement annulé',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      'Le marché a atteint {price:amount}, mais votre compte futures ne couvrait pas la marge et les frais de l’ordre {side:word} de {amount:amount} {coin}. L’ordre a été annulé.',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      'Le marché a franchi d’un coup votre prix de déclenchement {price:amount} et {stop:amount}, prix auquel la position {side:word} de {amount:amount} {coin} aurait aussitôt été refermée. L’ordre a été annulé.',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      'Le marché a franchi d’un coup votre prix de déclenchement {price:amount}. Spread inclus, la position {side:word} de {amount:amount} {coin} aurait été ouverte à un prix nul ou négatif. L’ordre a été annulé.',
    '{symbol} rose to {price:amount}': '{symbol} est monté à {price:amount}',
    '{symbol} fell to {price:amount}': '{symbol} est descendu à {price:amount}',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      'Le prix de votre alerte est atteint. Il était de {from:amount} lorsque vous l’avez créée.',
    '{symbol}: close order filled': '{symbol} : ordre de clôture exécuté',
    '{symbol}: take profit reached': '{symbol} : take profit atteint',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      'Votre position {side:word} a été fermée à hauteur de {amount:amount} {coin}, à {price:amount}. PnL : {profit:signed} USDT. Le reste demeure ouvert.',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      'Votre position {side:word} de {amount:amount} {coin} a été fermée à {price:amount}. PnL : {profit:signed} USDT.',
    '{symbol}: stop loss reached': '{symbol} : stop loss atteint',
    'Your futures positions were liquidated': 'Vos positions futures ont été liquidées',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      'Votre marge ne couvrait plus les pertes : toutes les positions ouvertes ont été fermées au prix du marché. Positions fermées : {count}. PnL : {profit:signed} USDT.\n\nUn stop loss permet de fermer une position avant d’en arriver là.',
    'Positions in profit closed': 'Positions gagnantes fermées',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      'Votre solde et vos marges ne couvraient pas la perte d’une position qui devait être fermée : des positions gagnantes ont été fermées au prix du marché pour la payer. Positions fermées : {count}. PnL : {profit:signed} USDT.',
    'Your futures account is close to liquidation': 'Votre compte futures est proche de la liquidation',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      'Niveau de marge : {rate} %. La liquidation intervient à {limit} %. Transférez des fonds vers votre compte futures ou fermez une partie de vos positions.',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': 'Intérêts reçus : {amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      'Jour {day} sur {days} de votre dépôt bloqué. Crédité sur votre compte spot : {amount:amount} {coin}.',
    'Lock-up deposit returned: {amount:amount} {coin}': 'Dépôt bloqué restitué : {amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      'Votre dépôt bloqué est arrivé à échéance après {days} jours. De retour sur votre compte spot : {amount:amount} {coin}. Gains cumulés : {interest:amount} {coin}.',
    'Dual investment settled: {payout:amount} {coin}': 'Double investissement réglé : {payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      'Prix de règlement {symbol} : {price:amount}, {side:word} prix cible de {linked:amount}. Votre compte spot a été crédité de {payout:amount} {coin}.',
    'Dual investment returned: {payout:amount} {coin}': 'Double investissement remboursé : {payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} n’a pas eu de prix pendant un jour : votre placement n’a pas été réglé. De retour sur votre compte spot : {payout:amount} {coin}.',
    // Messages: words inserted into messages
    buy: 'achat',
    sell: 'vente',
    long: 'long',
    short: 'short',
    'at or above': 'égal ou supérieur au',
    below: 'inférieur au',
    // Artists
    'Water never draws the same line twice.': 'L’eau ne trace jamais deux fois la même ligne.',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu a grandi au bord d’une vasière et écrit des règles qui se comportent comme elle : chaque vague naît de la précédente.',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      'Des marées en couches sous un soleil bas, tracées par une règle qui ne se répète jamais.',
    'One breath, one ring.': 'Un souffle, un cercle.',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji broie lui-même son encre et trace chaque cercle d’un seul souffle. Ce qui ne lui plaît pas, il le brûle en hiver.',
    'Ink on paper: a ring, a stroke, and what they leave out.':
      'De l’encre sur du papier : un cercle, un trait, et ce qu’ils laissent de côté.',
    'Five shapes are an argument.': 'Cinq formes suffisent pour une dispute.',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Avant de peindre, Mirela concevait des horaires de trains. Ses tableaux arrivent toujours à la minute.',
    'Hard edges, few colours, and a balance that is found, not measured.':
      'Des arêtes vives, peu de couleurs, et un équilibre trouvé plutôt que mesuré.',
    'Somebody is always awake.': 'Il y a toujours quelqu’un qui veille.',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas prend le bus de nuit jusqu’au terminus et compte les fenêtres éclairées. Il n’a jamais dessiné deux fois la même.',
    'A city at night, window by window.': 'Une ville la nuit, fenêtre après fenêtre.',
    'Look north, then wait.': 'Regarder au nord, puis attendre.',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      'Linnea habite au bout de la route. La moitié de l’année, c’est le ciel qui lui fait la lumière.',
    'Northern lights over mountains, as they were on one night.':
      'Une aurore boréale sur les montagnes, telle qu’elle fut une nuit.',
    'Patterns my grandmother would know.': 'Des motifs que ma grand-mère reconnaîtrait.',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi a appris le batik avant la programmation. Ses motifs sont anciens, ses symétries non.',
    'A batik rosette of many turns.': 'Une rosace de batik aux multiples tours.',
    'Sixteen pixels are plenty.': 'Seize pixels suffisent largement.',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor garde un zoo qui tient sur un timbre. Chaque animal a un nom, et aucun ne sait qu’il est petit.',
    'A creature of sixteen by sixteen pixels.': 'Une créature de seize pixels sur seize.',
    '137.5 degrees at a time.': '137,5 degrés à la fois.',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Compter les pétales, c’est le métier de Clara ; elle les plante selon l’angle d’or. Son jardin n’a pas de terre.',
    'A flower grown petal by petal, by the golden angle.':
      'Une fleur qui a poussé pétale après pétale, selon l’angle d’or.',
    'Listen twice.': 'Écoutez deux fois.',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy compose des morceaux plus courts que le trajet entre deux arrêts de bus et les enregistre dans des pièces vides.',
    'A short piece of music, and its trace.': 'Une brève pièce musicale, et sa trace.',
    'Everything falls around something.': 'Toute chose tombe autour d’une autre.',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol faisait de l’astronomie, jusqu’à ce que le ciel devienne trop bruyant. À présent, ses planètes sont les siennes.',
    'A world with its moons, on its way around a sun.': 'Un monde et ses lunes, en route autour d’un soleil.',
    // Bank card form
    'ABA number': 'Numéro ABA',
    'Real name': 'Nom complet',
    'Card number': 'Numéro de carte',
    'Bank address': 'Adresse de la banque',
    'Bank name': 'Nom de la banque',
    Branch: 'Agence',
    'SWIFT code': 'Code SWIFT',
    Phone: 'Téléphone',
    'Cardholder address': 'Adresse du titulaire',
    // States of a withdrawal
    'Under review': 'En cours d’examen',
    Completed: 'Effectué',
    Rejected: 'Refusé',
    // Names of futures orders and options
    Pending: 'En attente',
    Open: 'Ouverte',
    Closed: 'Fermée',
    Cancelled: 'Annulé',
    Long: 'Long',
    Short: 'Short',
    Running: 'En cours',
    Settled: 'Réglée',
    Up: 'Hausse',
    Down: 'Baisse',
    Win: 'Gain',
    Draw: 'Égalité',
    Loss: 'Perte',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': 'Coupon de frais spot',
    'Futures fee coupon': 'Coupon de frais sur futures',
    'Deposit coupon': 'Coupon de dépôt',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      'Un conseiller va vous répondre ici. Vous pouvez quitter cette page : une pastille dans les paramètres signalera la réponse.',
    'You are welcome. Write again whenever you have a question.':
      'Je vous en prie. Écrivez-nous dès que vous avez une question.',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      'Choisissez la crypto et son réseau, envoyez à l’adresse affichée et joignez votre justificatif de paiement. Un dépôt est crédité après examen ; son statut figure dans l’historique des dépôts. Les cryptos envoyées par un autre réseau ne peuvent pas être récupérées.',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      'Un retrait exige une identité vérifiée, une adresse ou une carte enregistrée et votre mot de passe de paiement. Il est examiné avant l’envoi ; d’ici là, son statut est « En cours d’examen ». Votre plafond journalier dépend de votre niveau.',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'Le niveau 1 demande votre nom et un numéro de document, le niveau 2 des photos des deux faces. Associez d’abord votre adresse e-mail et votre téléphone. En cas de refus, le motif figure sur la page de vérification et vous pouvez réessayer.',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      'Nous ne vous demandons jamais votre mot de passe ni un code, et personne d’autre ne devrait le faire. Si vous pensez que quelqu’un a accédé à votre compte, changez dès maintenant le mot de passe de connexion : toutes les sessions prennent alors fin. Un mot de passe oublié se réinitialise avec un code.',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      'Un ordre s’exécute à son prix ou mieux ; les ordres ouverts figurent dans vos ordres et peuvent être annulés. Les positions futures sont liquidées quand le niveau de marge tombe trop bas : ajoutez de la marge ou placez un stop loss pour l’éviter.',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      'Les frais s’affichent avant votre confirmation et figurent tous dans l’historique du compte. Votre palier VIP les réduit ; les coupons de frais les remboursent.',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      'Le staking bloqué verse des intérêts chaque jour et peut être racheté par anticipation, moyennant une pénalité affichée au préalable. Un double investissement est réglé à 16:00 (UTC+8) à sa date d’échéance et ne peut pas être racheté avant.',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      'Votre première enchère bloque une caution, qui vous est rendue si vous ne gagnez pas. Le gagnant doit payer sous un jour, sinon il perd la caution. Une œuvre peut être mise en revente une seule fois.',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      'Le montant que vous pouvez emprunter dépend de votre palier VIP et de vos actifs. L’échéancier s’affiche avant votre confirmation. En remboursant plus tôt, vous ne payez que les jours entamés.',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      'J’ai envoyé 200 USDT par TRC20 il y a deux heures. Où est mon dépôt ?',
    'I have done all that. Can I talk to an agent, please?':
      'J’ai déjà fait tout ça. Je peux parler à un conseiller, s’il vous plaît ?',
    'Which network should I use for a USDT deposit?': 'Quel réseau faut-il utiliser pour un dépôt en USDT ?',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.':
      'Le TRC20 est-il moins cher que l’ERC20 ? Je préférerais l’avis d’une vraie personne.',
    'How long does identity verification take? I would like to ask an agent.':
      'Combien de temps prend la vérification d’identité ? Je voudrais poser la question à un conseiller.',
    'That is clear now, thank you.': 'C’est clair maintenant, merci.',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      'Merci d’avoir patienté. J’ai retrouvé votre transfert : le réseau l’a confirmé, et l’examen sera terminé dans quelques minutes.',
    'Is there anything else I can do for you?': 'Puis-je faire autre chose pour vous ?',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      'Bonjour, c’est Ayu. Les deux fonctionnent ; l’envoi par TRC20 coûte en général moins cher. Vérifiez simplement que le réseau choisi ici est le même que dans votre portefeuille.',
    'My pleasure. Write again at any time.': 'Avec plaisir. Écrivez-nous à tout moment.',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      'Bonjour, c’est Bima. Les documents sont examinés dans l’ordre d’arrivée, en général sous un jour. Vous recevrez un message dès que la décision sera prise pour les vôtres.',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      'Bienvenue au service VIP. Je m’appelle Ayu : tout ce que vous écrivez ici arrive d’abord chez moi et mes collègues.',
    // Accounts and booking reasons
    'Funding account': 'Compte de financement',
    'Spot account': 'Compte spot',
    'Futures account': 'Compte futures',
    'Options account': 'Compte options',
    'Mining account': 'Compte staking',
    'Stock account': 'Compte actions',
    'Margin account': 'Compte marge',
    'Earn account': 'Compte Earn',
    Transfer: 'Transfert',
    'Opening balance': 'Solde initial',
    Bonus: 'Bonus',
    'VIP bonus': 'Bonus VIP',
    'Bank card cashback': 'Cashback carte bancaire',
    'Invitation rebate': 'Commission de parrainage',
    Coupon: 'Coupon',
    'Points redeemed': 'Points échangés',
    'Withdrawal requested': 'Retrait demandé',
    'Withdrawal completed': 'Retrait effectué',
    'Withdrawal returned': 'Retrait recrédité',
    'Reserved for an order': 'Bloqué pour un ordre',
    'Spot trade': 'Transaction spot',
    Margin: 'Marge',
    Liquidation: 'Liquidation',
    'Overnight fee': 'Frais overnight',
    'Futures fee': 'Frais sur futures',
    'Futures order cancelled': 'Ordre futures annulé',
    'Option bought': 'Option achetée',
    'Option settled': 'Option réglée',
    'Lock-up deposit': 'Dépôt bloqué',
    'Daily interest': 'Intérêts versés',
    'Lock-up deposit returned': 'Dépôt bloqué restitué',
    'Token subscription': 'Souscription de tokens',
    'Token subscription refund': 'Souscription remboursée',
    'Subscribed tokens issued': 'Tokens souscrits émis',
    'Subscribed tokens unlocked': 'Tokens souscrits débloqués',
    Conversion: 'Conversion',
    'Conversion fee': 'Frais de conversion',
    'Copy trading margin': 'Marge copy trading',
    'Copy trading fee': 'Frais copy trading',
    'Copied position close': 'Fermeture de position copiée',
    'Dual investment bought': 'Double investissement souscrit',
    'Dual investment settled': 'Double investissement réglé',
    'Game stake': 'Mise de jeu',
    'Game winnings': 'Gain de jeu',
    'Reserved for an OTC order': 'Bloqué pour un ordre OTC',
    'OTC trade': 'Transaction OTC',
    'OTC funds returned': 'Fonds OTC débloqués',
    'NFT bought': 'NFT acheté',
    'Bid deposit': 'Caution d’enchère',
    'Bid deposit returned': 'Caution d’enchère rendue',
    'Auction paid': 'Enchère payée',
    'NFT sold': 'NFT vendu',
    'Bid deposit forfeited': 'Caution d’enchère perdue',
    'Loan paid out': 'Prêt versé',
    'Loan repayment': 'Remboursement de prêt',
    'Overdue loan collected': 'Prêt en retard prélevé',
    'Reserved for a stock order': 'Bloqué pour un ordre sur actions',
    'Stock trade': 'Transaction sur actions',
    Dividend: 'Dividende',
    '{amount} from the frozen balance': '{amount} du solde bloqué',
  },
} satisfies LanguageTexts;
