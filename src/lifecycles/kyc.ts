import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { IdentityStatus } from '@/domain/identity/identity';
import { failureIn } from './effect-events';
import type { Failure } from './failure';
import { missingEffect } from './missing-effect';

/** Lv1: the data in the document (contract of POST /user/real, real_type 1). */
export interface BasicFields {
  readonly id_type: number;
  readonly name: string;
  readonly card_id: string;
}
/** Lv2: addresses of the two pictures (real_type 2). */
export interface AdvancedFields {
  readonly front_pic: string;
  readonly reverse_pic: string;
}

/** Status of both levels on the exchange. */
export interface KycStatuses {
  readonly basic: IdentityStatus;
  readonly advanced: IdentityStatus;
}

export interface KycContext {
  /** Why the last call failed; null when the next one starts. */
  readonly failure: Failure | null;
  /** Whether e-mail address and phone are bound, which verification requires (specification section 6). */
  readonly isBound: boolean;
  /**
   * Whether the running submission follows a rejection. The rejection stays until the exchange has accepted the new
   * one.
   */
  readonly isRetry: boolean;
}

/**
 * Events, and how to cause each in the interface (a browser test walks paths of them):
 * - `known`: the exchange has sent the status of both levels; no user action: with the page, and after every review.
 * - `submit.basic`: "Submit" under the summary of the document.
 * - `submit.advanced`: "Submit" under both pictures.
 */
export type KycEvent =
  | { type: 'known'; statuses: KycStatuses; isBound: boolean }
  | { type: 'submit.basic'; fields: BasicFields }
  | { type: 'submit.advanced'; fields: AdvancedFields };

/** Resting states by level. If Lv1 is approved, the state is within `advanced`. */
export const STATE_OF_STATUS = {
  basic: { none: 'basic.none', pending: 'basic.pending', failed: 'basic.failed', approved: 'advanced' },
  advanced: {
    none: 'advanced.none',
    pending: 'advanced.pending',
    failed: 'advanced.failed',
    approved: 'advanced.approved',
  },
} as const satisfies Record<keyof KycStatuses, Record<IdentityStatus, string>>;

/** States without a record's status: nothing was received yet, or a call is running. */
export const STATES_OF_CALLS = ['unknown', 'basic.submitting', 'advanced.submitting'] as const;

/** The state for given statuses. */
export const stateOf = ({ basic, advanced }: KycStatuses) =>
  basic === 'approved' ? STATE_OF_STATUS.advanced[advanced] : STATE_OF_STATUS.basic[basic];

const missing = missingEffect('kyc lifecycle');

const base = setup({
  types: { context: {} as KycContext, events: {} as KycEvent },
  actors: {
    /** Resolve when the exchange has the documents, even if its answer was lost. */
    submitBasic: fromPromise<void, BasicFields>(missing('submitBasic')),
    submitAdvanced: fromPromise<void, AdvancedFields>(missing('submitAdvanced')),
  },
  actions: {
    noteBound: assign(({ event }) => (event.type === 'known' ? { isBound: event.isBound } : {})),
    noteFailure: assign({ failure: failureIn }),
    clearFailure: assign({ failure: null }),
    noteTry: assign((_, { isRetry }: { isRetry: boolean }) => ({ isRetry })),
  },
  guards: {
    isBound: ({ context }) => context.isBound,
    isRetry: ({ context }) => context.isRetry,
    says: ({ event }, { state }: { state: ReturnType<typeof stateOf> }) =>
      event.type === 'known' && stateOf(event.statuses) === state,
  },
});

/** A new status leads to its state from any state. */
const known = [
  ...(['none', 'pending', 'failed'] as const).map((status) => STATE_OF_STATUS.basic[status]),
  ...(['none', 'pending', 'failed', 'approved'] as const).map((status) => STATE_OF_STATUS.advanced[status]),
].map((state) => ({
  guard: { type: 'says' as const, params: { state } },
  target: `.${state}` as const,
  actions: 'noteBound' as const,
}));

const firstTry = { target: 'submitting', actions: { type: 'noteTry', params: { isRetry: false } } } as const;
const nextTry = { target: 'submitting', actions: { type: 'noteTry', params: { isRetry: true } } } as const;

const onError = [
  { guard: 'isRetry', target: 'failed', actions: 'noteFailure' },
  { target: 'none', actions: 'noteFailure' },
] as const;

/**
 * Identity verification (specification sections 4 and 6): two levels, each submitted, reviewed, and approved or
 * rejected with a reason. Reviews happen elsewhere and arrive as `known`; effects are provided from outside.
 */
export const kycMachine = base.createMachine({
  id: 'kyc',
  initial: 'unknown',
  context: { failure: null, isBound: false, isRetry: false },
  on: { known },
  states: {
    unknown: {},
    basic: {
      initial: 'none',
      states: {
        none: { on: { 'submit.basic': { guard: 'isBound', ...firstTry } } },
        submitting: {
          entry: 'clearFailure',
          // A status read before the call does not reflect the call's result.
          on: { known: { actions: 'noteBound' } },
          invoke: {
            id: 'submitBasic',
            src: 'submitBasic',
            input: ({ event }) => {
              assertEvent(event, 'submit.basic');
              return event.fields;
            },
            onDone: 'pending',
            onError,
          },
        },
        pending: {},
        failed: { on: { 'submit.basic': { guard: 'isBound', ...nextTry } } },
      },
    },
    /** Lv1 is approved here. */
    advanced: {
      initial: 'none',
      states: {
        none: { on: { 'submit.advanced': firstTry } },
        submitting: {
          entry: 'clearFailure',
          on: { known: { actions: 'noteBound' } },
          invoke: {
            id: 'submitAdvanced',
            src: 'submitAdvanced',
            input: ({ event }) => {
              assertEvent(event, 'submit.advanced');
              return event.fields;
            },
            onDone: 'pending',
            onError,
          },
        },
        pending: {},
        failed: { on: { 'submit.advanced': nextTry } },
        approved: {},
      },
    },
  },
});
