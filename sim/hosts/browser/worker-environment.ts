/**
 * The simulated database brings MSW along, whose cookie store insists on localStorage when it is loaded and never uses
 * it there. Workers have none, so they get an empty one; import this before anything else.
 */
if (!('localStorage' in globalThis)) {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => {} } });
}

export {};
