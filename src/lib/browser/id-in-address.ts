const ID = /^[1-9]\d{0,8}$/;

/** The id that a parameter of an address names: 1 to 999,999,999. 0 without one, because an address may be typed. */
export function idIn(params: URLSearchParams, name: string): number {
  const text = params.get(name) ?? '';
  return ID.test(text) ? Number(text) : 0;
}
