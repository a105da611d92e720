import type { Texts } from '../texts';

const auth: Texts<'auth', 'one' | 'many'> = {
  login: {
    title: 'Iniciar sesión',
    promise: 'Una cuenta, todos los mercados',
    reason: 'Criptos, futuros, opciones y acciones a precios en vivo. Inicia sesión y sigue donde lo dejaste.',
    byAccount: 'Correo o cuenta',
    byPhone: 'Teléfono',
    forgot: '¿Olvidaste tu contraseña?',
    noAccount: '¿Aún no tienes cuenta?',
    create: 'Crear una cuenta',
    locked: '¿No puedes iniciar sesión?',
    contact: 'Contáctanos',
    success: 'Has iniciado sesión',
  },
  register: {
    title: 'Crear cuenta',
    reason: 'Gratis y en un minuto: un correo o un teléfono, un código y una contraseña.',
    invite: 'Código de referido',
    inviteOptional: 'Código de referido (opcional)',
    haveAccount: '¿Ya tienes cuenta?',
    success: 'Tu cuenta está lista. Inicia sesión para empezar',
    submit: 'Crear cuenta',
  },
  forgot: {
    title: 'Restablecer contraseña',
    promise: 'Recupera tu cuenta',
    intro: 'Introduce el correo o el teléfono de tu cuenta. Te enviaremos un código.',
    success: 'Contraseña cambiada. Inicia sesión con la nueva',
    submit: 'Cambiar contraseña',
  },
  way: { label: 'Forma de acceso', email: 'Correo', mobile: 'Teléfono' },
  email: 'Correo electrónico',
  account: 'Correo o cuenta',
  phone: 'Número de teléfono',
  areaCode: 'Prefijo: {{country}} +{{dial}}',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  again: 'Repite la contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  passwordRule: 'De 7 a 16 caracteres',
  strength: {
    label: 'Seguridad: {{level}}',
    weak: 'baja',
    fair: 'media',
    strong: 'alta',
    hint: 'Combina mayúsculas, minúsculas, números y símbolos',
  },
  steps: {
    label: 'Paso {{step}} de {{count}}',
    account: 'Cuenta',
    code: 'Verificación',
    password: 'Contraseña',
  },
  code: {
    label: 'Código de verificación',
    sentTo: 'Hemos enviado un código de 6 dígitos a {{account}}. Es válido durante 10 minutos.',
    sent: 'Código enviado',
    resend: 'Reenviar',
    resendIn: 'Reenviar en {{time}}',
    change: 'Cambiar',
    digit: 'Dígito {{position}} de {{length}}',
    send: 'Enviar código',
  },
  agree: 'He leído y acepto los <terms>Términos del servicio</terms> y la <privacy>Política de privacidad</privacy>',
  agreeAndClose: 'Aceptar y cerrar',
  agreeFirst: 'Acepta primero los Términos del servicio y la Política de privacidad',
  area: {
    title: 'Prefijo',
    search: 'Buscar país o prefijo',
    recent: 'Recientes',
    all: 'Todos los países',
    nothing: 'No se encontró ningún país',
    nothingHint: 'Revisa cómo está escrito o busca por prefijo, por ejemplo +62.',
    clear: 'Mostrar todos los países',
  },
  terms: {
    title: 'Términos del servicio',
    lead: 'Estos términos rigen entre tú y el operador de esta plataforma siempre que uses la aplicación.',
    account: {
      title: '1. Tu cuenta',
      body: 'Una persona, una cuenta. Debes ser mayor de edad donde vives y dar datos verdaderos. No compartas tu contraseña ni tus códigos: todo lo que se haga con ellos se considera hecho por ti. Si sospechas que alguien más los tiene, avisa enseguida a Atención al cliente.',
    },
    trading: {
      title: '2. Órdenes y precios',
      body: 'Una orden es vinculante una vez aceptada. Se ejecuta al precio que ofrece el mercado en ese momento, que puede diferir del último que viste. Las comisiones, el margen y el precio de liquidación se muestran antes de que confirmes. Las órdenes ejecutadas no se pueden revertir.',
    },
    risk: {
      title: '3. Riesgo',
      body: 'Los precios de los activos digitales cambian con rapidez. Con apalancamiento y opciones de corto plazo puedes perder todo lo invertido en segundos. Los productos a plazo fijo pueden no admitir el rescate anticipado, o solo con una penalización. Usa únicamente dinero que puedas permitirte perder. Nada de lo que aparece en la aplicación es asesoramiento de inversión.',
    },
    funds: {
      title: '4. Depósitos y retiros',
      body: 'Envía cada cripto solo por la red que se muestra con la dirección; cualquier otra cosa puede perderse. Los retiros se revisan, requieren una identidad verificada por encima de los límites indicados y no se pueden revertir una vez enviados. Las tasas de cambio de divisas son solo informativas.',
    },
    conduct: {
      title: '5. Conductas prohibidas',
      body: 'El blanqueo de capitales, el uso de documentos o tarjetas de otras personas, la manipulación del mercado y el acceso automatizado que perturbe el servicio. En esos casos la cuenta puede bloquearse hasta que el asunto se resuelva.',
    },
    changes: {
      title: '6. Cambios y cierre de la cuenta',
      body: 'Los cambios de estos términos se anuncian en la aplicación antes de entrar en vigor. Puedes cerrar tu cuenta en cualquier momento, una vez cerradas tus posiciones y retirados tus saldos.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué guardamos sobre ti, por qué y qué puedes pedirnos.',
    kept: {
      title: '1. Qué guardamos',
      body: 'Tu correo o tu teléfono, tu perfil, los documentos de tu verificación de identidad, tus órdenes y transferencias, y registros técnicos como el dispositivo, el idioma y la hora de acceso.',
    },
    use: {
      title: '2. Para qué lo usamos',
      body: 'Para gestionar tu cuenta, ejecutar órdenes y pagos, cumplir la ley contra el blanqueo de capitales, protegerte del fraude y responderte. No vendemos tus datos.',
    },
    device: {
      title: '3. En tu dispositivo',
      body: 'La aplicación guarda tu sesión, tu idioma y tu divisa en el navegador. Al cerrar sesión, esta se elimina del dispositivo.',
    },
    rights: {
      title: '4. Tus derechos',
      body: 'Puedes preguntar qué datos tenemos, pedir que se corrijan y que se eliminen, salvo que la ley nos obligue a conservarlos. Contacta con Atención al cliente.',
    },
  },
};

export default auth;
