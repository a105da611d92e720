import { type Kit, sends } from '../sandbox-method';

/** Virtual epoch milliseconds, an ISO instant, or a Date. */
type Instant = number | string | Date;

/** Text such as `'90s'`, `'5m'`, `'72h'`, `'3d'`. */
const isDuration = (text: string): boolean => /^\d+(ms|s|m|h|d)$/.test(text);
const instant = (to: Instant): number | string => (to instanceof Date ? to.getTime() : to);

/** Virtual time. A jump runs everything that becomes due: fills, settlements, ends of auctions. */
export const clock = {
  /**
   * The current time in virtual epoch milliseconds.
   * @example
   * const today = new Date(await sandbox.clock.now());
   */
  now: sends('clock.now', [], { gives: 'now' }),
  /**
   * The current time, the rate, and whether the clock is paused.
   * @example
   * const { paused } = await sandbox.clock.reading();
   */
  reading: sends('clock.now', []),
  /**
   * Pauses the clock; calls are still answered.
   * @example
   * await sandbox.clock.pause();
   */
  pause: sends('clock.set', [], { always: { paused: true } }),
  /**
   * Resumes the clock at its former rate.
   * @example
   * await sandbox.clock.resume();
   */
  resume: sends('clock.set', [], { always: { paused: false } }),
  /**
   * Sets the virtual seconds per real second: 1, 10, 60 or 3600. A paused clock stays paused.
   * @example
   * await sandbox.clock.speed(60);
   */
  speed: sends('clock.set', ['rate']),
  /**
   * Moves the clock on by a duration.
   * @example
   * await sandbox.clock.step('1s');
   */
  step: sends('clock.advance', ['by']),
  /**
   * Moves the clock on by a duration in words, or to an instant. An earlier instant is refused: see `rewind`.
   * @example
   * await sandbox.clock.jump('3d');
   * @example
   * await sandbox.clock.jump(new Date('2026-03-01T08:00:00Z'));
   */
  jump:
    ({ run }: Kit) =>
    (to: Instant) =>
      typeof to === 'string' && isDuration(to)
        ? run('clock.advance', { by: to })
        : run('clock.jump', { to: instant(to) }),
  /**
   * What is due next, and when; null when nothing is.
   * @example
   * const { event } = await sandbox.clock.due();
   */
  due: sends('clock.due', []),
  /**
   * Moves the clock on to the next fill or timed event and returns it; null when nothing is due.
   * @example
   * const { event } = await sandbox.clock.next();
   */
  next: sends('clock.next', []),
};
