import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { IdentityStatus } from '@/domain/identity';
import { type Failure, failureOf } from './failure';
import { missingEffect } from './missing-effect';

/** Lv1: what stands in the document (contract of POST /user/real, real_type 1). */
export interface BasicFields {
  readonly id_type: number;
  readonly name: string;
  readonly card_id: string;
}
/** Lv2: addresses of both pictures (real_type 2). */
export interface AdvancedFields {
  readonly front_pic: string;
  readonly reverse_pic: string;
}

/** Where both levels stand, as the exchange says it. */
export interface KycStatuses {
  readonly basic: IdentityStatus;
  readonly advanced: IdentityStatus;
}

export interface KycContext {
  /** Why the last call failed; null again as soon as the next one starts. */
  readonly failure: Failure | null;
  /** Whether e-mail address and phone are bound, without which nothing can be asked for (specification section 6). */
  readonly isBound: boolean;
  /** Whether what is on its way follows a rejection, which stands until the exchange has taken the new try. */
  readonly isRetry: boolean;
}

/**
 * What happens, and how it is done in the interface (a test walks paths of these in a browser):
 * - `known`: the exchange has said where both levels stand; comes by itself, with the page and after every review.
 * - `submit.basic`: "Submit" under the summary of the document.
 * - `submit.advanced`: "Submit" under both pictures.
 */
export type KycEvent =
  | { type: 'known'; statuses: KycStatuses; isBound: boolean }
  | { type: 'submit.basic'; fields: BasicFields }
  | { type: 'submit.advanced'; fields: AdvancedFields };

/** Resting states by level: Lv1's `approved` is the whole of `advanced`, which begins with it. */
export const STATE_OF_STATUS = {
  basic: { none: 'basic.none', pending: 'basic.pending', failed: 'basic.failed', approved: 'advanced' },
  advanced: {
    none: 'advanced.none',
    pending: 'advanced.pending',
    failed: 'advanced.failed',
    approved: 'advanced.approved',
  },
} as const satisfies Record<keyof KycStatuses, Record<IdentityStatus, string>>;

/** States of a person and not of a record: nothing has been answered yet, or something is on its way. */
export const STATES_OF_CALLS = ['unknown', 'basic.submitting', 'advanced.submitting'] as const;

/** The state that statuses stand for. */
export const stateOf = ({ basic, advanced }: KycStatuses) =>
  basic === 'approved' ? STATE_OF_STATUS.advanced[advanced] : STATE_OF_STATUS.basic[basic];

const missing = missingEffect('kyc lifecycle');

const base = setup({
  types: { context: {} as KycContext, events: {} as KycEvent },
  actors: {
    /** Resolve when the exchange has the documents, also where its answer was lost. */
    submitBasic: fromPromise<void, BasicFields>(missing('submitBasic')),
    submitAdvanced: fromPromise<void, AdvancedFields>(missing('submitAdvanced')),
  },
  actions: {
    noteBound: assign(({ event }) => (event.type === 'known' ? { isBound: event.isBound } : {})),
    noteFailure: assign({ failure: ({ event }) => failureOf((event as unknown as { error: unknown }).error) }),
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

/** The exchange's word leads to its state, wherever one is. */
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
 * Identity verification (specification sections 4 and 6): two levels, each asked for, reviewed, and approved or
 * rejected with a reason. Reviews happen elsewhere and come as `known`; effects come from outside.
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
          // What was read before the call says nothing about it.
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
    /** Lv1 is approved. */
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
