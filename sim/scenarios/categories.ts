/** The groups of scenarios, in their order in the control room. */
export const CATEGORIES = ['start', 'trading', 'wealth', 'art', 'community', 'trouble'] as const;
