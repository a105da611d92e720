import type { WireLang } from '@/contract/lang';
import type { ActionResult } from '../../control/sandbox-actions';
import type { RoomExchange } from '../connection/exchange';
import type { Scene } from './playlist';
import { setTalk, type Talk, talk } from './talk';

/** The effects of setting up a scene, on the run, the phone and the room. */
export interface TurnEffects {
  /** Begins the scene's run with a paused clock. Undefined when it was refused; `start` has then shown the refusal. */
  start(scene: Scene, at: number): Promise<ActionResult<'scenario.start'> | undefined>;
  readonly control: RoomExchange['control'];
  signIn(token: string): void;
  show(screen: string): void;
  chooseLanguage(lang: WireLang): void;
  failed(error: unknown): void;
}

/** Counts the requested scenes of this window. Only the latest request is carried out. */
let turns = 0;
/** The talk at the scene that is being set up; null when the phone shows the scene it is at. */
let coming: Talk | null = null;

/** Shows the scene that a talk is at, unless another one is wanted before it is complete. */
export async function turnTo(next: Talk, effects: TurnEffects): Promise<void> {
  const scene = next.playlist.scenes[next.at];
  if (!scene) return;
  turns += 1;
  const turn = turns;
  const isWanted = () => turn === turns;
  coming = next;
  try {
    await setUp(scene, next, effects, isWanted);
  } finally {
    if (isWanted()) coming = null;
  }
}

async function setUp(scene: Scene, next: Talk, effects: TurnEffects, isWanted: () => boolean): Promise<void> {
  const { after, as, lang, screen, clock } = scene;
  const { control } = effects;
  const started = await effects.start(scene, next.at);
  if (!started || !isWanted()) return;
  // Another window may have begun the clock again while the scene was set up: the later start counts.
  setTalk({ ...next, startedMs: Math.max(next.startedMs, talk.get()?.startedMs ?? 0) });
  try {
    if (after !== undefined) await control('clock.advance', { by: after });
    if (!isWanted()) return;
    const session = as === undefined ? null : await control('people.as', { who: as });
    if (!isWanted()) return;
    if (session) effects.signIn(session.token);
    await control('clock.set', { paused: clock === 'rest' });
  } catch (error) {
    if (isWanted()) effects.failed(error);
  }
  if (!isWanted()) return;
  if (lang !== undefined) effects.chooseLanguage(lang);
  effects.show(screen ?? started.opens);
}

/** The next or the last scene, counted from the one that was asked for last. Does nothing where there is none. */
export async function turnBy(by: 1 | -1, effects: TurnEffects): Promise<void> {
  const from = coming ?? talk.get();
  if (from) await turnTo({ ...from, at: from.at + by }, effects);
}

/** Ends the talk, and whatever scene is being set up. */
export function endTalk(): void {
  turns += 1;
  coming = null;
  setTalk(null);
}
