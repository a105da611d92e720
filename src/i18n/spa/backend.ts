import type { Texts } from '../texts';

const backend: Texts<'backend', 'one' | 'many'> = {
  title: 'Plataforma no disponible',
  unset: 'Esta app está mal configurada',
  misfit: {
    unreachable: 'No se puede conectar con la plataforma',
    forbidden: 'La plataforma no admite esta página',
    status: 'La plataforma devolvió un error',
    notJson: 'Esta respuesta no es de la plataforma',
    envelope: 'Formato de respuesta desconocido',
  },
  hint: {
    unreachable: 'Revisa tu conexión a internet. Si funciona, el servidor está caído o su dirección es incorrecta.',
    forbidden: 'El servidor responde, pero no permite que las páginas de {{origin}} lean la respuesta (CORS).',
    status: 'El servidor no está listo o su dirección es incorrecta.',
    notJson: 'En esta dirección responde otro servidor o la página de acceso de tu red.',
    envelope: 'Es JSON, pero sin los campos que tiene toda respuesta de la plataforma.',
  },
  config: {
    json: 'La configuración de esta página no es JSON válido.',
    unknown: 'No existe ningún ajuste llamado “{{field}}”.',
    address: '“{{field}}” debe ser una dirección web.',
    secure: 'Cada dirección de “{{field}}” debe empezar por https://.',
    list: '“{{field}}” debe ser una lista entre corchetes.',
    protocol: '“{{field}}” debe ser 3 o 4.',
  },
  asked: 'Solicitud',
  came: 'Respuesta',
  nothing: 'Ninguna',
  setting: 'Valor actual',
};

export default backend;
