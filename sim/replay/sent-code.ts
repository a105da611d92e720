import type { World } from '../world';

/** Replaces, in a shared run, a code that the exchange itself has sent: `message` is the number of the message. */
export const sentCode = (message: number): string => `{code ${message}}`;

const SENT = /^\{code (\d+)\}$/;
export const isSentCode = (value: string): boolean => SENT.test(value);

const CODE = /^(email_|mobile_|phone_)?code$/;
/** Calls in which `code` is the number of an artwork. */
const ARTWORKS = '/bind_box/';

/** Whether a field of a call takes a code that was sent by e-mail or SMS. */
export const isCodeField = (path: string, field: string): boolean => CODE.test(field) && !path.startsWith(ARTWORKS);

interface Asked {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * A call of a shared run with the codes that the exchange has sent in this run. Other fields stay as they were typed.
 */
export function withSentCodes<Request extends Asked>(world: Pick<World, 'tables'>, request: Request): Request {
  if (!Object.values(request.fields).some(isSentCode)) return request;
  const fields = Object.entries(request.fields).map(([name, value]) => {
    const [, message] = (isCodeField(request.path, name) && SENT.exec(value)) || [];
    return [name, (message && world.tables.inbox.get(Number(message))?.code) ?? value];
  });
  return { ...request, fields: Object.fromEntries(fields) };
}
