import { stored } from '../stored-parts';

/** Prices are a function of the seed, so quotes have nothing of their own in the state. */
export const quotesStored = stored({});
