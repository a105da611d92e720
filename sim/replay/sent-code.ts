import type { World } from '../world';

/** Stands in a handed-on run for a code that the exchange itself has sent: the number of the message. */
export const sentCode = (message: number): string => `{code ${message}}`;

const SENT = /^\{code (\d+)\}$/;

/** The fields of a handed-on call, with the codes that the exchange has sent in this run. */
export function withSentCodes<Request extends { readonly fields: Readonly<Record<string, string>> }>(
  world: Pick<World, 'tables'>,
  request: Request,
): Request {
  if (!Object.values(request.fields).some((value) => SENT.test(value))) return request;
  const fields = Object.entries(request.fields).map(([name, value]) => {
    const [, message] = SENT.exec(value) ?? [];
    return [name, (message && world.tables.inbox.get(Number(message))?.code) ?? value];
  });
  return { ...request, fields: Object.fromEntries(fields) };
}
