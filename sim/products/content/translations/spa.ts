import { article } from '../article-text';
import type { Translation } from './translation';

/** Spanish. */
export const spa = (): Translation => ({
  about: article(
    'Acerca de Pocket Exchange',
    'Una bolsa completa que cabe en una pestaña del navegador.',
    'Pocket Exchange es una aplicación móvil para operar y ahorrar: criptomonedas a toda hora, acciones durante sus sesiones y una página que muestra todo lo que tiene.',
    [
      'Un solo precio',
      'Velas, libro de órdenes, operaciones y cotización proceden de un mismo recorrido de precios: nada en su pantalla puede contradecirse.',
    ],
    [
      'Cada céntimo queda registrado',
      'Los saldos solo cambian mediante asientos de partida doble. Cada asiento se lee en la página de registros, con el saldo anterior y el posterior.',
    ],
    [
      'Redondeo',
      'Los importes son exactos hasta 8 decimales. Lo que paga se redondea hacia arriba y lo que recibe se trunca, en menos de una unidad del octavo decimal.',
    ],
  ),
  contact: article(
    'Contacto',
    'Cómo comunicarse con atención al cliente.',
    [
      'Correo electrónico',
      'support@pocket-exchange.example',
      'Respondemos en un día laborable, en inglés o indonesio.',
    ],
    ['Antes de escribir', 'Indique el mercado y la hora de la orden: ambos figuran en su lista de órdenes.'],
    'Nunca envíe su contraseña ni un código de verificación. No los necesitamos para ayudarle.',
  ),
  compliance: article(
    'Cumplimiento operativo',
    'Niveles de verificación, límites y niveles VIP.',
    'Pocket Exchange verifica a sus clientes en dos niveles. Antes hay que vincular el correo electrónico y el teléfono.',
    [
      'Nivel 1, básico',
      'Retiros de hasta 200 BTC en 24 horas. Operaciones fiat de hasta 50.000.000 USD (USDT) por orden.',
    ],
    [
      'Nivel 2, avanzado',
      'Retiros de hasta 500 BTC en 24 horas. Operaciones fiat de hasta 100.000.000 USD (USDT) por orden.',
    ],
    [
      'Niveles VIP',
      'Los niveles 1 a 4 empiezan con depósitos superiores a 100.000, 200.000, 300.000 y 500.000 USD.',
      'Reducen las comisiones al contado un 10 %, 15 %, 30 % y 100 %, y elevan el retiro diario a 50.000, 100.000, 200.000 y 500.000 USD.',
    ],
    ['Riesgo', 'Los precios pueden bajar igual que subir. Opere solo con dinero cuya pérdida pueda asumir.'],
  ),
  faq: article(
    'Preguntas frecuentes',
    'Cuentas, órdenes, comisiones y saldos.',
    [
      '¿Cómo abro una cuenta?',
      'Regístrese con un correo electrónico o un número de teléfono. Le enviamos un código de 6 dígitos; introdúzcalo, elija una contraseña de más de 6 caracteres e inicie sesión.',
    ],
    [
      'No he recibido ningún código',
      'Puede pedir otro después de 120 segundos. Un código vale 10 minutos y solo cuenta el último.',
    ],
    [
      '¿Qué es una orden limitada?',
      'Se ejecuta a su precio o a uno mejor. La parte que el libro ofrece a ese precio se ejecuta enseguida; el resto espera a que el mercado toque su precio o a que usted la cancele.',
    ],
    [
      '¿Qué es una orden de mercado?',
      'Se ejecuta enseguida a los mejores precios del libro. Las órdenes grandes recorren varios precios, así que el promedio puede diferir del último. Lo que el libro no puede cubrir se cancela.',
    ],
    [
      '¿Por qué parte de mi saldo está congelada?',
      'Respalda sus órdenes abiertas. Vuelve cuando cancela la orden o cuando se ejecuta por menos de lo reservado.',
    ],
    [
      '¿Cuánto cuesta una operación?',
      'Una fracción de lo que recibe, indicada en el formulario de la orden. Los niveles VIP 1 a 4 la reducen un 10 %, 15 %, 30 % y 100 %.',
    ],
    [
      '¿Para qué sirve la contraseña de pago?',
      'Se pide en los retiros y al cambiar sus direcciones vinculadas. Es distinta de la contraseña de acceso. Puede crearla o cambiarla en Ajustes, Seguridad; se envía un código a su correo o teléfono.',
      'Cinco errores seguidos la bloquean durante 30 minutos. Crear una nueva levanta el bloqueo.',
    ],
    [
      '¿Cómo deposito?',
      'Elija una moneda y su red, envíe a la dirección mostrada y suba una imagen del pago. El importe se abona tras nuestra revisión. Usar una red distinta de la mostrada puede hacerle perder sus monedas.',
    ],
    [
      '¿Qué necesito para retirar?',
      'Una identidad verificada de nivel 1, una contraseña de pago y al menos el mínimo indicado. Mientras lo revisamos, el importe queda congelado; si lo rechazamos, vuelve íntegro.',
    ],
    [
      '¿Por qué debo verificar mi identidad?',
      'La ley lo exige. El nivel 1 pide su nombre y número de documento; el nivel 2, fotos del documento. Antes vincule su correo y su teléfono.',
    ],
    ['¿Qué zona horaria usa la bolsa?', 'El día de la bolsa y todas las horas de los registros son UTC+8.'],
  ),
  'copy-agreement': article(
    'Acuerdo de copia de operaciones',
    'Qué ocurre con su dinero cuando copia a un operador.',
    'Cuando copia a un operador, cada posición de futuros que abra desde entonces se abre también para usted, al precio de mercado del mismo momento y con el mismo apalancamiento.',
    [
      'Cuánto se copia',
      'Usted elige un múltiplo fijo de los lotes del operador, como máximo 5, o un número fijo de lotes por operación. Un múltiplo mayor que 1 se redondea a dos decimales.',
      'Una copia nunca supera sus medios. Si su cuenta de futuros no alcanza, la copia se reduce o se omite, y se le dice por qué.',
    ],
    [
      'Cómo termina una copia',
      'Su copia se cierra cuando se cierra la posición del operador: a mano, por un stop o por liquidación. No puede cerrarla usted, pero puede asumirla: desde entonces es suya y ya no sigue al operador.',
      'Si deja de copiar, o vence su plazo, las copias abiertas se cierran igualmente con el operador.',
    ],
    [
      'Riesgo',
      'Los resultados pasados no aseguran nada. El margen puede perderse por completo. Puede copiar a dos operadores a la vez, y los operadores no pueden copiar a otros.',
    ],
  ),
  'banner-welcome': article(
    'Cripto y acciones en un solo bolsillo',
    'Más de 40 mercados, una cuenta, un precio honesto.',
    'Opere con más de treinta monedas a toda hora y una docena de acciones durante sus sesiones, y mueva dinero entre sus cuentas en un momento.',
    'El gráfico, el libro, las operaciones y la cotización vienen del mismo precio: lo que ve es lo que opera.',
  ),
  'banner-charts': article(
    'Gráficos de un minuto a un mes',
    'Nueve períodos, historial completo y una última vela que se mueve mientras mira.',
    'Elija un período de un minuto a un mes y retroceda cuanto quiera: el historial no termina.',
    'La última vela es en vivo. Sus órdenes abiertas aparecen como líneas en su precio.',
  ),
  'banner-fees': article(
    'Su precio o uno mejor',
    'Una orden limitada nunca cuesta más de lo que pidió, y lo que sobra vuelve enseguida.',
    'Una orden limitada se ejecuta a su precio o a uno mejor. Lo reservado por encima del coste real vuelve en el mismo instante a su saldo disponible.',
    'Una orden de mercado recorre el libro y muestra el precio medio alcanzado. Lo que el libro no puede cubrir se cancela, no queda en espera.',
  ),
  'notice-accounts': article(
    'Una cartera, varias cuentas',
    'Contado, futuros, opciones y las demás cuentas guardan sus saldos por separado. La página de activos los suma.',
    'Cada producto tiene su propia cuenta, así que una pérdida en una no toca el dinero de otra.',
    'La página de activos muestra el saldo disponible y congelado de cada cuenta y los suma en su moneda.',
    'Un saldo está congelado mientras respalda una orden abierta. Cancele la orden y vuelve a estar disponible enseguida.',
  ),
  'notice-security': article(
    'Proteja su cuenta',
    'Nunca pedimos su contraseña ni un código de verificación. Entrar desde otro dispositivo cierra la sesión anterior.',
    'Nadie de Pocket Exchange le pedirá su contraseña ni un código de verificación, ni por chat, ni por teléfono, ni por correo.',
    'Una cuenta tiene una sola sesión activa. Al entrar desde otro dispositivo, la anterior termina enseguida; si no fue usted, cambie la contraseña.',
    'Los códigos de verificación tienen 6 dígitos y valen 10 minutos.',
  ),
  'notice-fees': article(
    'Descuentos VIP en comisiones al contado',
    'VIP 1 a 3 pagan un 10 %, 15 % y 30 % menos al contado. VIP 4 opera al contado sin comisión.',
    'La comisión al contado se descuenta de lo que recibe: monedas al comprar, USDT al vender.',
    'El descuento de su nivel VIP se aplica a cada orden en el momento de hacerla: 10 % en VIP 1, 15 % en VIP 2, 30 % en VIP 3. VIP 4 no paga comisión al contado.',
    'Su tarifa aparece en el formulario de la orden antes de confirmar.',
  ),
  'popup-welcome': article(
    'Bienvenido a Pocket Exchange',
    'Un mercado simulado con reglas de verdad.',
    'Todo funciona como en una bolsa real: los precios se mueven, las órdenes se ejecutan, se cobran comisiones y cada saldo queda registrado.',
    'El mercado es simulado y el dinero es ficticio. Pruebe lo que quiera.',
  ),
  'notice-market-hours': article(
    'Horario de negociación de acciones',
    'Las acciones se negocian en días laborables; las órdenes limitadas esperan a la siguiente sesión. Los mercados cripto no cierran nunca.',
    'Las acciones se negocian en días laborables durante la sesión de su bolsa. Fuera de ella, la página de mercados muestra una marca de cierre y una cuenta atrás hasta la próxima apertura.',
    'Una orden limitada que sigue abierta al terminar la sesión permanece en el libro y puede ejecutarse cuando se reanude. Las órdenes nuevas de acciones solo se aceptan durante la sesión.',
    'Los mercados cripto funcionan a toda hora, todos los días del año.',
  ),
});
