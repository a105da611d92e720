/** The bar of a guided tour. */
const tour = {
  tour: 'Guided tour',
  step: 'Step {{step}} of {{total}}',
  next: 'Next',
  back: 'Back',
  play: 'Play',
  pause: 'Pause',
  stop: 'End the tour',
  done: 'Finish',
  skip: 'Skip',
  goThere: 'Go there',
  missing: 'This step’s place is not on the screen.',
  coming: 'Looking for the place…',
  waiting: 'Waiting for it to happen; Next goes on at once.',
  refused: 'This step could not be carried out:',
} as const;

export default tour;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-tour': typeof tour;
  }
}
