/**
 * Packet digits of engine.io protocol 4. Text packets are one digit and their data, so writing them takes no library;
 * reading does, because base64 and malformed frames arrive as well.
 */
export const ENGINE = {
  open: '0',
  close: '1',
  ping: '2',
  pong: '3',
  message: '4',
  noop: '6',
} as const;

/** Joins packets into the body of one polling answer. */
const SEPARATOR = '\u001e';

export const joinPackets = (packets: readonly string[]): string => packets.join(SEPARATOR);
