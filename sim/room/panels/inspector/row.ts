import type { ContractViolation } from '@/lib/contract-violations';
import type { MachineTransition } from '@/lib/machines/machine-feed';
import type {
  Burst,
  EventRecord,
  PostingRecord,
  Step,
  TransitionRecord,
  Upcoming,
} from '../../../control/inspect/records';

interface Base {
  /** Stays the same while a row grows. */
  readonly key: string;
  /** Used to sort the rows. */
  readonly atMs: number;
  readonly order: number;
  readonly violations?: readonly ContractViolation[];
}

/** One line of the inspector. */
export type Row =
  | (Base & { readonly kind: 'step'; readonly step: Step })
  | (Base & { readonly kind: 'event'; readonly step: Step; readonly event: EventRecord; readonly index: number })
  | (Base & { readonly kind: 'burst'; readonly burst: Burst })
  | (Base & { readonly kind: 'posting'; readonly step: Step; readonly posting: PostingRecord })
  | (Base & { readonly kind: 'state'; readonly step: Step; readonly state: TransitionRecord })
  | (Base & { readonly kind: 'move'; readonly move: MachineTransition })
  | (Base & { readonly kind: 'due'; readonly due: Upcoming; readonly title: string; readonly when: string });
