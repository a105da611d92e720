/** Topics of messages, in the order of their tabs (designed). */
export const MESSAGE_TOPICS = ['account', 'funds', 'trade', 'copy', 'wealth', 'nft', 'service'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** Number of messages kept for each customer; older ones are deleted (designed). */
export const MAX_MESSAGES = 200;
/** Number of messages kept of one kind, such as filled orders. */
export const MAX_PER_KIND = 40;
