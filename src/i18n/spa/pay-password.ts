import type { Texts } from '../texts';

const payPassword: Texts<'pay-password', 'one' | 'many'> = {
  title: 'Contraseña de fondos',
  digits: '{{entered}} de {{length}} dígitos',
  keypad: 'Teclado numérico',
  delete: 'Borrar el último dígito',
  field: 'Contraseña de fondos',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  useLetters: 'Mi contraseña tiene letras',
  useDigits: 'Mi contraseña tiene 6 dígitos',
  forgot: '¿Olvidaste tu contraseña?',
  confirm: 'Confirmar',
  checking: 'Comprobando',
  unset: 'Aún no tienes contraseña de fondos',
  unsetHint: 'Protege tus fondos: se pide al retirar, al guardar direcciones y tarjetas y al cambiar la seguridad.',
  set: 'Crear contraseña de fondos',
};

export default payPassword;
