import type { UserRow } from '../../products/accounts/tables';
import type { World } from '../../world';

/** Placeholder in a scenario for the code that was sent last to the persona who makes the call. */
const LAST_CODE = 'last code';

/** The fields of a call with the placeholder replaced by that code. Throws when no code was sent to the persona. */
export function resolveCode(
  { tables }: World,
  { email, phone, areaCode }: UserRow,
  fields: Record<string, string>,
): Record<string, string> {
  if (fields.code !== LAST_CODE) return fields;
  const own = [email, `+${areaCode} ${phone}`];
  const message = tables.inbox.all({ newestFirst: true }).find(({ recipient }) => own.includes(recipient));
  if (!message) throw new Error(`no code was sent to ${email}: ask for one before`);
  return { ...fields, code: message.code };
}
