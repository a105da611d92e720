import { defineTable } from '@sim/db/table-definition';

/** The outcome that a presenter requests for an option. */
export type SteeredOutcome = 'win' | 'lose' | 'tie';

/** The requested outcome for a customer's next options. A newer request replaces it. */
export interface OutcomeRequestRow {
  readonly userId: number;
  readonly outcome: SteeredOutcome;
  /** Number of further orders it applies to. */
  readonly left: number;
}

export const requestedOutcomes = defineTable<OutcomeRequestRow>()({
  name: 'option_wishes',
  key: 'userId',
  indexes: {},
});

/**
 * An option whose outcome a presenter has requested. The row stays after settlement, as evidence of the intervention.
 */
export interface OptionSteerRow {
  readonly optionId: number;
  readonly userId: number;
  readonly symbolIndex: number;
  readonly outcome: SteeredOutcome;
  /** The whole second in which it expires; epoch seconds. */
  readonly expirySec: number;
  /**
   * `left` means that the outcome is left to the market, because it conflicts with another steered option. `dropped`
   * means that the request was withdrawn.
   */
  readonly state: 'steered' | 'left' | 'dropped' | 'done';
}

export const optionSteers = defineTable<OptionSteerRow>()({
  name: 'option_steers',
  key: 'optionId',
  indexes: {
    /** Finds the options of a market and second in a state. */
    due: ({ symbolIndex, expirySec, state }) => `${symbolIndex}|${expirySec}|${state}`,
  },
});
