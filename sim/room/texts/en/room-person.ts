import { FAULT_SENTENCES } from '../../../people/fault-sentences';

const person = {
  title: 'People as data',
  add: 'Add from a file',
  addTitle: 'Add people',
  close: 'Close',
  intro: 'A person or a start state as JSON. Save a customer as a file to use as a template.',
  file: 'Choose a JSON file',
  paste: 'JSON',
  addNow: 'Add',
  toMend: '{{number}} to fix',
  save: 'Save {{name}} as a file',
  share: 'Copy a link to {{name}}',
  left: 'Left out, because the exchange would refuse it now: {{list}}',
  link: 'Link',
  said: {
    added: '{{names}} added',
    nothing: 'Added to the run',
    saved: '{{file}} saved',
    shared: 'Link copied ({{size}})',
    byHand: 'The link is ready: copy it by hand',
  },
  /** The exchange reports the same sentences to developers. */
  faults: FAULT_SENTENCES,
} as const;

export default person;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-person': typeof person;
  }
}
