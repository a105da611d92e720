/** What an agent has typed with a quick reply after it. */
export const withReply = (typed: string, reply: string): string =>
  typed.trim() === '' ? reply : `${typed.trimEnd()} ${reply}`;
