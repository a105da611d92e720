import { instantOf } from '../../clock/instant';
import { type Kit, sends } from '../sandbox-method';

/** Virtual epoch milliseconds, an ISO instant with its zone, a Date, or right after a command of the history. */
type Moment = number | string | Date | { readonly seq: number };

const moment = (to: Moment) =>
  typeof to === 'object' && 'seq' in to ? { seq: to.seq } : { toMs: instantOf(to instanceof Date ? to.getTime() : to) };

/** Going to other moments of a run, and to other runs. */
export const momentMethods = {
  /**
   * All commands so far, and when they were executed.
   * @example
   * const { entries } = await sandbox.history();
   */
  history: sends('run.history', []),
  /**
   * Goes back to an instant, or to right after a command of the history. The later commands are kept: see `forward`.
   * @example
   * const { startMs } = await sandbox.history();
   * await sandbox.rewind(startMs);
   */
  rewind:
    ({ run }: Kit) =>
    async (to: Moment) =>
      run('run.rewind', moment(to)),
  /**
   * The commands after the current moment, which a rewind has left; null when there are none.
   * @example
   * await sandbox.ahead();
   */
  ahead: sends('run.ahead', []),
  /**
   * Goes forward again after a rewind, to a later moment of the run or to its end. Any other command before that starts
   * another branch, and the old one is then among `kept`.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.rewind({ seq: 0 });
   * await sandbox.forward();
   */
  forward:
    ({ run }: Kit) =>
    async (to?: Moment) =>
      run('run.forward', to === undefined ? {} : moment(to)),
  /**
   * Names the current moment, so that it is found again. The name is kept with the run and is no part of its state.
   * @example
   * const { id } = await sandbox.bookmark('before the crash');
   */
  bookmark: sends('run.bookmark', ['name']),
  /**
   * The named moments, earliest first, and where each lies: `past`, `ahead`, or on a replaced `branch`.
   * @example
   * const [first] = await sandbox.bookmarks();
   */
  bookmarks: sends('run.bookmarks', []),
  /**
   * Forgets a named moment. The run stays as it is.
   * @example
   * const { id } = await sandbox.bookmark('a mistake');
   * await sandbox.removeBookmark(id);
   */
  removeBookmark: sends('run.removeBookmark', ['id'], { gives: 'removed' }),
  /**
   * Goes to a named moment, back or forward or on a replaced run, with the clock paused.
   * @example
   * const { id } = await sandbox.bookmark('before');
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.goTo(id);
   */
  goTo: sends('run.goTo', ['bookmark']),
  /**
   * What differs between two moments in balances, orders, prices and stored rows. A moment is `{ seq }` or `{ toMs }`
   * of this run, `{ ahead: true }` for the end that lies ahead, `{ bookmark }`, or the end of a kept `{ run }`; without
   * one it is the current moment.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * const { balances } = await sandbox.compare({ seq: 0 });
   */
  compare: sends('run.compare', ['from', 'to']),
  /**
   * The last five runs that other runs have replaced and that have commands besides sign-ins, newest first.
   * @example
   * const [last] = await sandbox.kept();
   */
  kept: sends('run.kept', []),
  /**
   * Continues one of the `kept` runs, with the clock paused; the current run is kept instead.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.reset();
   * const [last] = await sandbox.kept();
   * await sandbox.takeUp(last.id);
   */
  takeUp: sends('run.takeUp', ['id']),
};
