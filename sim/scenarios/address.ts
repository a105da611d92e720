import * as v from 'valibot';

/** An address of the app, without what comes before the `#`. */
export const address = v.pipe(
  v.string('an address of the app in quotes'),
  v.regex(/^\/(pages(\/[\w-]+)+(\?[\w=%&./-]*)?)?$/, 'is no address: write one like /pages/market/market'),
);
