// Registers the texts of all articles. The preview (sim/preview.ts) does without this import, to stay small.
import './products/content/all-articles';
import type { EventWire, ServerEvent } from '@/contract/events';
import { keyedWord } from '@/lib/prng';
import { Scheduler } from './clock/scheduler';
import { Database } from './db/database';
import { UndoLog } from './db/undo-log';
import { FaultState } from './faults/fault-state';
import { type StateParts, stateHash } from './journal/snapshot';
import { runsWithinLimit } from './ledger/balance-limit';
import { Ledger } from './ledger/ledger';
import type { CustomerTrade } from './market/customer-trades';
import { INSTRUMENTS } from './market/instruments';
import type { Intervention } from './market/interventions/interventions';
import { Market, type MarketJson, type TradesJson } from './market/market';
import { MarketLog } from './market-log';
import { Playback } from './replay/playback';
import { RestingTriggers } from './resting-triggers';
import { tableDefinitions } from './tables';
import type { PrivatePush, World } from './world';
import type { AutomaticCause, RowChange, WorldObserver } from './world-observer';

const NONE: readonly never[] = [];
const ACCEPTED = { accepted: true } as const;

/**
 * The world as the core holds it: every part of the state under one undo log, with transactions around each change.
 * Parts are listed once, in `parts`; hashing, snapshots and restoring all read that list.
 */
export class LiveWorld implements World {
  nowMs: number;
  readonly seed: number;
  readonly instruments = INSTRUMENTS;
  readonly market: Market;
  readonly triggers: RestingTriggers;
  readonly scheduler: Scheduler;
  readonly ledger: World['ledger'];
  readonly tables: World['tables'];
  /** Network faults that are switched on; the hosts carry them out. */
  readonly faults: FaultState;
  /** The recorded commands that the scenario plays by itself. Its position follows from the time. */
  readonly playback = new Playback();
  readonly #undo = new UndoLog();
  readonly #database: Database<typeof tableDefinitions>;
  readonly #interventions: MarketLog<Intervention>;
  /** What customers traded. */
  readonly #trades: MarketLog<CustomerTrade>;
  #pending: PrivatePush[] = [];
  #outbox: PrivatePush[] = [];
  #observer: WorldObserver | null = null;
  /** Writes to observed tables within the open transaction. */
  #rows: RowChange[] = [];

  constructor(seed: number, startMs: number) {
    this.seed = seed;
    this.nowMs = startMs;
    this.market = new Market({ seed, instruments: INSTRUMENTS });
    const { market } = this;
    this.#interventions = new MarketLog({
      lists: INSTRUMENTS.map(({ index }) => market.interventionsOf(index)),
      dump: () => market.toJSON(),
      load: (json) => market.restore(json as unknown as MarketJson),
    });
    this.#trades = new MarketLog({
      lists: INSTRUMENTS.map(({ index }) => market.tradesOf(index)),
      dump: () => market.dumpTrades(),
      load: (json) => market.restoreTrades(json as unknown as TradesJson),
    });
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
      market: this.#interventions,
      trades: this.#trades,
      faults: this.faults,
    };
  }

  /** 16 hexadecimal digits over all parts of the state. Equal runs have equal hashes on every JavaScript engine. */
  hash(): string {
    return stateHash(this.parts);
  }

  intervene(symbolIndex: number, intervention: Intervention): void {
    this.market.intervene(symbolIndex, intervention);
    this.triggers.invalidate(symbolIndex);
    this.#undo.record(() => {
      this.#interventions.beforePop(symbolIndex);
      this.market.undoIntervention(symbolIndex);
      this.triggers.invalidate(symbolIndex);
    });
  }

  trade(symbolIndex: number, trade: Omit<CustomerTrade, 'atMs'>): void {
    const traded = { atMs: this.nowMs, ...trade };
    const impact = this.market.impactOf(symbolIndex, traded);
    this.market.addTrade(symbolIndex, traded);
    this.#undo.record(() => {
      this.#trades.beforePop(symbolIndex);
      this.market.undoTrade(symbolIndex);
    });
    if (impact) this.intervene(symbolIndex, impact);
  }

  /** Attaches the one observer; a later one replaces it. */
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

  /** Private events of committed commands since the last call of this method. */
  drainPrivateEvents(): readonly PrivatePush[] {
    const taken = this.#outbox;
    this.#outbox = [];
    return taken;
  }

  chance(purpose: string, ...identity: (string | number)[]): number {
    return keyedWord(this.seed, purpose, ...identity);
  }

  tryWithinLimit(work: () => void): boolean {
    const [writes, pushes, rows] = [this.#undo.size, this.#pending.length, this.#rows.length];
    if (runsWithinLimit(work)) return true;
    this.#undo.rollbackTo(writes);
    this.#pending.length = pushes;
    this.#rows.length = rows;
    return false;
  }

  /**
   * Runs `work` as one transaction: it is committed when its result says `accepted`, else rolled back. An exception is
   * a defect of the exchange: everything is rolled back and the exception is rethrown. `cause` names the fill or timer,
   * and is null for a command.
   */
  transaction<T extends { readonly accepted: boolean }>(
    work: () => T,
    cause: AutomaticCause | null = null,
  ): T & { readonly wrote: boolean } {
    const { result, wrote } = this.#attempt(work, cause);
    return { ...result, wrote };
  }

  /**
   * A transaction that is always accepted and returns nothing. Fills use it, since one clock jump may run thousands of
   * them.
   */
  commit(work: () => void, cause: AutomaticCause | null): void {
    this.#attempt(() => {
      work();
      return ACCEPTED;
    }, cause);
  }

  #attempt<T extends { readonly accepted: boolean }>(work: () => T, cause: AutomaticCause | null) {
    const booked = this.ledger.entries().length;
    this.#undo.begin();
    let result: T;
    try {
      result = work();
    } catch (error) {
      this.#rollBack();
      throw error;
    }
    const wrote = this.#undo.size > 0 && result.accepted;
    if (result.accepted) this.#commitAttempt(cause, booked);
    else this.#rollBack();
    return { result, wrote };
  }

  #commitAttempt(cause: AutomaticCause | null, booked: number): void {
    this.#undo.commit();
    if (this.#observer) this.#notifyObserver(this.#observer, cause, booked);
    if (this.#pending.length > 0) {
      this.#outbox.push(...this.#pending);
      this.#pending = [];
    }
  }

  #notifyObserver(observer: WorldObserver, cause: AutomaticCause | null, booked: number): void {
    const all = this.ledger.entries();
    const entries = all.length > booked ? all.slice(booked) : NONE;
    // A non-empty list belongs to the observer from here on. An empty list is reused, so the observer gets the shared
    // `NONE` instead.
    const rows = this.#rows.length > 0 ? this.#rows : NONE;
    const pushes = this.#pending.length > 0 ? this.#pending : NONE;
    if (rows !== NONE) this.#rows = [];
    observer.committed(cause, { atMs: this.nowMs, entries, rows, pushes });
  }

  #rollBack(): void {
    this.#undo.rollback();
    this.#pending = [];
    this.#rows = [];
  }
}

/** An event whose payload is computed each time it is read. */
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
