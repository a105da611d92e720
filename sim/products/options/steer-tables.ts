import { defineTable } from '@sim/db/table-definition';

/** What a presenter wants of an option. */
export type SteeredOutcome = 'win' | 'lose' | 'tie';

/** The next options of a customer are to end like this. One at a time: a newer wish replaces it. */
export interface OptionWishRow {
  readonly userId: number;
  readonly outcome: SteeredOutcome;
  /** How many more orders it is for. */
  readonly left: number;
}

export const optionWishes = defineTable<OptionWishRow>()({ name: 'option_wishes', key: 'userId', indexes: {} });

/** An option whose end a presenter has decided: the price will be there. Kept, so that everybody can see that it was. */
export interface OptionSteerRow {
  readonly optionId: number;
  readonly userId: number;
  readonly symbolIndex: number;
  readonly outcome: SteeredOutcome;
  /** The whole second in which it expires. */
  readonly expirySec: number;
  /** `left` to the market: it cannot go together with one that is steered already. */
  readonly state: 'steered' | 'left' | 'dropped' | 'done';
}

export const optionSteers = defineTable<OptionSteerRow>()({
  name: 'option_steers',
  key: 'optionId',
  indexes: {
    /** Those that a price still has to be found for. */
    due: ({ symbolIndex, expirySec, state }) => `${symbolIndex}|${expirySec}|${state}`,
  },
});
