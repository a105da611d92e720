import { createSignal } from './stores/signal';
import { createValueStore, type ReadableStore } from './stores/value-store';

/** A part of an answer or event that is not as the contract declares it. */
export interface ContractViolation {
  /** The call, such as `GET /user/info`, or the event's name. */
  readonly source: string;
  /** Such as `data[].price`: rows of a list share a path. '' for the whole payload. */
  readonly path: string;
  readonly expected: string;
  /** The value that came, shortened, without secrets. */
  readonly seen: string;
  /** What the app did about it: it took the field's default, left the row out, or could not read the whole. */
  readonly effect: 'default' | 'row left out' | 'unreadable';
  /** The exchange's time, in epoch milliseconds. */
  readonly atMs: number;
}

const KEPT = 200;
const kept = createValueStore<readonly ContractViolation[]>([]);
const reported = createSignal<ContractViolation>();
const warned = new Set<string>();

/** The last violations, oldest first. */
export const contractViolations: ReadableStore<readonly ContractViolation[]> = kept;

/**
 * Calls back with every violation: the place for a monitoring service. Returns the unsubscriber.
 * @public
 */
export const onContractViolation = reported.on;

/** Clears the list when another run begins. Violations that are in the console already are not printed again. */
export const forgetContractViolations = (): void => kept.set([]);

/** How console lines about violations begin. */
export const VIOLATION_PREFIX = 'Contract violation: ';

/** Reports a violation to all listeners, and once for each path to the console. */
export function reportContractViolation(violation: ContractViolation): void {
  const { source, path, expected, seen, effect } = violation;
  kept.set([...kept.get(), violation].slice(-KEPT));
  const place = `${source} ${path}`;
  if (!warned.has(place)) {
    warned.add(place);
    // biome-ignore lint/suspicious/noConsole: whoever connects a backend looks here first
    console.warn(
      `${VIOLATION_PREFIX}${source}, ${path || 'the payload'}: expected ${expected}, seen ${seen} (${effect})`,
    );
  }
  reported.emit(violation);
}
