/**
 * Whether this page is the second phone of a stage (sim/room/stage): the same app in a frame, with a person and a
 * language of its own, and without a control room.
 */
export const isExtraPhone: boolean =
  __SANDBOX__ &&
  globalThis.window !== undefined &&
  window.parent !== window &&
  new URLSearchParams(location.search).has('phone');
