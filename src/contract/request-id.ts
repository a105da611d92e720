/**
 * Retrying what changes something (designed). A call may carry an id of its own in this field; servers of the family
 * ignore fields they do not know. A server that answers a repeated id again instead of acting again says so in the
 * header, and only there may such a call be repeated without asking.
 */
export const REQUEST_ID_FIELD = 'request_id';
export const IDEMPOTENT_BY_HEADER = 'x-idempotent-by';
/** Answered anew each time, whatever their id: their answer is a session, which is kept for nobody. */
export const NEVER_REPEATED: ReadonlySet<string> = new Set(['POST /user/login']);
