/**
 * Default for effects that a page must provide: a machine without them fails with a clear error instead of waiting for
 * ever.
 */
export const missingEffect = (lifecycle: string) => (name: string) => () =>
  Promise.reject(new Error(`The ${lifecycle} was started without its effect "${name}": pass it to provide()`));
