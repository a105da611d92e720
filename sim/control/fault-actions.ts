import { type FaultAdjustment, type FaultChange, faultAdjustment, faultChange } from '../faults/settings';
import { changes, steers } from './action';

/**
 * Faults of the connection to the exchange. They are part of its state, so scenarios can script them and replays repeat
 * them.
 */
export const faultActions = {
  'faults.get': steers({}, ({ world }) => world.faults.reading.settings),
  /** For hosts: the settings and the key of the random draws. */
  'faults.reading': steers({}, ({ world }) => world.faults.reading),
  /** Missing settings stay unchanged; `calls` is replaced as a whole. */
  'faults.set': changes(faultChange.entries, ({ world }, change) => {
    world.faults.set(change as FaultChange);
    return world.faults.reading.settings;
  }),
  /** As `faults.set`, but of single calls and events only the named settings are changed. */
  'faults.adjust': changes(faultAdjustment.entries, ({ world }, change) => {
    world.faults.adjust(change as FaultAdjustment);
    return world.faults.reading.settings;
  }),
  'faults.clear': changes({}, ({ world }) => {
    world.faults.clear();
    return world.faults.reading.settings;
  }),
  /** Closes all connections once; clients reconnect by themselves. */
  'faults.drop': changes({}, ({ world }) => {
    world.faults.drop();
    return world.faults.reading.settings;
  }),
};
