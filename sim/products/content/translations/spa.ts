import { article, type Translation } from '../article-text';

/** Spanish. */
export const spa = (): Translation => ({
  about: article(
    'Acerca de Pocket Exchange',
    'Una plataforma completa que cabe en una pestaña del navegador.',
    'Pocket Exchange es una aplicación móvil para operar e invertir: criptos a toda hora, acciones durante sus sesiones y una sola página con todo lo que tienes.',
    [
      'Un solo precio',
      'Las velas, el libro de órdenes, las operaciones y la cotización salen de un mismo recorrido de precios: nada en tu pantalla puede contradecirse.',
    ],
    [
      'Cuentas claras, hasta el último decimal',
      'Los saldos solo cambian mediante asientos de partida doble. Cada asiento figura en los cambios de saldo, con el saldo anterior y el posterior.',
    ],
    [
      'Redondeo',
      'Las cantidades son exactas hasta 8 decimales. Lo que pagas se redondea hacia arriba y lo que recibes, hacia abajo, en menos de una unidad del octavo decimal.',
    ],
  ),
  contact: article(
    'Contacto',
    'Cómo hablar con Atención al cliente.',
    [
      'Correo electrónico',
      'support@pocket-exchange.example',
      'Respondemos en un día laborable, en inglés o indonesio.',
    ],
    ['Antes de escribir', 'Ten a mano el mercado y la hora de la orden: ambos están en tu historial de órdenes.'],
    'Nunca envíes tu contraseña ni un código de verificación. No los necesitamos para ayudarte.',
  ),
  compliance: article(
    'Cumplimiento normativo',
    'Niveles de verificación, límites y niveles VIP.',
    'Pocket Exchange verifica a sus clientes en dos niveles. Antes hay que vincular el correo y el teléfono.',
    [
      'Nivel 1, básico',
      'Retiros de hasta 200 BTC cada 24 horas. Operaciones fiat de hasta 50.000.000 USD (USDT) por orden.',
    ],
    [
      'Nivel 2, avanzado',
      'Retiros de hasta 500 BTC cada 24 horas. Operaciones fiat de hasta 100.000.000 USD (USDT) por orden.',
    ],
    [
      'Niveles VIP',
      'Los niveles 1 a 4 empiezan con depósitos superiores a 100.000, 200.000, 300.000 y 500.000 USD.',
      'Reducen las comisiones spot un 10%, 15%, 30% y 100%, y suben el límite de retiro diario a 50.000, 100.000, 200.000 y 500.000 USD.',
    ],
    ['Riesgo', 'Los precios pueden bajar igual que subir. Opera solo con dinero que puedas permitirte perder.'],
  ),
  faq: article(
    'Preguntas frecuentes',
    'Cuentas, órdenes, comisiones y saldos.',
    [
      '¿Cómo abro una cuenta?',
      'Regístrate con un correo o un número de teléfono. Te enviamos un código de 6 dígitos: introdúcelo, elige una contraseña de 7 a 16 caracteres e inicia sesión.',
    ],
    [
      'No me ha llegado el código',
      'Puedes solicitar otro pasados 120 segundos. Un código vale 10 minutos y solo cuenta el último.',
    ],
    [
      '¿Qué es una orden límite?',
      'Se ejecuta a tu precio o a uno mejor. Lo que el libro de órdenes cubre al momento se ejecuta; el resto queda abierto hasta que el mercado alcanza tu precio o cancelas la orden.',
    ],
    [
      '¿Qué es una orden de mercado?',
      'Se ejecuta al momento a los mejores precios del libro de órdenes. Las órdenes grandes recorren varios precios, así que el precio medio puede diferir del último. Lo que el libro no cubre se cancela.',
    ],
    [
      '¿Por qué parte de mi saldo está bloqueada?',
      'Respalda tus órdenes abiertas. Se libera cuando la orden se cancela o se ejecuta por menos de lo bloqueado.',
    ],
    [
      '¿Cuánto cuesta una operación?',
      'Una fracción de lo que recibes, que ves en el formulario de la orden. Los niveles VIP 1 a 4 la reducen un 10%, 15%, 30% y 100%.',
    ],
    [
      '¿Para qué sirve la contraseña de fondos?',
      'Se pide para retirar y para cambiar el correo y el teléfono vinculados. Es distinta de la contraseña de acceso. Créala o cámbiala en Ajustes, Seguridad; te enviamos un código al correo o al teléfono.',
      'Cinco intentos fallidos seguidos la bloquean 30 minutos. Crear una nueva la desbloquea.',
    ],
    [
      '¿Cómo deposito?',
      'Elige una cripto y su red, envíala a la dirección que se muestra y sube tu comprobante de pago. La cantidad se abona tras la revisión. Las criptos enviadas por otra red pueden perderse.',
    ],
    [
      '¿Qué necesito para retirar?',
      'La identidad verificada de nivel 1, una contraseña de fondos y al menos el mínimo que indica el formulario. Durante la revisión la cantidad queda bloqueada; si se rechaza, se devuelve por completo.',
    ],
    [
      '¿Por qué debo verificar mi identidad?',
      'Lo exige la ley. El nivel 1 pide tu nombre y el número de tu documento; el nivel 2, fotos del documento. Vincula primero tu correo y tu teléfono.',
    ],
    [
      '¿Qué zona horaria usa la plataforma?',
      'El día de la plataforma empieza a medianoche UTC+8. La app muestra las horas en la zona horaria de tu dispositivo; los archivos que exportas están en UTC+8.',
    ],
  ),
  'copy-agreement': article(
    'Acuerdo de copy trading',
    'Qué pasa con tu dinero cuando copias a un trader.',
    'Cuando copias a un trader, cada posición de futuros que abre desde entonces se abre también para ti, al precio de mercado de ese momento y con el mismo apalancamiento.',
    [
      'Cuánto se copia',
      'Eliges un múltiplo fijo de los lotes del trader, como máximo 5, o un número fijo de lotes por operación. Un múltiplo mayor que 1 se redondea a dos decimales.',
      'Una copia nunca supera tu saldo. Si tu cuenta de futuros no alcanza, la copia se reduce o se omite, y te decimos por qué.',
    ],
    [
      'Cómo termina una copia',
      'Tu copia se cierra cuando se cierra la posición del trader: a mano, por un stop o por liquidación. Si el trader cierra una parte, se cierra la misma parte de tu copia; el último lote termina con la posición del trader. No puedes cerrarla mientras sigue al trader, pero puedes pasar a gestionarla por tu cuenta: desde entonces decides tú.',
      'Si dejas de copiar o se alcanza tu fecha límite, las copias abiertas se cierran igualmente con el trader.',
    ],
    [
      'Riesgo',
      'Los resultados pasados no garantizan resultados futuros. Puedes perder todo tu margen. Puedes copiar hasta a dos traders a la vez, y los traders no pueden copiar a otros.',
    ],
  ),
  'banner-welcome': article(
    'Criptos y acciones en un solo bolsillo',
    'Más de 40 mercados, una cuenta, un precio honesto.',
    'Opera con más de treinta criptos a toda hora y una docena de acciones durante sus sesiones, y transfiere dinero entre tus cuentas en un momento.',
    'El gráfico, el libro de órdenes, las operaciones y la cotización salen del mismo precio: lo que ves es lo que operas.',
  ),
  'banner-charts': article(
    'Gráficos de un minuto a un mes',
    'Nueve temporalidades, historial completo y una última vela que se mueve mientras miras.',
    'Elige una temporalidad de un minuto a un mes y retrocede cuanto quieras: el historial no se acaba.',
    'La última vela se mueve en vivo. Tus órdenes abiertas aparecen como líneas en su precio.',
  ),
  'banner-fees': article(
    'Tu precio o uno mejor',
    'Una orden límite nunca cuesta más que tu precio, y lo que sobra vuelve al momento.',
    'Una orden límite se ejecuta a su precio o a uno mejor. Lo bloqueado de más vuelve al momento a tu saldo disponible.',
    'Una orden de mercado recorre el libro y muestra el precio medio obtenido. Lo que el libro no cubre se cancela, no queda abierto.',
  ),
  'notice-accounts': article(
    'Una billetera, varias cuentas',
    'Spot, futuros, opciones y las demás cuentas tienen saldos separados. La página de activos los suma.',
    'Cada producto tiene su propia cuenta, así que una pérdida en una no toca el dinero de otra.',
    'La página de activos muestra cada cuenta con su saldo disponible y bloqueado, y los suma en tu divisa.',
    'Un saldo está bloqueado mientras respalda una orden abierta. Cancela la orden y vuelve a estar disponible al momento.',
  ),
  'notice-security': article(
    'Protege tu cuenta',
    'Nunca te pedimos tu contraseña ni un código de verificación. Iniciar sesión en otro dispositivo cierra la sesión anterior.',
    'Nadie de Pocket Exchange te pedirá nunca tu contraseña ni un código de verificación, ni por chat, ni por teléfono, ni por correo.',
    'Una cuenta tiene una sola sesión activa. Al iniciar sesión en otro dispositivo, la anterior se cierra al momento. Si no fuiste tú, cambia tu contraseña.',
    'Los códigos de verificación tienen 6 dígitos y valen 10 minutos.',
  ),
  'notice-fees': article(
    'Descuentos VIP en comisiones spot',
    'De VIP 1 a VIP 3 pagas un 10%, 15% y 30% menos en spot. VIP 4 no paga comisión spot.',
    'La comisión spot se descuenta de lo que recibes: criptos al comprar, USDT al vender.',
    'Tu descuento VIP se aplica a cada orden en el momento de colocarla: 10% en VIP 1, 15% en VIP 2, 30% en VIP 3. VIP 4 no paga comisión spot.',
    'Tu tasa de comisión aparece en el formulario de la orden antes de confirmar.',
  ),
  'popup-welcome': article(
    'Te damos la bienvenida a Pocket Exchange',
    'Un mercado simulado con reglas de verdad.',
    'Todo funciona como en una plataforma real: los precios se mueven, las órdenes se ejecutan, se cobran comisiones y cada saldo queda registrado.',
    'El mercado es simulado y el dinero es ficticio. Prueba lo que quieras.',
  ),
  'notice-market-hours': article(
    'Horario de negociación de acciones',
    'Las acciones se negocian en días laborables; las órdenes límite esperan a la siguiente sesión. Los mercados cripto no cierran nunca.',
    'Las acciones se negocian en días laborables durante la sesión de su bolsa. Fuera de ese horario, la página del mercado indica que está cerrado y muestra una cuenta atrás hasta la próxima apertura.',
    'Una orden límite que sigue abierta al terminar la sesión permanece en el libro de órdenes y puede ejecutarse cuando se reanude la negociación. Las órdenes nuevas de acciones solo se aceptan durante la sesión.',
    'Los mercados cripto funcionan a toda hora, todos los días del año.',
  ),
});
