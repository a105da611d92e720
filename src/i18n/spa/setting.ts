import type { Texts } from '../texts';

const setting: Texts<'setting', 'one' | 'many'> = {
  title: 'Ajustes',
  profile: {
    visitor: 'No has iniciado sesión',
    visitorHint: 'Inicia sesión para operar, depositar y ver tus activos',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: 'Estándar',
    failed: 'No se pudo cargar tu perfil',
  },
  identity: {
    none: 'Sin verificar',
    pending: 'En revisión',
    basic: 'Verificada · nivel 1',
    advancedPending: 'Nivel 2 en revisión',
    failed: 'Rechazada',
    advanced: 'Verificada · nivel 2',
  },
  groups: { account: 'Cuenta', preferences: 'Preferencias', help: 'Ayuda e información' },
  entries: {
    profile: 'Perfil',
    security: 'Seguridad',
    identity: 'Verificación de identidad',
    wallets: 'Direcciones de billetera',
    cards: 'Tarjetas bancarias',
    messages: 'Mensajes',
    vip: 'VIP',
    coupons: 'Cupones',
    bills: 'Movimientos',
    share: 'Invitar amigos',
    language: 'Idioma',
    currency: 'Divisa de visualización',
    vibration: 'Vibración',
    faq: 'Preguntas frecuentes',
    service: 'Atención al cliente',
    contact: 'Contacto',
    compliance: 'Cumplimiento normativo',
    about: 'Sobre nosotros',
    version: 'Versión de la aplicación',
  },
  currency: {
    title: 'Divisa de visualización',
    search: 'Buscar divisa',
    nothing: 'No se encontró ninguna divisa',
    chosen: 'Los importes se muestran ahora en {{currency}}',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: '¿Cerrar sesión?',
    body: 'Puedes volver a entrar cuando quieras. Tus órdenes y posiciones abiertas no cambian.',
    done: 'Has cerrado sesión',
  },
  language: { title: 'Idioma' },
};

export default setting;
