const stage = {
  facts: 'What happens now',
  clock: 'Exchange clock',
  atRest: 'paused',
  sinceStart: '{{percent}} since the start',
  worth: 'Assets of {{name}}',
  nobody: 'Nobody is signed in.',
  keys: 'P pauses, N goes to the next event, C lets the market fall, D adds a phone, K opens the control room.',
  twoPhones: 'Two phones',
  second: 'Second phone',
} as const;

export default stage;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-stage': typeof stage;
  }
}
