/**
 * How somebody comes to put money into a product, the same for each: what they choose stands until they confirm or
 * take it back, and a refusal leaves the choice as it was. The machine names `submitting` and what comes of it, and has
 * the actions `noteTicket` and `clearFailure`.
 */
export const askingStates = {
  choosing: { on: { choose: { target: 'confirming', actions: 'noteTicket' } } },
  confirming: { on: { confirm: 'submitting', cancel: 'choosing' } },
  refused: { on: { confirm: 'submitting', cancel: { target: 'choosing', actions: 'clearFailure' } } },
} as const;
