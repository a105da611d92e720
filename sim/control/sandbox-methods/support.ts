import { sends } from '../sandbox-method';

/** Customer service, from the agent's side. */
export const support = {
  /**
   * Conversations: those that wait for an agent first, then newest first.
   * @example
   * const [first] = await sandbox.support.conversations();
   */
  conversations: sends('support.conversations', []),
  /**
   * The messages of a customer's conversation with customer service, oldest first.
   * @example
   * const messages = await sandbox.support.messages('trader');
   */
  messages: sends('support.messages', ['who']),
  /**
   * A customer asks a prepared question, which every reader sees in their own language.
   * @example
   * await sandbox.support.ask('trader', 'depositMissing');
   */
  ask: sends('support.ask', ['who', 'about']),
  /**
   * Writes to a customer as an agent, also when the customer has not written before.
   * @example
   * await sandbox.support.answer('trader', 'Your deposit has arrived');
   */
  answer: sends('support.answer', ['who', 'text']),
  /**
   * Shows for a moment that an agent is typing.
   * @example
   * await sandbox.support.type('trader');
   */
  type: sends('support.type', ['who']),
};
