/**
 * States of choosing and confirming a purchase, shared by all wealth products. The choice stays until it is confirmed
 * or cancelled; a refusal does not change it. The machine that uses them defines `submitting` and its results, and the
 * actions `noteTicket` and `clearFailure`.
 */
export const purchaseStates = {
  choosing: { on: { choose: { target: 'confirming', actions: 'noteTicket' } } },
  confirming: { on: { confirm: 'submitting', cancel: 'choosing' } },
  refused: { on: { confirm: 'submitting', cancel: { target: 'choosing', actions: 'clearFailure' } } },
} as const;
