// A world can read every article; a preview of one knows fewer.
import './products/content/all-words';
import type { EventWire, ServerEvent } from '@/contract/events';
import { keyedWord } from '@/lib/prng';
import { Scheduler } from './clock/scheduler';
import { Database } from './db/database';
import { UndoLog } from './db/undo-log';
import { FaultState } from './faults/fault-state';
import type { Json } from './journal/json';
import { feedJson } from './journal/json-lanes';
import { type StatePart, type StateParts, stateHash } from './journal/snapshot';
import { LaneHasher } from './journal/state-hash';
import { Ledger } from './ledger/ledger';
import { INSTRUMENTS } from './market/instruments';
import type { Intervention } from './market/interventions';
import { Market, type MarketJson } from './market/market';
import { Playback } from './replay/playback';
import { RestingTriggers } from './resting-triggers';
import { tableDefinitions } from './tables';
import type { PrivatePush, World } from './world';
import type { OwnCause, RowChange, WorldObserver } from './world-observer';

const NONE: readonly never[] = [];
const HAPPENED = { accepted: true } as const;

/**
 * The world as the core holds it: every part of the state under one undo log, and transactions around what is done to
 * it. Parts are listed once, in `parts`; hashing, snapshots and restoring all read that list.
 */
export class LiveWorld implements World {
  nowMs: number;
  readonly seed: number;
  readonly instruments = INSTRUMENTS;
  readonly market: Market;
  readonly triggers: RestingTriggers;
  readonly scheduler: Scheduler;
  readonly ledger: Ledger;
  readonly tables: World['tables'];
  /** What is wrong with the way here; hosts bring it about. */
  readonly faults: FaultState;
  /** What the scenario plays by itself; where it stands follows from the time. */
  readonly playback = new Playback();
  readonly #undo = new UndoLog();
  readonly #database: Database<typeof tableDefinitions>;
  #pending: PrivatePush[] = [];
  #outbox: PrivatePush[] = [];
  #observer: WorldObserver | null = null;
  /** Writes of watched tables in the open transaction. */
  #rows: RowChange[] = [];

  constructor(seed: number, startMs: number) {
    this.seed = seed;
    this.nowMs = startMs;
    this.market = new Market({ seed, instruments: INSTRUMENTS });
    this.triggers = new RestingTriggers(this.market, this.#undo);
    this.scheduler = new Scheduler(this.#undo);
    this.ledger = new Ledger(this.#undo);
    this.#database = new Database(tableDefinitions, this.#undo);
    this.tables = this.#database.tables;
    this.faults = new FaultState(seed, this.#undo);
  }

  get parts(): StateParts {
    return {
      tables: this.#database,
      ledger: this.ledger,
      scheduler: this.scheduler,
      triggers: this.triggers,
      market: marketPart(this.market),
      faults: this.faults,
    };
  }

  /** Equal for equal runs, on every engine: 16 hexadecimal digits over all parts. */
  hash(): string {
    return stateHash(this.parts);
  }

  intervene(symbolIndex: number, intervention: Intervention): void {
    this.market.intervene(symbolIndex, intervention);
    this.triggers.invalidate(symbolIndex);
    this.#undo.record(() => {
      this.market.undoIntervention(symbolIndex);
      this.triggers.invalidate(symbolIndex);
    });
  }

  /** From now on somebody looks on. */
  observe(observer: WorldObserver): void {
    this.#observer = observer;
    for (const table of observer.tables) {
      this.#database.observe(table, (before, after) => {
        if (this.#undo.isOpen) this.#rows.push({ table, before, after });
      });
    }
  }

  push<E extends ServerEvent>(userId: number | null, event: E, payload: EventWire<E> | (() => EventWire<E>)): void {
    const push = typeof payload === 'function' ? new LazyPush(userId, event, payload) : { userId, event, payload };
    this.#pending.push(push as PrivatePush);
  }

  pushToOthers<E extends ServerEvent>(except: readonly number[], event: E, payload: EventWire<E>): void {
    const push: PrivatePush<E> = { userId: null, except, event, payload };
    this.#pending.push(push as PrivatePush);
  }

  /** Private events of commands that stand, since the last call. */
  takePushes(): readonly PrivatePush[] {
    const taken = this.#outbox;
    this.#outbox = [];
    return taken;
  }

  chance(purpose: string, ...identity: (string | number)[]): number {
    return keyedWord(this.seed, purpose, ...identity);
  }

  /**
   * Runs work that either stands as a whole or has changed nothing: `work` says whether it is accepted. An exception
   * is our own mistake; it takes everything back as well and goes on up. `cause` names what happens by itself.
   */
  transaction<T extends { readonly accepted: boolean }>(
    work: () => T,
    cause: OwnCause | null = null,
  ): T & { readonly wrote: boolean } {
    const { result, wrote } = this.#attempt(work, cause);
    return { ...result, wrote };
  }

  /** A transaction that nobody can refuse and whose result nobody asks for: what thousands of fills are. */
  happen(work: () => void, cause: OwnCause | null): void {
    this.#attempt(() => {
      work();
      return HAPPENED;
    }, cause);
  }

  #attempt<T extends { readonly accepted: boolean }>(work: () => T, cause: OwnCause | null) {
    const booked = this.ledger.entries().length;
    this.#undo.begin();
    let result: T;
    try {
      result = work();
    } catch (error) {
      this.#takeBack();
      throw error;
    }
    const wrote = this.#undo.size > 0 && result.accepted;
    if (result.accepted) this.#stand(cause, booked);
    else this.#takeBack();
    return { result, wrote };
  }

  #stand(cause: OwnCause | null, booked: number): void {
    this.#undo.commit();
    if (this.#observer) this.#tell(this.#observer, cause, booked);
    if (this.#pending.length > 0) {
      this.#outbox.push(...this.#pending);
      this.#pending = [];
    }
  }

  #tell(observer: WorldObserver, cause: OwnCause | null, booked: number): void {
    const all = this.ledger.entries();
    const entries = all.length > booked ? all.slice(booked) : NONE;
    // Lists that are empty are written into again, so they are not the observer's to keep.
    const rows = this.#rows.length > 0 ? this.#rows : NONE;
    const pushes = this.#pending.length > 0 ? this.#pending : NONE;
    if (rows !== NONE) this.#rows = [];
    observer.stood(cause, { atMs: this.nowMs, entries, rows, pushes });
  }

  #takeBack(): void {
    this.#undo.rollback();
    this.#pending = [];
    this.#rows = [];
  }
}

/** An event whose payload is made when it is read. */
class LazyPush<E extends ServerEvent> implements PrivatePush<E> {
  readonly userId: number | null;
  readonly event: E;
  readonly #make: () => EventWire<E>;

  constructor(userId: number | null, event: E, make: () => EventWire<E>) {
    this.userId = userId;
    this.event = event;
    this.#make = make;
  }

  get payload(): EventWire<E> {
    return this.#make();
  }
}

/** Prices are a function of the seed, so interventions are all there is to keep of a market. */
function marketPart(market: Market): StatePart {
  const dump = () => JSON.parse(JSON.stringify(market)) as Json;
  return {
    dump,
    load: (json) => market.restore(json as unknown as MarketJson),
    lanes: () => {
      const hasher = new LaneHasher();
      feedJson(dump(), hasher);
      return hasher.finish();
    },
  };
}
