/** For effects that a page has to provide: a lifecycle without them fails loudly instead of waiting for ever. */
export const missingEffect = (lifecycle: string) => (name: string) => () =>
  Promise.reject(new Error(`The ${lifecycle} was started without its effect "${name}": pass it to provide()`));
