import * as v from 'valibot';

/**
 * Schema of an amount that the ledger takes: above zero, with at most 8 decimals and this many digits before them.
 * Actions may be scripted, so an amount that is only refused later would stop the clock.
 */
const amountTo = (digits: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^\\d{1,${digits}}(\\.\\d{1,8})?$`), 'an amount such as 120 or 0.5'),
    v.check((text) => Number(text) > 0, 'more than nothing'),
  );

/**
 * An amount that stays within the balance limit even when others raise or multiply it, such as an auction's price or a
 * coupon's worth.
 */
export const modestAmount = amountTo(9);

/** The amount of one transfer. A number is read as its decimal text. */
export const movedAmount = v.pipe(v.union([v.string(), v.number()]), v.transform(String), amountTo(12));
