import type { Panel } from '../panels';

/** The page of the manual (`docs/`) that helps with a panel. */
export const MANUAL_PAGES: Readonly<Record<Panel['id'], string>> = {
  scenario: 'index.html',
  clock: 'explanations/clock.html',
  market: 'explanations/market.html',
  people: 'how-to/people.html',
  'back-office': 'how-to/back-office.html',
  faults: 'how-to/faults.html',
  inspector: 'tutorials/developer.html',
  run: 'how-to/history.html',
};
