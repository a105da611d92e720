const remote = {
  title: 'Server',
  code: 'QR code for a second device',
  scan: 'Scan it with a phone on the same network to steer from there.',
  address: 'Address for a second device',
  network: 'Network',
  apps: 'This room steers a server. Apps that use it sign in themselves.',
  noNetwork: 'This machine is not connected to a network.',
  refused: 'This device is not paired. Scan the code again.',
  memory: 'Not saved: this server keeps its run in memory, and a restart starts over.',
  lost: 'The server does not answer.',
  second: 'Second device',
  needsHost: 'This exchange lives in this browser. A phone can steer it only when it runs as a server on this machine:',
  thereafter: 'Then open {{address}} here, and scan the code that it shows.',
} as const;

export default remote;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-remote': typeof remote;
  }
}
