import type { Texts } from '../texts';

const errors: Texts<'errors', 'one' | 'many'> = {
  logInFirst: 'Inicia sesión primero',
  sessionEnded: 'Tu sesión ha caducado. Vuelve a iniciar sesión',
  verifyFirst: 'Verifica tu identidad primero',
  network: 'Sin conexión con la plataforma',
  networkHint: 'Revisa tu conexión a internet e inténtalo de nuevo.',
  timeout: 'La plataforma no respondió a tiempo',
  unavailable: 'La plataforma tiene un problema en este momento. Inténtalo de nuevo en unos instantes.',
  unavailableUntil: 'La plataforma no puede responder ahora. Próximo intento posible: {{time}}.',
  notOffered: 'La plataforma no ofrece esta función',
  unsure: 'Sin respuesta. Es posible que la solicitud se haya procesado: compruébalo antes de reintentar',
  unsureUntil:
    'Sin respuesta. Es posible que la solicitud se haya procesado: compruébalo antes de reintentar. Próximo intento posible: {{time}}',
  unsureSafe: 'Sin respuesta. Inténtalo de nuevo: la solicitud no se duplicará.',
  server: 'No se pudo leer la respuesta de la plataforma. Inténtalo de nuevo',
  unreadable: 'Falta o no se puede leer en la respuesta de la plataforma: {{field}}',
  refused: 'La plataforma rechazó la solicitud',
  tooMany: 'Demasiadas solicitudes. Inténtalo de nuevo en unos instantes',
  tooManySeconds: 'Demasiadas solicitudes. Inténtalo de nuevo en {{seconds}} s',
  tooManyMinutes: 'Demasiadas solicitudes. Inténtalo de nuevo en {{minutes}} min',
  parts: {
    balance: 'No se pudo cargar tu saldo',
    identity: 'No se pudo cargar tu verificación',
    coins: 'No se pudieron cargar las criptos',
    account: 'No se pudo cargar tu cuenta',
    unread: 'No se pudo cargar cuántos hay sin leer',
  },
  failed: 'No disponible',
  pageLoad: 'No se pudo cargar esta página',
  pageLoadHint: 'La conexión puede ser lenta o haberse interrumpido.',
  pageBroken: 'Algo falló en esta página',
  pageBrokenHint: 'En la plataforma no se ha perdido nada. Vuelve a abrir la página.',
  newVersion: 'Nueva versión disponible',
  newVersionHint: 'Esta página es de una versión anterior. Lo que has escrito se conserva.',
  newVersionLoad: 'Actualizar',
  notFound: 'Esta página no existe',
  notFoundHint: 'El enlace puede ser antiguo o estar mal escrito.',
};

export default errors;
