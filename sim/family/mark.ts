/**
 * Marks a request that came through a host which was started for clients of the family (`npm run sim -- --family`). It
 * is a field, so that links, files and scenarios carry it like any other, and a run gives the same state in every host.
 * Hosts drop it from what clients send (sim/hosts/wire-request.ts).
 */
export const FAMILY_FIELD = '_family';

type Fields = Readonly<Record<string, string>>;

export const isFamily = (fields: Fields): boolean => fields[FAMILY_FIELD] === '1';

export const marked = <Request extends { readonly fields: Fields }>(request: Request): Request => ({
  ...request,
  fields: { ...request.fields, [FAMILY_FIELD]: '1' },
});
