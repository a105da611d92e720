import * as v from 'valibot';

/** Types that a value can be turned into. */
export const WRONG_TYPES = ['text', 'number', 'boolean', 'list', 'object'] as const;

const rate = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1, 'a rate is a share: 0 is never, 1 is always')));
const step = /^[^.\s]{1,64}$/;
const path = v.pipe(
  v.string(),
  v.maxLength(256),
  v.check(
    (text) => text.split('.').every((name) => step.test(name)),
    'write a path like "data.*.price": names with dots between them, * for each row, or the number of a row',
  ),
);
const name = v.pipe(v.string(), v.regex(step, 'a name without dots and spaces'));

/**
 * One change of an answer or event. `path` leads from the payload (what an answer has in `message` or `data`) to the
 * field; a path that leads nowhere changes nothing. `rate` is the share of answers it happens to, 1 when missing.
 */
export const fieldChange = v.variant('change', [
  v.strictObject({ change: v.literal('drop'), path, rate }),
  v.strictObject({ change: v.literal('null'), path, rate }),
  v.strictObject({ change: v.literal('retype'), path, to: v.picklist(WRONG_TYPES), rate }),
  v.strictObject({ change: v.literal('rename'), path, to: name, rate }),
]);

export type FieldChange = Readonly<v.InferOutput<typeof fieldChange>>;
