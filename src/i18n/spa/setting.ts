import type { SomeTexts } from '../texts';

const setting: SomeTexts<'setting'> = {
  title: 'Ajustes',
  profile: {
    visitor: 'No ha iniciado sesión',
    visitorHint: 'Inicie sesión para operar, depositar y ver sus activos',
    noVip: 'Estándar',
    failed: 'No se pudo cargar su perfil',
  },
  identity: {
    none: 'Sin verificar',
    pending: 'En revisión',
    basic: 'Verificado Lv1',
    advancedPending: 'Lv2 en revisión',
    failed: 'Rechazada',
    advanced: 'Verificado Lv2',
  },
  groups: {
    account: 'Cuenta',
    preferences: 'Preferencias',
    help: 'Ayuda e información',
  },
  entries: {
    profile: 'Perfil',
    security: 'Seguridad',
    identity: 'Verificación de identidad',
    wallets: 'Direcciones de billetera',
    cards: 'Tarjetas bancarias',
    coupons: 'Cupones',
    bills: 'Movimientos',
    share: 'Invitar amigos',
    language: 'Idioma',
    currency: 'Moneda de visualización',
    vibration: 'Vibración',
    faq: 'Preguntas frecuentes',
    contact: 'Contacto',
    compliance: 'Cumplimiento',
    about: 'Sobre nosotros',
    version: 'Versión de la aplicación',
  },
  currency: {
    title: 'Moneda de visualización',
    search: 'Buscar moneda',
    nothing: 'No se encontró la moneda',
    chosen: 'Los importes se muestran ahora en {{currency}}',
  },
  logOut: {
    title: '¿Cerrar sesión?',
    body: 'Puede volver a entrar cuando quiera. Sus órdenes y posiciones abiertas no cambian.',
    done: 'Ha cerrado sesión',
  },
  language: {
    title: 'Idioma',
  },
};

export default setting;
