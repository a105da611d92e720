import { refusalsSpa } from '@/contract/refusals/spa';
import { spa } from '../products/content/translations/spa';
import type { LanguageTexts } from './language-texts';

export default {
  refusals: refusalsSpa,
  articles: spa,
  dictionary: {
    // Confirmations after an action
    'Code sent': 'Código enviado',
    'Code verified': 'Código verificado',
    'Registration successful': 'Registro completado',
    'Your password has been changed': 'Contraseña cambiada',
    'Your payment password has been set': 'Contraseña de fondos guardada',
    'Your phone number has been saved': 'Teléfono guardado',
    'Your e-mail address has been saved': 'Correo guardado',
    'You are logged out': 'Has cerrado sesión',
    'We have received your message': 'Hemos recibido tu mensaje',
    'The order has been changed': 'La orden se ha modificado',
    'The order has been cancelled': 'Orden cancelada',
    'Position opened': 'Posición abierta',
    'Position closed': 'Posición cerrada',
    'Order placed': 'Orden colocada',
    'Submitted for processing': 'Enviado y en proceso',
    'Take profit and stop loss are set': 'Take profit y stop loss fijados',
    'The position no longer follows the trader': 'La posición ya no sigue al trader',
    'Submitted for review': 'Enviado a revisión',
    'You are now copying this trader': 'Ahora copias a este trader',
    'You have stopped copying this trader': 'Ya no copias a este trader',
    'Your application is under review': 'Tu solicitud está en revisión',
    'Transfer complete': 'Transferencia completada',
    'Your deposit has been submitted and is under review': 'Depósito enviado. Está en revisión',
    'Conversion complete': 'Conversión completada',
    'Your deposit is locked': 'Depósito bloqueado confirmado',
    'Your deposit has been redeemed': 'Depósito bloqueado rescatado',
    'Purchase complete': 'Compra completada',
    'Application submitted. Tokens are allotted when the subscription ends':
      'Solicitud enviada. Los tokens se asignan al terminar la suscripción',
    'Coupon activated': 'Cupón activado',
    'The new limit applies now': 'El nuevo límite ya se aplica',
    'The new limit applies from tomorrow': 'El nuevo límite se aplica desde mañana',
    'The seller has been notified': 'Hemos avisado al vendedor',
    'USDT released': 'USDT liberados',
    'Your appeal is under review': 'Tu apelación está en revisión',
    'Your break has started': 'Tu pausa ha empezado',
    'Added to your coupons': 'Añadido a tus cupones',
    'Credited to your spot account': 'Abonado en tu cuenta spot',
    'Today’s points have been added': 'Los puntos de hoy son tuyos',
    'The address has been added': 'Dirección añadida',
    'The address has been updated': 'Dirección actualizada',
    'The bank card has been saved': 'Tarjeta bancaria guardada',
    'All messages are marked as read': 'Todos los mensajes están marcados como leídos',
    'Your application has been withdrawn': 'Solicitud anulada',
    'Repayment received': 'Reembolso recibido',
    'Your loan is paid off': 'Préstamo saldado',
    'No artwork selected': 'No has elegido ninguna obra',
    'Added to saved artworks': 'Añadida a las obras guardadas',
    'Removed from saved artworks': 'Eliminada de las obras guardadas',
    'The bid deposit has been paid': 'Depósito de garantía pagado',
    'You are the highest bidder': 'Tu puja va en cabeza',
    'Your artwork is listed for resale': 'Tu obra está en reventa',
    Noted: 'Entendido',
    'Payment complete. The artwork is yours': 'Pagada. La obra es tuya',
    'The artwork has been sent as a gift': 'Has regalado la obra',
    'You no longer see their messages': 'Ya no verás sus mensajes',
    'You see their messages again': 'Vuelves a ver sus mensajes',
    'Thank you. We will review it': 'Gracias. Lo revisaremos',
    'Removed from your favourites': 'Eliminado de favoritos',
    // Chat room: answers to a customer
    'Welcome, {name}!': '¡Qué bueno verte por aquí, {name}!',
    'Hi {name}. {coin} is at {price}, in case you wondered':
      'Hola, {name}. {coin} anda por {price}, por si te lo preguntabas',
    'Hello {name}, what are you trading?': 'Hola, {name}, ¿qué estás operando?',
    '{name}, depends on how long you want to hold': '{name}, depende de cuánto quieras aguantar',
    '{name}, I would ask customer service, they answer quickly':
      '{name}, yo preguntaría a Atención al cliente, contestan rápido',
    'Good question, {name}. {coin} at {price} says yes, my wallet says no':
      'Buena pregunta, {name}. Con {coin} a {price} yo digo que sí, mi billetera dice que no',
    '{name}, not before {coin} is through {price} for me': '{name}, yo no entro hasta que {coin} pase de {price}',
    'Any time, {name}': 'Cuando quieras, {name}',
    'No problem {name}, pay it forward': 'De nada, {name}. Hoy por ti, mañana por otro',
    '{name} gets it': '{name} sí que sabe',
    '{name}, with a stop I hope': '{name}, con stop, espero',
    '{name}, do not sell the bottom': '{name}, no vendas en mínimos',
    'Finally somebody says it, {name}': 'Por fin alguien lo dice, {name}',
    'Interesting, {name}': 'Interesante, {name}',
    '{name}, tell us more': '{name}, cuenta, cuenta',
    'Noted, {name}': 'Tomo nota, {name}',
    // Chat room: when a market moves
    '{coin} looks healthy today, {move} in fifteen minutes': '{coin} tiene buena cara hoy, {move} en quince minutos',
    'Slow and steady, {coin} at {price}': 'Pasito a pasito, {coin} a {price}',
    '{coin} {price}. I am not selling this one': '{coin} {price}. Este no lo vendo',
    'Everybody is long {coin} again, that never ends well':
      'Todo el mundo en largo con {coin} otra vez, eso nunca acaba bien',
    'In {coin} at the bottom of this hour, feeling like a genius. Give me ten minutes':
      'Entré en {coin} en el mínimo de la hora y me siento un genio. Dame diez minutos',
    'Is it too late for {coin}?': '¿Ya es tarde para entrar en {coin}?',
    '{coin} over the 20 average on the 15m, volume is fine':
      '{coin} por encima de la media de 20 en 15m, y con volumen',
    '{coin} leaking, {move}': '{coin} se va desinflando, {move}',
    '{price} should hold for {coin}. Should': '{price} debería aguantar en {coin}. Debería',
    'Told you. {coin} has not found its floor': 'Lo dije. {coin} todavía no ha tocado suelo',
    'Buying a little {coin} here, not all at once': 'Compro un poquito de {coin} aquí, no todo de golpe',
    'My {coin} position and I need some time apart': 'Mi posición en {coin} y yo necesitamos darnos un tiempo',
    'Stop on {coin} or wait?': '¿Stop en {coin} o espero?',
    '{coin}!! {move} just like that': '¡¡{coin}!! {move} así, sin más',
    'What a candle on {coin}. {price}': 'Qué velón el de {coin}. {price}',
    'Shorts on {coin} are being carried out on a stretcher': 'A los cortos de {coin} los están sacando en camilla',
    '{coin} {move}. I would take some off the table here': '{coin} {move}. Yo recogería algo de ganancias por aquí',
    'Who bought all that {coin}?': '¿Quién compró tanto {coin}?',
    'Do not chase {coin} now, it comes back to say hello': 'No persigas a {coin} ahora, que luego vuelve a saludar',
    '{coin} to the moon, and I sold yesterday': '{coin} a la luna y yo vendí ayer',
    '{coin} {move}. Check your margin, people': '{coin} {move}. Ojo con el margen, gente',
    'That red candle on {coin} took my stop and my mood': 'Esa vela roja de {coin} se llevó mi stop y mi buen humor',
    'Somebody is being liquidated on {coin} right now': 'Ahora mismo están liquidando a alguien en {coin}',
    '{coin} {price}, blood in the streets. My order waits lower':
      '{coin} {price}, sangre en las calles. Mi orden espera más abajo',
    'This is why I do not use 100x on {coin}': 'Por esto no uso 100x en {coin}',
    'Is {coin} broken or is it me?': '¿Se rompió {coin} o soy yo?',
    'No panic. {coin} did worse last month': 'Calma, gente. El mes pasado {coin} lo pasó peor',
    'Stocks are open, {coin} starts at {price}': 'Abrió la bolsa, {coin} arranca en {price}',
    'Opening bell. Watching {coin} first': 'Suena la campana. Primero miro {coin}',
    'Good morning to everybody who holds {coin}': 'Buenos días a todo el que tenga {coin}',
    // Chat room: small talk
    'Quiet market. {coin} has been at {price} for ages': 'Mercado dormido. {coin} lleva siglos en {price}',
    'Watching paint dry. And {coin}': 'Viendo crecer la hierba. Y a {coin}',
    'Sideways again. I will read the white paper of something': 'Otra vez lateral. Me voy a leer algún whitepaper',
    'Calm before the storm if you ask me': 'La calma antes de la tormenta, si me preguntan',
    'Anybody doing lock-up mining this week? 30 days looks fair to me':
      '¿Alguien en staking bloqueado esta semana? El de 30 días no pinta mal',
    'Rule for today: no trade is a trade too': 'Regla de hoy: no operar también es operar',
    'What is everyone holding over the weekend?': '¿Con qué pasa el finde cada uno?',
    'I set a limit on {coin} and went for coffee. Still waiting':
      'Puse una límite en {coin} y me fui por un café. Sigo esperando',
    'Still awake? {coin} is not': '¿Todavía sin dormir? {coin} ya se durmió',
    'Night shift. {coin} {price}': 'Turno de noche. {coin} {price}',
    'Thin books at this hour, use limits': 'A esta hora el libro está flojo, mejor con límite',
    'One more candle and I sleep. Said so three candles ago': 'Una vela más y a dormir. Eso dije hace tres velas',
    '{name}, same here': '{name}, yo igual',
    '{name}, you said that yesterday too': '{name}, ayer dijiste lo mismo',
    '{name}, what is your stop?': '{name}, ¿dónde tienes el stop?',
    '{name}, I would wait for the hourly close': '{name}, yo esperaría al cierre de la hora',
    '{name}, agreed': '{name}, totalmente',
    'Careful, {name}': 'Cuidado, {name}',
    '{name}, screenshot or it did not happen': '{name}, sin captura no pasó',
    // Guide for beginners
    'First steps': 'Primeros pasos',
    'From an empty account to your first trade, and how to keep your money safe along the way.':
      'De una cuenta vacía a tu primera operación, y cómo mantener tu dinero a salvo por el camino.',
    'Verify yourself': 'Verifica tu identidad',
    'Link an e-mail address and a phone number, then send a photo of your document. Limits rise with each level.':
      'Vincula un correo y un teléfono y envía una foto de tu documento. Tus límites suben con cada nivel.',
    'Choose a coin and its network, copy the deposit address, and upload your proof of payment.':
      'Elige una cripto y su red, copia la dirección de depósito y sube tu comprobante de pago.',
    Trade: 'Operar',
    'Spot trades use the spot account. Futures, options and stocks have their own accounts: transfer what you need.':
      'Las operaciones spot usan la cuenta spot. Futuros, opciones y acciones tienen cuentas propias: transfiere lo que necesites.',
    Withdraw: 'Retirar',
    'Save an address or a bank card first. Every withdrawal requires your payment password and is reviewed.':
      'Guarda primero una dirección o una tarjeta bancaria. Cada retiro requiere tu contraseña de fondos y pasa por revisión.',
    'Stay safe': 'Protege tu cuenta',
    'We never ask for passwords or codes. Open links only from inside the app: it shows where each page comes from.':
      'Nunca te pedimos contraseñas ni códigos. Abre enlaces solo desde la aplicación: te muestra de dónde viene cada página.',
    // Mottos of traders
    'With the trend, never against it.': 'Con la tendencia, nunca contra ella.',
    'Small wins, many of them.': 'Ganancias pequeñas, pero muchas.',
    'What went too far comes back.': 'Lo que se aleja demasiado vuelve.',
    'I buy, I wait.': 'Compro y espero.',
    'Breakouts only. Stops always.': 'Solo rupturas. Siempre con stop.',
    'Two trades a day, then coffee.': 'Dos operaciones al día y un café.',
    'Patience pays the bills.': 'La paciencia paga las cuentas.',
    'Fast in, fast out.': 'Entrar rápido, salir rápido.',
    'Altcoins, mostly at night.': 'Altcoins, sobre todo de noche.',
    'Holding through storms.': 'Aguanto las tormentas.',
    'Learning in public.': 'Aprendo a la vista de todos.',
    'All or nothing, a hundred times.': 'Todo o nada, cien veces.',
    // Token projects
    'A relay that carries small payments between chains in one step.':
      'Un relé que lleva pagos pequeños entre cadenas en un solo paso.',
    'Lunar Relay bundles thousands of small transfers into one proof. Operators stake LUNR and are paid in it.':
      'Lunar Relay agrupa miles de transferencias pequeñas en una sola prueba. Los operadores hacen staking de LUNR y cobran en LUNR.',
    'Moving ten dollars between two chains takes three signatures, two waits and a fee larger than a coffee.':
      'Mover diez dólares entre dos cadenas exige tres firmas, dos esperas y una comisión que cuesta más que un café.',
    'Relays collect transfers for four seconds, prove them together and settle the total. A relay that lies loses its stake.':
      'Los relés reúnen transferencias durante cuatro segundos, las prueban juntas y liquidan el total. El relé que miente pierde su staking.',
    'The test network has run for eleven months, with 240 relays in 31 countries and no settlement lost.':
      'La red de pruebas lleva once meses en marcha, con 240 relés en 31 países y ni una liquidación perdida.',
    'Idle graphics cards rented out by the minute.': 'Tarjetas gráficas ociosas que se alquilan por minutos.',
    'Auroch Grid connects owners of graphics cards with people who train models. AURO pays for every computed minute.':
      'Auroch Grid conecta a dueños de tarjetas gráficas con quienes entrenan modelos. AURO paga cada minuto calculado.',
    'Studios and schools own cards that sit idle two thirds of the day, while small teams wait for a free one.':
      'Los estudios y las escuelas tienen tarjetas paradas dos tercios del día, mientras los equipos pequeños esperan a que se libere una.',
    'Jobs are cut into one-minute pieces, computed twice by strangers and paid for when both results agree.':
      'Los trabajos se cortan en piezas de un minuto, dos desconocidos calculan cada una y se pagan cuando ambos resultados coinciden.',
    'The grid has 3,900 cards today. Anyone with a card from the last four years can join with one program.':
      'Hoy la red suma 3.900 tarjetas. Cualquiera con una tarjeta de los últimos cuatro años puede unirse con un solo programa.',
    'Freight papers that sign, travel and pay by themselves.':
      'Documentos de carga que se firman, viajan y se pagan solos.',
    'Nimbus Freight turns bills of lading into tokens. NIMB pays for their notarisation and insures their journey.':
      'Nimbus Freight convierte conocimientos de embarque en tokens. NIMB paga su certificación y asegura su viaje.',
    'A container crosses the ocean in eighteen days, and its papers take twenty-four.':
      'Un contenedor cruza el océano en dieciocho días; sus papeles tardan veinticuatro.',
    'Everyone who handles a paper signs it. When the port signs, the carrier is paid in the same second.':
      'Cada documento lo firman todos los que lo tramitan. Cuando firma el puerto, el transportista cobra en ese mismo segundo.',
    'Four shipping lines and two ports use Nimbus Freight on the route between Jakarta and Rotterdam.':
      'Cuatro navieras y dos puertos usan Nimbus Freight en la ruta entre Yakarta y Róterdam.',
    'Loans between small exchanges that trust only numbers.':
      'Préstamos entre pequeños exchanges que solo se fían de los números.',
    'Tern Finance lets exchanges lend each other coins overnight. TERN holders insure the loans and earn the spread.':
      'Con Tern Finance, los exchanges se prestan criptos de un día para otro. Quienes tienen TERN aseguran los préstamos y ganan el diferencial.',
    'Small exchanges hold three times the reserves they need, because none of them lends to another.':
      'Los exchanges pequeños guardan el triple de las reservas que necesitan, porque ninguno presta a otro.',
    'Reserves are proven every hour. An exchange that has proven enough can borrow until morning, and no longer.':
      'Las reservas se demuestran cada hora. Un exchange que ha demostrado las suficientes puede pedir un préstamo hasta la mañana, y ni un minuto más.',
    'Nineteen exchanges lend 84 million dollars a night in the pilot. No loan has been late.':
      'En la prueba piloto, diecinueve exchanges prestan 84 millones de dólares cada noche. Ningún préstamo se ha retrasado.',
    'Private searches over public data.': 'Búsquedas privadas sobre datos públicos.',
    'Sable Protocol answers questions about public chains without learning who asks. SABL pays those who answer.':
      'Sable Protocol responde preguntas sobre cadenas públicas sin saber quién pregunta. SABL paga a quienes responden.',
    'Looking up an address tells the service behind the search which address matters to you.':
      'Consultar una dirección le revela al servicio de búsqueda qué dirección te importa.',
    'A query is split among three servers that do not know each other. Only the asker can put the answer together.':
      'La consulta se reparte entre tres servidores que no se conocen. Solo quien pregunta puede recomponer la respuesta.',
    'Sable answers two million queries a day in wallets from nine providers.':
      'Sable responde dos millones de consultas al día en billeteras de nueve proveedores.',
    'Payments by text message, where there is no internet.': 'Pagos por mensaje de texto, donde no llega internet.',
    'Pelican Pay moves money with text messages. PELI pays the agents who turn it into cash.':
      'Pelican Pay mueve dinero con mensajes de texto. PELI paga a los agentes que lo convierten en efectivo.',
    'Half the people who send money home live where the network carries text and nothing else.':
      'La mitad de quienes envían dinero a casa vive donde la red lleva mensajes de texto y nada más.',
    'A message of 140 characters holds a signed payment. Agents with a ten-year-old phone can read and redeem it.':
      'Un mensaje de 140 caracteres contiene un pago firmado. A un agente le basta un teléfono de hace diez años para leerlo y hacerlo efectivo.',
    'Pelican has 12,000 agents in the island provinces, most of them in shops that used to sell phone credit.':
      'Pelican tiene 12.000 agentes en las provincias insulares, la mayoría en tiendas que antes vendían recargas de teléfono.',
    'Storage that proves every night that it still has your files.':
      'Almacenamiento que demuestra cada noche que aún conserva tus archivos.',
    'Quorra Storage keeps files in pieces with strangers who are tested every night. QUOR is what they stake and earn.':
      'Quorra Storage reparte los archivos en fragmentos entre desconocidos que pasan una prueba cada noche. QUOR es lo que ponen en staking y lo que ganan.',
    'A backup that nobody has read for years is a hope, not a backup.':
      'Una copia de seguridad que nadie ha leído en años es una esperanza, no una copia de seguridad.',
    'Each night every keeper must show a piece picked at random. One that cannot loses its stake, and the piece is rebuilt.':
      'Cada noche, todo depositario debe mostrar un fragmento elegido al azar. Si no puede, pierde su staking y el fragmento se reconstruye.',
    'Quorra keeps 41 petabytes. Of 1.2 billion nightly tests, all but nine were passed first time.':
      'Quorra guarda 41 petabytes. De 1.200 millones de pruebas nocturnas, todas menos nueve se superaron a la primera.',
    // Token projects: texts common to all white papers
    'The problem': 'El problema',
    'The approach': 'La propuesta',
    'The token': 'El token',
    '{issue} {token} are sold at {price} USDT each. There are no private rounds and no discounts.':
      'Se venden {issue} {token} a {price} USDT cada uno. No hay rondas privadas ni descuentos.',
    'The sale': 'La venta',
    'Applications are accepted until the issue is sold out. Each is allotted in full.':
      'Se aceptan solicitudes hasta agotar la emisión. Cada una se asigna por completo.',
    'Applications are accepted until the sale ends. If they exceed the issue, tokens are allotted pro rata: each receives the same percentage of what it applied for, and the rest of the payment is refunded.':
      'Se aceptan solicitudes hasta el fin de la venta. Si superan la emisión, los tokens se asignan a prorrata: todas reciben el mismo porcentaje de lo solicitado y el resto del pago se devuelve.',
    Risk: 'Riesgo',
    'A token may fall below its issue price. Apply only with money you can afford to lose.':
      'Un token puede caer por debajo de su precio de emisión. Participa solo con dinero que puedas permitirte perder.',
    'Current status': 'Situación actual',
    '{name} is a fictional project of this simulation.': '{name} es un proyecto ficticio de esta simulación.',
    // Messages: account
    'Welcome to Pocket Exchange': 'Te damos la bienvenida a Pocket Exchange',
    'Your account is ready. Two coupons are waiting for you under Settings, Coupons.\n\nVerify your identity to trade and withdraw. It takes two minutes.':
      'Tu cuenta está lista. Te esperan dos cupones en Ajustes, Cupones.\n\nVerifica tu identidad para operar y retirar. Lleva dos minutos.',
    'New login to your account': 'Nuevo inicio de sesión en tu cuenta',
    'There was a new login to your account at {time:time}. Your earlier session has ended.\n\nIf this was not you, change your password at once.':
      'Se inició sesión en tu cuenta el {time:time}. Tu sesión anterior se ha cerrado.\n\nSi no fuiste tú, cambia la contraseña de inmediato.',
    'Your login password was changed': 'Se cambió tu contraseña de acceso',
    'Your account password was changed at {time:time}.\n\nIf this was not you, contact customer service.':
      'La contraseña de tu cuenta se cambió el {time:time}.\n\nSi no fuiste tú, contacta con Atención al cliente.',
    'Your payment password was set': 'Contraseña de fondos guardada',
    'The payment password, which confirms withdrawals, was set at {time:time}.\n\nIf this was not you, contact customer service.':
      'La contraseña de fondos, con la que confirmas retiros, se guardó el {time:time}.\n\nSi no fuiste tú, contacta con Atención al cliente.',
    'New contact linked to your account': 'Nuevo contacto vinculado a tu cuenta',
    '{address} was linked to your account at {time:time}. You can log in with it, and codes are sent to it.':
      '{address} se vinculó a tu cuenta el {time:time}. Puedes usarlo para iniciar sesión y recibir códigos.',
    'Identity verified: level {level}': 'Identidad verificada: nivel {level}',
    'Your identity verification for level {level} has been approved. The new limits apply now.':
      'Tu verificación de identidad de nivel {level} se ha aprobado. Los nuevos límites ya se aplican.',
    'Identity verification rejected: level {level}': 'Verificación de identidad rechazada: nivel {level}',
    'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.':
      'Tu verificación de identidad de nivel {level} no se ha aprobado: {reason}\n\nPuedes enviarla de nuevo ahora mismo.',
    'You are now VIP {tier}': 'Ya eres VIP {tier}',
    'Your deposits have reached VIP {tier}. Lower fees and higher limits apply now, and you have received a coupon.':
      'Tus depósitos han alcanzado VIP {tier}. Desde ahora tienes comisiones más bajas y límites más altos, y además has recibido un cupón.',
    'A coupon for you': 'Un cupón para ti',
    'You received a coupon worth up to {worth:amount} USDT. Activate it before {expires:time}.':
      'Has recibido un cupón de hasta {worth:amount} USDT. Actívalo antes del {expires:time}.',
    // Messages: copy trading
    'A trade by {trader} was not copied': 'Una operación de {trader} no se copió',
    '{trader} opened {side:word} {symbol}, but your funds or settings did not allow a copy. See your copies for the reason.':
      '{trader} abrió un {side:word} en {symbol}, pero tus fondos o tus ajustes no permitieron copiarlo. El motivo está en tus copias.',
    '{symbol}: copied position closed with the trader’s': '{symbol}: posición copiada cerrada con la del trader',
    '{symbol}: part of a copied position closed with the trader’s':
      '{symbol}: parte de una posición copiada cerrada con la del trader',
    'You have stopped copying {trader}': 'Ya no copias a {trader}',
    'The deadline you set has been reached. Positions already copied close with {trader}, unless you detach them first.':
      'Se alcanzó la fecha límite que fijaste. Las posiciones ya copiadas se cierran con {trader}, salvo que antes pases a gestionarlas por tu cuenta.',
    'You have a new follower': 'Tienes un nuevo copiador',
    'Someone is now copying your trades. Followers: {count}.':
      'Alguien está copiando tus operaciones. Copiadores: {count}.',
    'You are now a trader': 'Ya eres trader',
    'Your application has been approved. You are on the list of traders, and positions you open from now on can be copied.':
      'Tu solicitud se ha aprobado. Apareces en la lista de traders, y las posiciones que abras desde ahora se pueden copiar.',
    'Your trader application was not approved': 'Tu solicitud para ser trader no se ha aprobado',
    'Reason: {reason}\n\nYou can apply again at any time.':
      'Motivo: {reason}\n\nPuedes volver a solicitarlo cuando quieras.',
    // Messages: deposits and withdrawals
    'Deposit credited: {amount:amount} {coin}': 'Depósito abonado: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} has been approved and credited to your spot account.':
      'Tu depósito de {amount:amount} {coin} se ha aprobado y está en tu cuenta spot.',
    'Deposit not approved: {amount:amount} {coin}': 'Depósito no aprobado: {amount:amount} {coin}',
    'Your deposit of {amount:amount} {coin} could not be confirmed: {reason}\n\nNothing was credited. Submit it again with a clearer proof of payment, or contact customer service.':
      'No pudimos confirmar tu depósito de {amount:amount} {coin}: {reason}\n\nNo se ha abonado nada. Envíalo de nuevo con un comprobante de pago más claro o contacta con Atención al cliente.',
    'Withdrawal sent: {amount:amount} {coin}': 'Retiro enviado: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} has been approved and sent, less a fee of {fee:amount} {coin}.':
      'Tu retiro de {amount:amount} {coin} se ha aprobado y enviado, menos una comisión de {fee:amount} {coin}.',
    'Withdrawal rejected: {amount:amount} {coin}': 'Retiro rechazado: {amount:amount} {coin}',
    'Your withdrawal of {amount:amount} {coin} was rejected: {reason}\n\nThe full amount is available again.':
      'Tu retiro de {amount:amount} {coin} fue rechazado: {reason}\n\nLa cantidad completa vuelve a estar disponible.',
    // Messages: token subscriptions
    '{token}: {amount:amount} allotted': '{token}: asignación de {amount:amount}',
    'The sale has ended. You were allotted {amount:amount} {token} for {paid:amount} {coin}; {refund:amount} {coin} was refunded.':
      'La venta ha terminado. Has recibido una asignación de {amount:amount} {token} por {paid:amount} {coin}. Devolución: {refund:amount} {coin}.',
    '{token} is listed': '{token} ya cotiza',
    '{symbol} is now open for trading. Your {token} is in your spot account.':
      '{symbol} ya está abierto para operar. Tus {token} están en tu cuenta spot.',
    // Messages: loans
    'Loan approved: {amount:amount} {coin}': 'Préstamo aprobado: {amount:amount} {coin}',
    '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.':
      'Hemos abonado {amount:amount} {coin} en tu cuenta spot. Vencimiento: {due:time}.',
    'Loan not approved': 'Préstamo no aprobado',
    'You asked for {amount:amount} {coin}. Reason: {reason}': 'Solicitaste {amount:amount} {coin}. Motivo: {reason}',
    'Your loan is due soon': 'Tu préstamo vence pronto',
    '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.':
      'Debes {amount:amount} {coin} con vencimiento el {due:time}. Reembolsa a tiempo para conservar tu puntuación de crédito.',
    'Your loan is overdue': 'Tu préstamo ha vencido',
    '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.':
      'Tu deuda de {amount:amount} {coin} venció el {due:time}. Cada día se suma un recargo por mora hasta que la reembolses; lo que quede pendiente se cobrará de tus cuentas.',
    'Collected for your loan: {amount:amount} {coin}': 'Cobro de tu préstamo: {amount:amount} {coin}',
    '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.':
      'Hemos cobrado {amount:amount} {coin} de tus cuentas por el préstamo vencido. Deuda restante: {left:amount} {coin}.',
    'Loan repaid': 'Préstamo reembolsado',
    'Your loan of {amount:amount} {coin} is repaid in full.':
      'Has reembolsado por completo tu préstamo de {amount:amount} {coin}.',
    // Messages: auctions and artworks
    'Outbid: {work}': 'Puja superada: {work}',
    'Someone has bid {price:amount} {coin} for “{work}”. The auction ends at {ends:time}. You can still bid again.':
      'Alguien ha pujado {price:amount} {coin} por “{work}”. La subasta termina el {ends:time}. Aún puedes volver a pujar.',
    'You won the auction: {work}': 'Has ganado la subasta: {work}',
    '“{work}” is yours for {price:amount} {coin}. Pay by {deadline:time}, or you lose the bid deposit.':
      '“{work}” es tuya por {price:amount} {coin}. Paga antes del {deadline:time} o perderás el depósito de garantía.',
    'Auction ended: {work}': 'Subasta finalizada: {work}',
    '“{work}” went to another bidder. Your bid deposit of {margin:amount} {coin} has been returned.':
      '“{work}” fue para otra persona. Te hemos devuelto el depósito de garantía de {margin:amount} {coin}.',
    'Bid deposit forfeited: {work}': 'Depósito de garantía perdido: {work}',
    '“{work}” was not paid for in time. The bid deposit of {margin:amount} {coin} is forfeited.':
      '“{work}” no se pagó a tiempo. Se pierde el depósito de garantía de {margin:amount} {coin}.',
    'Sold: {work}': 'Vendida: {work}',
    '“{work}” was sold for {price:amount} {coin}. You receive {received:amount} {coin} after the fee.':
      '“{work}” se vendió por {price:amount} {coin}. Recibes {received:amount} {coin} tras descontar la comisión.',
    'Not sold: {work}': 'No vendida: {work}',
    'The sale of “{work}” ended without a buyer. It is still yours.':
      'La venta de “{work}” terminó sin comprador. La obra sigue siendo tuya.',
    'Not paid for: {work}': 'No pagada: {work}',
    'The winner of the auction did not pay for “{work}” in time. It is still yours.':
      'El ganador de la subasta no pagó “{work}” a tiempo. La obra sigue siendo tuya.',
    'You received an artwork: {work}': 'Has recibido una obra: {work}',
    '{from} sent you “{work}” as a gift. It is among your artworks.':
      '{from} te ha regalado “{work}”. Ya está entre tus obras.',
    // Messages: customer service, chat room, OTC
    'Customer service has answered': 'Atención al cliente ha respondido',
    '{name} has answered your question.': '{name} ha respondido a tu pregunta.',
    'Thank you for your report': 'Gracias por tu denuncia',
    'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.':
      'Lo que {name} escribió en el chat el {at:time} incumplía las normas. Hemos eliminado el mensaje y {name} no podrá escribir allí durante un día.',
    'Your report has been reviewed': 'Hemos revisado tu denuncia',
    'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.':
      'Lo que {name} escribió en el chat el {at:time} no se elimina: {reason}\n\nPuedes silenciar a quien no quieras leer.',
    'Your message was removed from the chat room': 'Hemos eliminado tu mensaje del chat',
    '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.':
      '“{text}”\n\nAlguien lo denunció e incumplía las normas del chat. Puedes seguir leyendo, y volver a escribir desde el {until:time}.',
    'OTC order completed: {amount:amount} {coin}': 'Orden OTC completada: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} at a total of {total:amount} {fiat} is completed.':
      'Tu orden OTC de {amount:amount} {coin} por un total de {total:amount} {fiat} se ha completado.',
    'New order on your ad: {amount:amount} {coin}': 'Nueva orden en tu anuncio: {amount:amount} {coin}',
    '{name} has ordered {amount:amount} {coin} from your ad for {total:amount} {fiat}.':
      '{name} ha tomado {amount:amount} {coin} de tu anuncio por {total:amount} {fiat}.',
    '{name} has paid {total:amount} {fiat}': '{name} ha pagado {total:amount} {fiat}',
    'Check that {total:amount} {fiat} has arrived, then release {amount:amount} {coin}. Never release before.':
      'Comprueba que te han llegado {total:amount} {fiat} y libera entonces {amount:amount} {coin}. Nunca liberes antes.',
    'Your ad is paused': 'Tu anuncio está pausado',
    '{count} orders in a row were not paid in time. Resume the ad when you can pay.':
      '{count} órdenes seguidas no se pagaron a tiempo. Reactiva el anuncio cuando puedas pagar.',
    'Your ad is complete': 'Tu anuncio se ha completado',
    '{amount:amount} {coin} was traded. Any remaining held amount is available again.':
      'Total negociado: {amount:amount} {coin}. Si quedaba algo bloqueado, vuelve a estar disponible.',
    'OTC order cancelled: {amount:amount} {coin}': 'Orden OTC cancelada: {amount:amount} {coin}',
    'Your OTC order for {amount:amount} {coin} was cancelled. The held amount is available again.':
      'Tu orden OTC de {amount:amount} {coin} se ha cancelado. Lo bloqueado vuelve a estar disponible.',
    'Appeal on your OTC order for {amount:amount} {coin}': 'Apelación en tu orden OTC de {amount:amount} {coin}',
    'The other party has appealed. The order is on hold until the exchange decides.':
      'La otra parte ha apelado. La orden queda en espera hasta que decida la plataforma.',
    'Your OTC appeal has been decided': 'Tu apelación OTC se ha resuelto',
    'Order for {amount:amount} {coin}. Decision: {decision}': 'Orden de {amount:amount} {coin}. Decisión: {decision}',
    // Messages: orders and positions
    '{symbol}: limit order filled': '{symbol}: orden límite ejecutada',
    'Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'Tu orden de {side:word} de {amount:amount} {coin} se ejecutó a {price:amount}, por un valor de {value:money} {quote}.',
    '{symbol}: triggered order filled': '{symbol}: orden activada y ejecutada',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} was filled at {price:amount}, worth {value:money} {quote}.':
      'El mercado llegó a {stop:amount}. Tu orden de {side:word} de {amount:amount} {coin} se ejecutó a {price:amount}, por un valor de {value:money} {quote}.',
    '{symbol}: order triggered': '{symbol}: orden activada',
    'The market reached {stop:amount}. Your order to {side:word} {amount:amount} {coin} is now in the order book at {price:amount}. Filled so far: {filled:amount} {coin}.':
      'El mercado llegó a {stop:amount}. Tu orden de {side:word} de {amount:amount} {coin} está ahora en el libro de órdenes a {price:amount}. Ejecutado hasta ahora: {filled:amount} {coin}.',
    '{symbol}: triggered order not filled completely': '{symbol}: orden activada, ejecutada en parte',
    'The market reached {stop:amount}. Of your order to {side:word} {amount:amount} {coin}, {filled:amount} {coin} were filled and the rest was cancelled: the order book offered no more for what was held.':
      'El mercado llegó a {stop:amount}. De tu orden de {side:word} de {amount:amount} {coin} se ejecutaron {filled:amount} {coin} y el resto se canceló: el libro de órdenes no ofrecía más por el importe bloqueado.',
    'Several limit orders filled today': 'Varias órdenes límite ejecutadas hoy',
    '{count} of your limit orders were filled today. Further fills today are not listed here one by one: see your order history.':
      'Hoy se han ejecutado {count} de tus órdenes límite. Las siguientes de hoy no se avisan una por una: consulta tu historial de órdenes.',
    '{symbol}: limit order opened a position': '{symbol}: una orden límite abrió una posición',
    'The market reached your price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'El mercado alcanzó tu precio: tienes un {side:word} de {amount:amount} {coin} a {price:amount}, con apalancamiento {multiple}×.',
    '{symbol}: trigger order opened a position': '{symbol}: una orden de activación abrió una posición',
    'The market reached your trigger price: you are {side:word} {amount:amount} {coin} at {price:amount}, with {multiple}× leverage.':
      'El mercado alcanzó tu precio de activación: tienes un {side:word} de {amount:amount} {coin} a {price:amount}, con apalancamiento {multiple}×.',
    'Pending futures limit orders cancelled': 'Órdenes límite de futuros pendientes canceladas',
    'Your open positions needed the money held for pending limit orders. Orders cancelled: {count}. Available again: {amount:money} USDT.':
      'Tus posiciones abiertas necesitaban el dinero retenido para órdenes límite pendientes. Órdenes canceladas: {count}. Disponible de nuevo: {amount:money} USDT.',
    'Pending futures trigger orders cancelled': 'Órdenes de activación de futuros pendientes canceladas',
    'Your futures positions were liquidated, so pending trigger orders were cancelled as well. Orders cancelled: {count}.':
      'Tus posiciones de futuros se han liquidado, así que también se han cancelado las órdenes de activación pendientes. Órdenes canceladas: {count}.',
    '{symbol}: trigger order cancelled': '{symbol}: orden de activación cancelada',
    'The market reached {price:amount}, but your futures account could not cover margin and fee of the {side:word} order for {amount:amount} {coin}. It was cancelled.':
      'El mercado alcanzó {price:amount}, pero tu cuenta de futuros no cubría el margen y la comisión de la orden en {side:word} de {amount:amount} {coin}. Se canceló.',
    'The market jumped past your trigger price {price:amount} and past {stop:amount}, where the {side:word} position of {amount:amount} {coin} would have been closed again. The order was cancelled.':
      'El mercado saltó más allá de tu precio de activación {price:amount} y de {stop:amount}, donde la posición en {side:word} de {amount:amount} {coin} se habría vuelto a cerrar enseguida. La orden se canceló.',
    'The market jumped past your trigger price {price:amount}. With the spread, the {side:word} position of {amount:amount} {coin} would have opened at a price of zero or less. The order was cancelled.':
      'El mercado saltó más allá de tu precio de activación {price:amount}. Con el spread, la posición en {side:word} de {amount:amount} {coin} se habría abierto a un precio de cero o menos. La orden se canceló.',
    '{symbol} rose to {price:amount}': '{symbol} subió a {price:amount}',
    '{symbol} fell to {price:amount}': '{symbol} bajó a {price:amount}',
    'The price of your alert was reached. It was {from:amount} when you set it.':
      'Se alcanzó el precio de tu alerta. Cuando la creaste era {from:amount}.',
    '{symbol}: close order filled': '{symbol}: orden de cierre ejecutada',
    '{symbol}: take profit reached': '{symbol}: take profit alcanzado',
    '{amount:amount} {coin} of your {side:word} position was closed at {price:amount}. PnL: {profit:signed} USDT. The rest stays open.':
      'Se cerraron {amount:amount} {coin} de tu posición en {side:word} a {price:amount}. PnL: {profit:signed} USDT. El resto sigue abierto.',
    'Your {side:word} position of {amount:amount} {coin} was closed at {price:amount}. PnL: {profit:signed} USDT.':
      'Tu posición en {side:word} de {amount:amount} {coin} se cerró a {price:amount}. PnL: {profit:signed} USDT.',
    '{symbol}: stop loss reached': '{symbol}: stop loss alcanzado',
    'Your futures positions were liquidated': 'Tus posiciones de futuros se han liquidado',
    'Your margin no longer covered the losses, so all open positions were closed at market price. Positions closed: {count}. PnL: {profit:signed} USDT.\n\nA stop loss can close a position before this happens.':
      'Tu margen ya no cubría las pérdidas, así que todas las posiciones abiertas se cerraron a precio de mercado. Posiciones cerradas: {count}. PnL: {profit:signed} USDT.\n\nUn stop loss puede cerrar una posición antes de llegar a esto.',
    'Positions in profit closed': 'Posiciones con ganancias cerradas',
    'Your balance and margins did not cover the loss of a position that had to be closed, so positions in profit were closed at market price to pay for it. Positions closed: {count}. PnL: {profit:signed} USDT.':
      'Tu saldo y tus márgenes no cubrían la pérdida de una posición que debía cerrarse, así que se cerraron a precio de mercado posiciones con ganancias para pagarla. Posiciones cerradas: {count}. PnL: {profit:signed} USDT.',
    'Your futures account is close to liquidation': 'Tu cuenta de futuros está cerca de la liquidación',
    'Margin level {rate}%: liquidation follows at {limit}%. Transfer funds to your futures account or close part of your positions.':
      'Nivel de margen: {rate}%. La liquidación llega al {limit}%. Transfiere fondos a tu cuenta de futuros o cierra parte de tus posiciones.',
    // Messages: lock-up deposits and dual investments
    'Interest received: {amount:amount} {coin}': 'Intereses recibidos: {amount:amount} {coin}',
    'Day {day} of {days} of your lock-up deposit: {amount:amount} {coin} has been credited to your spot account.':
      'Día {day} de {days} de tu depósito bloqueado: hemos abonado {amount:amount} {coin} en tu cuenta spot.',
    'Lock-up deposit returned: {amount:amount} {coin}': 'Depósito bloqueado devuelto: {amount:amount} {coin}',
    'Your lock-up deposit reached maturity after {days} days. {amount:amount} {coin} is back in your spot account. Total earned: {interest:amount} {coin}.':
      'Tu depósito bloqueado venció tras {days} días. Hemos devuelto {amount:amount} {coin} a tu cuenta spot. Ganancias acumuladas: {interest:amount} {coin}.',
    'Dual investment settled: {payout:amount} {coin}': 'Inversión dual liquidada: {payout:amount} {coin}',
    '{symbol} settled at {price:amount}, {side:word} the target price of {linked:amount}. {payout:amount} {coin} has been credited to your spot account.':
      'El precio final de {symbol} fue {price:amount}, {side:word} precio objetivo de {linked:amount}. Hemos abonado {payout:amount} {coin} en tu cuenta spot.',
    'Dual investment returned: {payout:amount} {coin}': 'Inversión dual devuelta: {payout:amount} {coin}',
    '{symbol} had no price for a day, so your investment was not settled. {payout:amount} {coin} is back in your spot account.':
      '{symbol} no tuvo precio durante un día, así que tu inversión no se liquidó. Hemos devuelto {payout:amount} {coin} a tu cuenta spot.',
    // Messages: words inserted into messages
    buy: 'compra',
    sell: 'venta',
    long: 'largo',
    short: 'corto',
    'at or above': 'igual o superior al',
    below: 'inferior al',
    // Artists
    'Water never draws the same line twice.': 'El agua nunca dibuja dos veces la misma línea.',
    'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.':
      'Ayu creció junto a una marisma y escribe reglas que se comportan como ella: cada ola nace de la anterior.',
    'Tides in layers under a low sun, drawn by a rule that never repeats.':
      'Mareas en capas bajo un sol rasante, dibujadas por una regla que nunca se repite.',
    'One breath, one ring.': 'Un aliento, un anillo.',
    'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.':
      'Kenji muele su propia tinta y dibuja cada anillo de un solo aliento. Lo que no le gusta lo quema en invierno.',
    'Ink on paper: a ring, a stroke, and what they leave out.':
      'Tinta sobre papel: un anillo, un trazo y lo que ambos callan.',
    'Five shapes are an argument.': 'Cinco formas ya son una discusión.',
    'Mirela designed timetables before she painted. Her pictures still arrive on the minute.':
      'Mirela diseñaba horarios de tren antes de pintar. Sus cuadros siguen llegando en punto.',
    'Hard edges, few colours, and a balance that is found, not measured.':
      'Bordes duros, pocos colores y un equilibrio que se encuentra, no se mide.',
    'Somebody is always awake.': 'Siempre hay alguien despierto.',
    'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.':
      'Tomas viaja en el autobús nocturno hasta la última parada y cuenta ventanas encendidas. Nunca ha dibujado dos veces la misma.',
    'A city at night, window by window.': 'Una ciudad de noche, ventana a ventana.',
    'Look north, then wait.': 'Mira al norte y espera.',
    'Linnea lives where the road ends. For half the year the sky does her lighting.':
      'Linnea vive donde acaba la carretera. Medio año, de la luz se encarga el cielo.',
    'Northern lights over mountains, as they were on one night.':
      'Auroras boreales sobre las montañas, tal como fueron una noche.',
    'Patterns my grandmother would know.': 'Motivos que mi abuela reconocería.',
    'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.':
      'Rafi aprendió batik antes que a programar. Sus motivos son antiguos; sus simetrías, no.',
    'A batik rosette of many turns.': 'Una roseta de batik que gira y vuelve a girar.',
    'Sixteen pixels are plenty.': 'Dieciséis píxeles son de sobra.',
    'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.':
      'Noor cuida un zoo que cabe en un sello. Cada animal tiene nombre, y a ninguno le han dicho que es pequeño.',
    'A creature of sixteen by sixteen pixels.': 'Una criatura de dieciséis por dieciséis píxeles.',
    '137.5 degrees at a time.': 'De 137,5 en 137,5 grados.',
    'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.':
      'Clara vive de contar pétalos y los planta según el ángulo áureo. Su jardín no tiene tierra.',
    'A flower grown petal by petal, by the golden angle.': 'Una flor que crece pétalo a pétalo, según el ángulo áureo.',
    'Listen twice.': 'Escucha dos veces.',
    'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.':
      'Duy compone piezas más cortas que la espera del autobús y las graba en habitaciones donde no hay nadie.',
    'A short piece of music, and its trace.': 'Una pieza musical breve, y su huella.',
    'Everything falls around something.': 'Todo cae alrededor de algo.',
    'Sol was an astronomer until the sky got too loud. Now the planets are Sol’s own.':
      'Sol se dedicaba a la astronomía hasta que el cielo se volvió demasiado ruidoso. Ahora los planetas son de cosecha propia.',
    'A world with its moons, on its way around a sun.': 'Un mundo con sus lunas, de camino alrededor de un sol.',
    // Labels of the bank card form
    'ABA number': 'Código ABA',
    'Real name': 'Nombre real',
    'Card number': 'Número de tarjeta',
    'Bank address': 'Dirección del banco',
    'Bank name': 'Nombre del banco',
    Branch: 'Sucursal',
    'SWIFT code': 'Código SWIFT',
    Phone: 'Teléfono',
    'Cardholder address': 'Domicilio del titular',
    // Status of a withdrawal
    'Under review': 'En revisión',
    Completed: 'Completado',
    Rejected: 'Rechazado',
    // Names of futures orders and options
    Pending: 'Pendiente',
    Open: 'Abierta',
    Closed: 'Cerrada',
    Cancelled: 'Cancelada',
    Long: 'Largo',
    Short: 'Corto',
    Running: 'En curso',
    Settled: 'Liquidada',
    Up: 'Alza',
    Down: 'Baja',
    Win: 'Ganancia',
    Draw: 'Empate',
    Loss: 'Pérdida',
    // Rewards for points
    '1 USDT': '1 USDT',
    'Spot fee coupon': 'Cupón de comisiones spot',
    'Futures fee coupon': 'Cupón de comisiones de futuros',
    'Deposit coupon': 'Cupón de depósito',
    '5 USDT': '5 USDT',
    '20 USDT': '20 USDT',
    // Customer service: automatic answers
    'An agent will answer you here. You can leave this page: a mark in the settings shows when the answer is there.':
      'Un agente te responderá aquí. Puedes salir de esta página: verás un aviso en Ajustes cuando llegue la respuesta.',
    'You are welcome. Write again whenever you have a question.':
      'De nada. Escríbenos cuando tengas cualquier otra pregunta.',
    'Choose the coin and its network, send to the address shown, and upload your proof of payment. A deposit is credited once it has been reviewed; its status is in the deposit records. Coins sent over another network cannot be recovered.':
      'Elige la cripto y su red, envíala a la dirección que se muestra y sube tu comprobante de pago. El depósito se abona tras la revisión; su estado está en el historial de depósitos. Las criptos enviadas por otra red no se pueden recuperar.',
    'A withdrawal needs a verified identity, a saved address or card, and your payment password. It is reviewed before it is sent; until then its status is “Under review”. Your daily limit depends on your level.':
      'Para retirar necesitas la identidad verificada, una dirección o tarjeta guardada y tu contraseña de fondos. Cada retiro se revisa antes de enviarse; hasta entonces su estado es “En revisión”. Tu límite diario depende de tu nivel.',
    'Level 1 asks for your name and a document number, level 2 for pictures of both sides. Link your e-mail address and phone first. If a review is rejected, the reason is on the verification page and you can try again.':
      'El nivel 1 pide tu nombre y el número de un documento; el nivel 2, fotos de ambos lados. Vincula primero tu correo y tu teléfono. Si se rechaza, verás el motivo en la página de verificación y podrás reintentarlo.',
    'We never ask for your password or a code, and nobody else should. If you think someone has accessed your account, change the login password now: that ends every session. A forgotten password can be reset with a code.':
      'Nunca te pedimos tu contraseña ni un código, y nadie más debería hacerlo. Si crees que alguien ha entrado en tu cuenta, cambia ya la contraseña de acceso: así se cierran todas las sesiones. Si olvidaste la contraseña, puedes restablecerla con un código.',
    'An order fills at its price or better; open orders are listed under your orders and can be cancelled. Futures positions are liquidated when the margin level falls too low: add margin or set a stop loss to avoid that.':
      'Una orden se ejecuta a su precio o a uno mejor; las órdenes abiertas están en tu lista de órdenes y se pueden cancelar. Las posiciones de futuros se liquidan cuando el nivel de margen baja demasiado: para evitarlo, añade margen o fija un stop loss.',
    'Fees are shown before you confirm, and each one is listed in your account history. Your VIP tier lowers them; fee coupons refund them.':
      'Las comisiones se muestran antes de confirmar y todas figuran en tus movimientos. Tu nivel VIP las reduce; los cupones de comisiones te las devuelven.',
    'Lock-up mining pays interest every day and can be redeemed early for a penalty shown beforehand. A dual investment is settled at 16:00 (UTC+8) on its maturity date and cannot be redeemed before.':
      'El staking bloqueado paga intereses cada día y admite el rescate anticipado con una penalización que ves de antemano. Una inversión dual se liquida a las 16:00 (UTC+8) del día de vencimiento y no se puede rescatar antes.',
    'Your first bid holds a bid deposit, which is returned if you do not win. The winner must pay within a day or loses the bid deposit. An artwork can be listed for resale once.':
      'Con tu primera puja se bloquea un depósito de garantía, que se devuelve si no ganas. Quien gana debe pagar en un día o lo pierde. Una obra solo puede ponerse en reventa una vez.',
    'How much you can borrow depends on your VIP tier and your assets. The schedule is shown before you confirm. Repay early and you pay only for the days started.':
      'Cuánto puedes pedir prestado depende de tu nivel VIP y de tus activos. Ves el calendario de reembolso antes de confirmar. Si reembolsas antes, solo pagas los días empezados.',
    // Customer service: what customers and agents write
    'I sent 200 USDT over TRC20 two hours ago. Where is my deposit?':
      'Envié 200 USDT por TRC20 hace dos horas. ¿Dónde está mi depósito?',
    'I have done all that. Can I talk to an agent, please?':
      'Ya hice todo eso. ¿Puedo hablar con un agente, por favor?',
    'Which network should I use for a USDT deposit?': '¿Qué red me conviene para depositar USDT?',
    'Is TRC20 cheaper than ERC20? I would rather hear it from a person.':
      '¿TRC20 sale más barata que ERC20? Prefiero que me responda una persona.',
    'How long does identity verification take? I would like to ask an agent.':
      '¿Cuánto tarda la verificación de identidad? Me gustaría preguntárselo a un agente.',
    'That is clear now, thank you.': 'Ahora me queda claro, gracias.',
    'Thank you for waiting. I have found your transfer: the network has confirmed it, and the review will be done in a few minutes.':
      'Gracias por esperar. He encontrado tu transferencia: la red ya la confirmó y la revisión terminará en unos minutos.',
    'Is there anything else I can do for you?': '¿Puedo ayudarte en algo más?',
    'Hello, Ayu here. Both arrive; TRC20 usually costs less to send. Just make sure the network here and the one in your wallet are the same.':
      'Hola, soy Ayu. Llegan las dos; enviar por TRC20 suele costar menos. Lo importante es que la red de aquí y la de tu billetera sean la misma.',
    'My pleasure. Write again at any time.': 'Un placer. Escríbenos cuando quieras.',
    'Hello, Bima here. Documents are reviewed in the order they arrive, usually within a day. You will get a message as soon as yours is decided.':
      'Hola, soy Bima. Los documentos se revisan por orden de llegada, normalmente en un día. Te llegará un mensaje en cuanto haya una decisión sobre los tuyos.',
    'Welcome to the VIP desk. My name is Ayu: everything you write here comes to me and my colleagues first.':
      'Te damos la bienvenida a la atención VIP. Me llamo Ayu: todo lo que escribas aquí nos llega primero a mis compañeros y a mí.',
    // Accounts and booking reasons
    'Position close': 'Cierre de posición',
    Deposit: 'Depósito',
    'Funding account': 'Cuenta de fondos',
    'Spot account': 'Cuenta spot',
    'Futures account': 'Cuenta de futuros',
    'Options account': 'Cuenta de opciones',
    'Mining account': 'Cuenta de staking',
    'Stock account': 'Cuenta de acciones',
    'Margin account': 'Cuenta de margen',
    'Earn account': 'Cuenta Earn',
    Transfer: 'Transferencia',
    'Opening balance': 'Saldo inicial',
    Bonus: 'Bono',
    'VIP bonus': 'Bono VIP',
    'Bank card cashback': 'Cashback de tarjeta',
    'Invitation rebate': 'Comisión por referidos',
    Coupon: 'Cupón',
    'Points redeemed': 'Puntos canjeados',
    'Withdrawal requested': 'Retiro solicitado',
    'Withdrawal completed': 'Retiro completado',
    'Withdrawal returned': 'Retiro devuelto',
    'Reserved for an order': 'Bloqueado para una orden',
    'Spot trade': 'Operación spot',
    Margin: 'Margen',
    Liquidation: 'Liquidación',
    'Overnight fee': 'Comisión nocturna',
    'Futures fee': 'Comisión de futuros',
    'Futures order cancelled': 'Orden de futuros cancelada',
    'Option bought': 'Opción comprada',
    'Option settled': 'Opción liquidada',
    'Lock-up deposit': 'Depósito bloqueado',
    'Daily interest': 'Pago de intereses',
    'Lock-up deposit returned': 'Depósito bloqueado devuelto',
    'Token subscription': 'Suscripción de tokens',
    'Token subscription refund': 'Devolución de suscripción de tokens',
    'Subscribed tokens issued': 'Tokens suscritos emitidos',
    'Subscribed tokens unlocked': 'Tokens suscritos desbloqueados',
    Conversion: 'Conversión',
    'Conversion fee': 'Comisión de conversión',
    'Copy trading margin': 'Margen de copy trading',
    'Copy trading fee': 'Comisión de copy trading',
    'Copied position close': 'Cierre de posición copiada',
    'Dual investment bought': 'Compra de inversión dual',
    'Dual investment settled': 'Inversión dual liquidada',
    'Game stake': 'Apuesta de juego',
    'Game winnings': 'Premio de juego',
    'Reserved for an OTC order': 'Bloqueado para una orden OTC',
    'OTC trade': 'Operación OTC',
    'OTC funds returned': 'Fondos OTC devueltos',
    'NFT bought': 'NFT comprado',
    'Bid deposit': 'Depósito de garantía',
    'Bid deposit returned': 'Depósito de garantía devuelto',
    'Auction paid': 'Pago de subasta',
    'NFT sold': 'NFT vendido',
    'Bid deposit forfeited': 'Depósito de garantía perdido',
    'Loan paid out': 'Préstamo desembolsado',
    'Loan repayment': 'Reembolso de préstamo',
    'Overdue loan collected': 'Cobro de préstamo vencido',
    'Reserved for a stock order': 'Bloqueado para una orden de acciones',
    'Stock trade': 'Operación de acciones',
    Dividend: 'Dividendo',
    '{amount} from the frozen balance': '{amount} del saldo bloqueado',
  },
} satisfies LanguageTexts;
