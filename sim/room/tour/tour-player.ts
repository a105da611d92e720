import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import { errorText } from '../../error-text';
import type { Tour, TourStep } from '../../scenarios/tour';
import { type Condition, isMet, markOf } from './condition';
import type { TourPage } from './tour-page';

export interface TourState {
  readonly tour: Tour;
  readonly step: number;
  /**
   * `coming`: the anchor is not there yet; `waiting`: the condition is not met yet; `here`: ready; `missing`: the
   * anchor is not on the screen; `failed`: an action was refused.
   */
  readonly phase: 'coming' | 'waiting' | 'here' | 'missing' | 'failed';
  readonly playing: boolean;
  /** Why an action was refused. */
  readonly problem: string;
}

/** Real milliseconds between two checks of anchor and condition. */
export const POLL_INTERVAL_MS = 250;
/** Real milliseconds after which an anchor counts as missing. The checks go on. */
export const ANCHOR_TIMEOUT_MS = 4_000;
/** Real milliseconds for reading a step, when the tour plays by itself. */
const READING_MS = 2_500;
const READING_PER_CHARACTER_MS = 35;

/** Plays tours: one step at a time, by hand or by itself. */
export class TourPlayer {
  readonly #state = createValueStore<TourState | null>(null);
  readonly #page: TourPage;
  #reached = -1;
  /** Counts entered steps, so that asynchronous work of an earlier step is recognised and ignored. */
  #entry = 0;
  #cancel: () => void = () => {};

  constructor(page: TourPage) {
    this.#page = page;
    page.onTap((anchor) => {
      const until = this.current?.until;
      if (until && 'tap' in until && until.tap === anchor) this.#met();
    });
  }

  get state(): ReadableStore<TourState | null> {
    return this.#state;
  }

  get current(): TourStep | undefined {
    const state = this.#state.get();
    return state?.tour.steps[state.step];
  }

  /** Starts a tour from its beginning, or from its position before a reload. */
  start(tour: Tour, { step = 0, reached = -1, playing = false } = {}): void {
    this.#reached = reached;
    const first = Math.min(step, tour.steps.length - 1);
    this.#state.set({ tour, step: first, phase: 'coming', playing, problem: '' });
    void this.#enter();
  }

  /** Goes to the next step, or ends the tour after the last one. */
  next(): void {
    const state = this.#state.get();
    if (!state) return;
    if (state.step === state.tour.steps.length - 1) this.stop();
    else this.#to(state.step + 1);
  }

  back(): void {
    const state = this.#state.get();
    if (state && state.step > 0) this.#to(state.step - 1);
  }

  play(playing: boolean): void {
    const state = this.#state.get();
    if (!state) return;
    this.#state.set({ ...state, playing });
    if (playing && state.phase !== 'coming' && !this.#waits(state.phase)) this.#advanceLater();
  }

  /** Goes to the address of a step whose anchor is not on the screen. */
  goThere(): void {
    const { go } = this.current ?? {};
    if (go) this.#page.go(go);
  }

  stop(): void {
    this.#entry++;
    this.#cancel();
    this.#state.set(null);
    this.#page.storePosition(null);
  }

  #to(step: number): void {
    const state = this.#state.get();
    if (!state) return;
    this.#state.set({ ...state, step, phase: 'coming', problem: '' });
    void this.#enter();
  }

  async #enter(): Promise<void> {
    const entry = ++this.#entry;
    this.#cancel();
    const state = this.#state.get();
    const step = this.current;
    if (!state || !step) return;
    const isNew = state.step > this.#reached;
    this.#reached = Math.max(this.#reached, state.step);
    this.#page.storePosition({ name: state.tour.name, step: state.step, reached: this.#reached });
    const mark = await this.#markOf(step.until);
    const problem = isNew ? await this.#run(step) : '';
    if (entry !== this.#entry) return;
    if (step.go && !isAt(this.#page.address(), step.go)) this.#page.go(step.go);
    if (problem) this.#set({ phase: 'failed', problem });
    else this.#poll(step, mark, 0);
  }

  /** Runs a step's actions. Returns the message of a refusal, or ''. */
  async #run(step: TourStep): Promise<string> {
    try {
      for (const { action, input } of step.run) await this.#page.control(action, input);
      return '';
    } catch (error) {
      return errorText(error);
    }
  }

  async #markOf(until: Condition | undefined): Promise<number> {
    return until ? markOf(until, this.#page).catch(() => Number.NaN) : Number.NaN;
  }

  /** Checks anchor and condition until both are there. */
  #poll(step: TourStep, mark: number, polledMs: number, pressed = false): void {
    const entry = this.#entry;
    const press = !pressed && step.press && this.#page.shows(step.press) ? step.press : undefined;
    if (press) this.#page.press(press);
    const shown = !step.anchor || this.#page.shows(step.anchor);
    const { phase } = this.#state.get() ?? {};
    if (shown && (phase === 'coming' || phase === 'missing')) this.#set({ phase: step.until ? 'waiting' : 'here' });
    else if (!shown && phase !== 'missing' && (phase !== 'coming' || polledMs >= ANCHOR_TIMEOUT_MS))
      this.#set({ phase: 'missing' });
    this.#cancelPoll();
    this.#cancelPoll = this.#page.after(POLL_INTERVAL_MS, () => {
      if (entry === this.#entry) this.#poll(step, mark, polledMs + POLL_INTERVAL_MS, pressed || press !== undefined);
    });
    if (shown && step.until && this.#state.get()?.phase === 'waiting')
      void isMet(step.until, mark, this.#page).then(
        (met) => met && entry === this.#entry && this.#met(),
        () => {},
      );
  }

  #cancelPoll: () => void = () => {};

  #met(): void {
    if (this.#state.get()?.phase === 'waiting') this.#set({ phase: 'here' });
  }

  #set(change: Partial<TourState>): void {
    const state = this.#state.get();
    if (!state) return;
    this.#state.set({ ...state, ...change });
    const { phase } = change;
    if (state.playing && phase && phase !== 'coming' && !this.#waits(phase)) this.#advanceLater();
  }

  /**
   * A tour that plays by itself waits for conditions of the exchange. It does not wait for a click or an address,
   * because its next step takes care of them.
   */
  #waits(phase: TourState['phase']): boolean {
    const { until } = this.current ?? {};
    return phase === 'waiting' && until !== undefined && !('tap' in until || 'at' in until);
  }

  #advanceLater(): void {
    const entry = this.#entry;
    this.#cancel();
    const characters = this.current?.text.en.length ?? 0;
    this.#cancel = this.#page.after(READING_MS + characters * READING_PER_CHARACTER_MS, () => {
      if (entry === this.#entry && this.#state.get()?.playing) this.next();
    });
  }
}

/** Whether the app is at an address. Query parameters count only when the step names some. */
function isAt(current: string, wanted: string): boolean {
  return wanted.includes('?') ? current === wanted : current.split('?', 1)[0] === wanted;
}
