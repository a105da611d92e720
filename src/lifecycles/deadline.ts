/** Whether a time has come. Null is an unknown time, which never comes. */
export const hasCome = (atMs: number | null, nowMs: number): boolean => atMs !== null && nowMs >= atMs;
