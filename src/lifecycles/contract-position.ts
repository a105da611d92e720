import { base } from './contract-position-setup';

/** Top-level states in the order of the wire's status, 0 to 4 (contract section 1.3); a test compares them. */
export const STATUS_STATES = ['waiting', 'open', 'closing', 'closed', 'cancelled'] as const;

/** Every state of a futures order that the user has opened; a test compares this with the machine. */
export const POSITION_STATES = [
  'waiting',
  'waiting.resting',
  'waiting.confirmingCancel',
  'waiting.cancelling',
  'open',
  'open.resting',
  'open.editingStops',
  'open.savingStops',
  'open.confirmingClose',
  'open.closingPart',
  'open.confirmingReverse',
  'open.reversing',
  'open.confirmingHold',
  'open.holding',
  'closing',
  'closing.asking',
  'closing.settling',
  'closed',
  'cancelled',
] as const;

const waiting = base.createStateConfig({
  initial: 'resting',
  always: [
    { guard: 'isOpen', target: 'open' },
    { guard: 'isClosing', target: 'closing.settling' },
    { guard: 'isClosed', target: 'closed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    resting: {
      always: { guard: { type: 'means', params: { intent: 'cancel' } }, target: 'confirmingCancel', actions: 'begun' },
      on: { 'cancel.ask': { target: 'confirmingCancel', actions: 'clearFailure' } },
    },
    confirmingCancel: { on: { back: 'resting', 'cancel.confirm': 'cancelling' } },
    cancelling: {
      entry: ['clearFailure', 'endHere'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context.order,
        // The transition out of `waiting` follows from the status.
        onDone: { actions: 'becomeCancelled' },
        onError: { target: 'resting', actions: ['noteFailure', 'endElsewhere'] },
      },
    },
  },
});

const open = base.createStateConfig({
  initial: 'resting',
  always: [
    { guard: 'isClosing', target: 'closing.settling' },
    { guard: 'isClosed', target: 'closed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    resting: {
      always: [
        { guard: { type: 'means', params: { intent: 'stops' } }, target: 'editingStops', actions: 'begun' },
        { guard: 'meansToClose', target: 'confirmingClose', actions: 'begun' },
        { guard: 'meansToReverse', target: 'confirmingReverse', actions: 'begun' },
        { guard: 'meansToHold', target: 'confirmingHold', actions: 'begun' },
      ],
      on: {
        'stops.edit': { target: 'editingStops', actions: 'clearFailure' },
        // A copied position is closed by its trader.
        'close.ask': { guard: 'isOwn', target: 'confirmingClose', actions: 'clearFailure' },
        'reverse.ask': { guard: 'isOwn', target: 'confirmingReverse', actions: 'clearFailure' },
        'hold.ask': { guard: 'isCopied', target: 'confirmingHold', actions: 'clearFailure' },
      },
    },
    editingStops: {
      on: { back: 'resting', 'stops.save': { target: 'savingStops', actions: 'noteStops' } },
    },
    savingStops: {
      entry: 'clearFailure',
      invoke: {
        id: 'setStops',
        src: 'setStops',
        input: ({ context: { order, stops } }) => ({ order, stops }),
        onDone: { target: 'resting', actions: ['keepStops', 'onStopsSet'] },
        onError: [
          { guard: 'isGone', target: '#contractPosition.closing.settling', actions: 'noteFailure' },
          { target: 'editingStops', actions: 'noteFailure' },
        ],
      },
    },
    confirmingClose: {
      on: {
        back: 'resting',
        'close.confirm': '#contractPosition.closing.asking',
        'part.confirm': { target: 'closingPart', actions: 'noteShare' },
      },
    },
    closingPart: {
      entry: 'clearFailure',
      invoke: {
        id: 'closePart',
        src: 'closePart',
        input: ({ context: { order, share } }) => ({ order, share }),
        onDone: {
          target: 'resting',
          actions: { type: 'onPartClosed', params: ({ event }) => ({ part: event.output }) },
        },
        onError: [
          { guard: 'isGone', target: '#contractPosition.closing.settling', actions: 'noteFailure' },
          { target: 'confirmingClose', actions: 'noteFailure' },
        ],
      },
    },
    confirmingReverse: { on: { back: 'resting', 'reverse.confirm': 'reversing' } },
    reversing: {
      entry: ['clearFailure', 'reverseHere'],
      invoke: {
        id: 'reverse',
        src: 'reverse',
        input: ({ context }) => context.order,
        onDone: '#contractPosition.closing.settling',
        onError: [
          {
            guard: 'isGone',
            target: '#contractPosition.closing.settling',
            actions: ['noteFailure', 'endElsewhere'],
          },
          { target: 'confirmingReverse', actions: ['noteFailure', 'endElsewhere'] },
        ],
      },
    },
    confirmingHold: {
      // Another tab has detached it meanwhile.
      always: { guard: 'isOwn', target: 'resting' },
      on: { back: 'resting', 'hold.confirm': 'holding' },
    },
    holding: {
      entry: 'clearFailure',
      invoke: {
        id: 'selfHold',
        src: 'selfHold',
        input: ({ context }) => context.order,
        onDone: { target: 'resting', actions: ['becomeOwn', 'onHeld'] },
        onError: [
          { guard: 'isGone', target: '#contractPosition.closing.settling', actions: 'noteFailure' },
          { target: 'confirmingHold', actions: 'noteFailure' },
        ],
      },
    },
  },
});

const closing = base.createStateConfig({
  initial: 'settling',
  always: [
    { guard: 'isClosed', target: 'closed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    asking: {
      entry: ['clearFailure', 'endHere'],
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context }) => context.order,
        onDone: 'settling',
        onError: [
          { guard: 'isGone', target: 'settling', actions: ['noteFailure', 'endElsewhere'] },
          { target: '#contractPosition.open.confirmingClose', actions: ['noteFailure', 'endElsewhere'] },
        ],
      },
    },
    settling: {
      invoke: {
        id: 'settled',
        src: 'settled',
        input: ({ context }) => context.order,
        // The transition out of `closing` follows from the status.
        onDone: { actions: 'noteSettled' },
        onError: { target: '#contractPosition.open.resting', actions: 'noteFailure' },
      },
    },
  },
});

/**
 * The lifecycle of one futures order from waiting order to its end, including the user's dialogs: setting stops,
 * confirming a close of all or some lots, reversing, detaching a copied position (specification section 4, contract
 * section 7). A page runs one machine for the order that the user has opened; other orders only show their status.
 * Effects are provided by the page (contract-position-effects.ts), and `reported` carries changes from elsewhere.
 */
export const contractPositionMachine = base.createMachine({
  id: 'contractPosition',
  initial: 'waiting',
  context: ({ input }) => ({
    order: input.order,
    failure: null,
    stops: { profit: '', loss: '' },
    share: 0,
    endedHere: false,
    reversed: false,
    intent: input.intent ?? null,
  }),
  on: { reported: { actions: 'noteOrder' } },
  states: { waiting, open, closing, closed: {}, cancelled: { entry: 'onCancelled' } },
});
