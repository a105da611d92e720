/**
 * Safe retries of calls that change something (designed). A call may carry a unique id in this field; servers of the
 * family ignore fields they do not know. A server that answers a repeated id with the first answer, instead of acting
 * again, sends the header below. Only with such a server may the client repeat a call without asking the user.
 */
export const REQUEST_ID_FIELD = 'request_id';
export const IDEMPOTENT_BY_HEADER = 'x-idempotent-by';
/**
 * Calls that are executed at every repetition, whatever their id: they answer with a session, and no answer with a
 * session is stored.
 */
export const NEVER_REPEATED: ReadonlySet<string> = new Set(['POST /user/login']);
