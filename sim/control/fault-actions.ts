import { type FaultChange, faultChange } from '../faults/settings';
import { changes, steers } from './action';

/** What is wrong with the way to the exchange. Part of its state, so scenarios script it and replays repeat it. */
export const faultActions = {
  'faults.get': steers({}, ({ world }) => world.faults.reading.settings),
  /** For hosts: the settings and what their draws are keyed by. */
  'faults.reading': steers({}, ({ world }) => world.faults.reading),
  /** What is left out stays as it is; `calls` is set as a whole. */
  'faults.set': changes(faultChange.entries, ({ world }, change) => {
    world.faults.set(change as FaultChange);
    return world.faults.reading.settings;
  }),
  'faults.clear': changes({}, ({ world }) => {
    world.faults.clear();
    return world.faults.reading.settings;
  }),
  /** Breaks all connections once; clients come back by themselves. */
  'faults.drop': changes({}, ({ world }) => {
    world.faults.drop();
    return world.faults.reading.settings;
  }),
};
