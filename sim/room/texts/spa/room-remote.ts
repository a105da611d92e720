import type { Texts } from '@/i18n/texts';

const remote: Texts<'room-remote'> = {
  title: 'Servidor',
  code: 'Código QR para un segundo dispositivo',
  scan: 'Escanéalo con un teléfono de la misma red para manejar desde ahí.',
  address: 'Dirección para un segundo dispositivo',
  network: 'Red',
  apps: 'Esta sala maneja un servidor. Las apps que lo usan inician sesión por su cuenta.',
  noNetwork: 'Esta máquina no está en ninguna red.',
  refused: 'Este dispositivo no está vinculado. Escanea el código de nuevo.',
  memory: 'Sin guardar: este servidor guarda su ejecución en memoria, y al reiniciarlo empieza de nuevo.',
  lost: 'El servidor no responde.',
  second: 'Segundo dispositivo',
  needsHost:
    'Esta plataforma vive en este navegador. Un teléfono solo puede manejarla si funciona como servidor en esta máquina:',
  thereafter: 'Después abre {{address}} aquí y escanea el código que muestra.',
};

export default remote;
