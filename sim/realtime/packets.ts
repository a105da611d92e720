/**
 * Packet types of engine.io protocol 4. A text packet is one digit and its data, so writing needs no library. Reading
 * does, because base64 and malformed frames arrive as well.
 */
export const ENGINE = {
  open: '0',
  close: '1',
  ping: '2',
  pong: '3',
  message: '4',
  noop: '6',
} as const;

/** Separates the packets in the body of one polling answer. */
const SEPARATOR = '\u001e';

export const joinPackets = (packets: readonly string[]): string => packets.join(SEPARATOR);
