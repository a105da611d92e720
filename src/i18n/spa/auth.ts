import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: 'Iniciar sesión',
    promise: 'Una cuenta, todos los mercados',
    reason: 'Criptomonedas, futuros, opciones y acciones a precios en vivo. Inicia sesión y sigue donde lo dejaste.',
    byAccount: 'Correo o cuenta',
    byPhone: 'Teléfono',
    forgot: '¿Olvidó su contraseña?',
    noAccount: '¿Es nuevo aquí?',
    create: 'Crear una cuenta',
    success: 'Ha iniciado sesión',
  },
  register: {
    title: 'Crear cuenta',
    invite: 'Código de invitación',
    inviteOptional: 'Código de invitación (opcional)',
    haveAccount: '¿Ya tiene cuenta?',
    success: 'Su cuenta está lista. Inicie sesión',
    submit: 'Crear cuenta',
  },
  forgot: {
    title: 'Restablecer contraseña',
    intro: 'Introduzca el correo o el teléfono de su cuenta. Le enviaremos un código.',
    success: 'Contraseña cambiada. Inicie sesión con la nueva',
    submit: 'Cambiar contraseña',
  },
  way: {
    label: 'Forma de acceso',
    email: 'Correo',
    mobile: 'Teléfono',
  },
  email: 'Correo electrónico',
  account: 'Correo o cuenta',
  phone: 'Número de teléfono',
  areaCode: 'Prefijo: {{country}} +{{dial}}',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  again: 'Repita la contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  passwordRule: 'De 7 a 16 caracteres',
  strength: {
    label: 'Seguridad: {{level}}',
    weak: 'baja',
    fair: 'media',
    strong: 'alta',
    hint: 'Combine mayúsculas, minúsculas, cifras y signos',
  },
  steps: {
    label: 'Paso {{step}} de {{count}}',
    account: 'Cuenta',
    code: 'Verificación',
    password: 'Contraseña',
  },
  code: {
    label: 'Código de verificación',
    sentTo: 'Hemos enviado un código de 6 cifras a {{account}}. Es válido durante 10 minutos.',
    sent: 'Código enviado',
    resend: 'Reenviar',
    resendIn: 'Reenviar en {{time}}',
    change: 'Cambiar',
    digit: 'Cifra {{position}} de {{length}}',
    send: 'Enviar código',
  },
  agree: 'He leído y acepto los <terms>Términos del servicio</terms> y la <privacy>Política de privacidad</privacy>',
  agreeAndClose: 'Aceptar y cerrar',
  agreeFirst: 'Acepte primero los términos y la política de privacidad',
  area: {
    title: 'Prefijo',
    search: 'Buscar país o prefijo',
    recent: 'Recientes',
    all: 'Todos los países',
    nothing: 'No se encontró el país',
    nothingHint: 'Revise la ortografía o busque por prefijo, por ejemplo +62.',
    clear: 'Mostrar todos los países',
  },
  terms: {
    title: 'Términos del servicio',
  },
  privacy: {
    title: 'Política de privacidad',
  },
};

export default auth;
