import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { CallFields } from '@/contract/calls';
import { RESEND_AFTER_MS } from '@/domain/accounts/validation';
import { failureIn } from './effect-events';
import type { Failure } from './failure';
import { missingEffect } from './missing-effect';
import { type CodePurpose, type CodeRequest, mayRequestCode, type SentCode, sameAccount } from './sent-code';

export type LoginFields = CallFields<'POST /user/login'>;
export type RegisterFields = CallFields<'POST /user/register'>;
export type ResetFields = CallFields<'POST /user/forget'>;

export interface AuthContext {
  readonly hasSession: boolean;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
  /** The request of the current code. */
  readonly request: CodeRequest | null;
  /** When `request` was made, on the exchange's clock. */
  readonly requestedAtMs: number;
  readonly sent: SentCode | null;
  /** Initial account of the login form: the one that was just registered or recovered. */
  readonly account: string;
}

export type AuthEvent =
  | { type: 'open.login' }
  | { type: 'open.registration' }
  | { type: 'open.recovery' }
  | { type: 'login'; fields: LoginFields }
  | { type: 'logout' }
  /** `nowMs` is the exchange's time. */
  | { type: 'code.request'; request: CodeRequest; nowMs: number }
  /** Lets the user enter another account. The code that was sent keeps its deadline. */
  | { type: 'account.change' }
  | { type: 'register'; fields: RegisterFields }
  | { type: 'reset'; fields: ResetFields }
  /** The server answered 999 (specification section 8). */
  | { type: 'session.invalid' }
  /** Another tab has signed in or out. */
  | { type: 'session.found' }
  | { type: 'session.lost' };

/** Every state; a test compares this with the machine. */
export const AUTH_STATES = [
  'visitor',
  'visitor.login',
  'visitor.registration',
  'visitor.registration.enterAccount',
  'visitor.registration.sendingCode',
  'visitor.registration.codeSent',
  'visitor.registration.registering',
  'visitor.registration.registered',
  'visitor.recovery',
  'visitor.recovery.enterAccount',
  'visitor.recovery.sendingCode',
  'visitor.recovery.codeSent',
  'visitor.recovery.resetting',
  'visitor.recovery.recovered',
  'signingIn',
  'signedIn',
  'signingOut',
  'expired',
] as const;

const missing = missingEffect('auth lifecycle');

const base = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { hasSession: boolean },
  },
  actors: {
    login: fromPromise<void, LoginFields>(missing('login')),
    logout: fromPromise<void>(missing('logout')),
    sendCode: fromPromise<void, CodeRequest>(missing('sendCode')),
    register: fromPromise<void, RegisterFields>(missing('register')),
    reset: fromPromise<void, ResetFields>(missing('reset')),
  },
  actions: {
    /** Provided by the page: called after signing in, for example to return to the page that asked for the login. */
    onSignedIn: () => {},
    onSignedOut: () => {},
    onRegistered: () => {},
    onRecovered: () => {},
    clearFailure: assign({ failure: null }),
    noteFailure: assign({ failure: failureIn }),
    noteRequest: assign(({ event }) =>
      event.type === 'code.request' ? { request: event.request, requestedAtMs: event.nowMs } : {},
    ),
    noteSent: assign({
      sent: ({ context }) =>
        context.request && {
          request: context.request,
          resendAtMs: context.requestedAtMs + RESEND_AFTER_MS[context.request.channel],
        },
    }),
    rememberAccount: assign({ account: ({ context }) => context.request?.account ?? context.account }),
    beginSession: assign({ hasSession: true, failure: null, request: null, sent: null, account: '' }),
    endSession: assign({ hasSession: false }),
  },
  guards: {
    hasSession: ({ context }) => context.hasSession,
    mayRequestCode: ({ context, event }, { purpose }: { purpose: CodePurpose }) =>
      event.type === 'code.request' &&
      event.request.purpose === purpose &&
      mayRequestCode(context.sent, event.request, event.nowMs),
    /** Requested too early, but a code was sent before and can be entered. */
    codeIsOut: ({ context, event }, { purpose }: { purpose: CodePurpose }) =>
      event.type === 'code.request' &&
      event.request.purpose === purpose &&
      context.sent !== null &&
      sameAccount(context.sent.request, event.request),
    /** If resending fails, the earlier code stays valid. */
    codeWasSent: ({ context: { sent, request } }) =>
      sent !== null && request !== null && sameAccount(sent.request, request),
  },
});

function requestOf({ request }: AuthContext): CodeRequest {
  if (!request) throw new Error('a code is being sent that nobody asked for');
  return request;
}

const askAgain = (purpose: CodePurpose) =>
  ({ guard: { type: 'mayRequestCode', params: { purpose } }, target: 'sendingCode', actions: 'noteRequest' }) as const;

/** Registration and password recovery have the same states up to the code. */
const codeStates = (purpose: CodePurpose) =>
  ({
    enterAccount: {
      on: {
        'code.request': [
          askAgain(purpose),
          { guard: { type: 'codeIsOut', params: { purpose } }, target: 'codeSent', actions: 'noteRequest' },
        ],
      },
    },
    sendingCode: {
      entry: 'clearFailure',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }: { context: AuthContext }) => requestOf(context),
        onDone: { target: 'codeSent', actions: 'noteSent' },
        onError: [
          { guard: 'codeWasSent', target: 'codeSent', actions: 'noteFailure' },
          { target: 'enterAccount', actions: 'noteFailure' },
        ],
      },
    },
  }) as const;

const registration = base.createStateConfig({
  initial: 'enterAccount',
  states: {
    ...codeStates('register'),
    codeSent: {
      on: {
        'code.request': askAgain('register'),
        'account.change': { target: 'enterAccount', actions: 'clearFailure' },
        register: 'registering',
      },
    },
    registering: {
      entry: 'clearFailure',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'register');
          return event.fields;
        },
        onDone: { target: 'registered', actions: ['rememberAccount', 'onRegistered'] },
        onError: { target: 'codeSent', actions: 'noteFailure' },
      },
    },
    /** Registration returns no token (contract of /user/register), so login follows. */
    registered: {},
  },
});

const recovery = base.createStateConfig({
  initial: 'enterAccount',
  states: {
    ...codeStates('forget'),
    codeSent: {
      on: {
        'code.request': askAgain('forget'),
        'account.change': { target: 'enterAccount', actions: 'clearFailure' },
        reset: 'resetting',
      },
    },
    resetting: {
      entry: 'clearFailure',
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ event }) => {
          assertEvent(event, 'reset');
          return event.fields;
        },
        onDone: { target: 'recovered', actions: ['rememberAccount', 'onRecovered'] },
        onError: { target: 'codeSent', actions: 'noteFailure' },
      },
    },
    recovered: {},
  },
});

/**
 * The lifecycle of a session, from visitor to expiry, including registration and password recovery (specification
 * sections 4 and 8). Effects (calls, storage, navigation) are provided from outside; countdowns read `sent.resendAtMs`.
 */
export const authMachine = base.createMachine({
  id: 'auth',
  initial: 'visitor',
  context: ({ input }) => ({
    hasSession: input.hasSession,
    failure: null,
    request: null,
    requestedAtMs: 0,
    sent: null,
    account: '',
  }),
  states: {
    visitor: {
      initial: 'login',
      always: { guard: 'hasSession', target: 'signedIn' },
      on: {
        'open.login': { target: '.login', actions: 'clearFailure' },
        'open.registration': { target: '.registration', actions: 'clearFailure' },
        'open.recovery': { target: '.recovery', actions: 'clearFailure' },
        'session.found': 'signedIn',
      },
      states: {
        login: { on: { login: '#auth.signingIn' } },
        registration,
        recovery,
      },
    },
    signingIn: {
      entry: 'clearFailure',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ event }) => {
          assertEvent(event, 'login');
          return event.fields;
        },
        onDone: 'signedIn',
        onError: { target: 'visitor.login', actions: 'noteFailure' },
      },
    },
    signedIn: {
      entry: ['beginSession', 'onSignedIn'],
      exit: 'endSession',
      on: {
        logout: 'signingOut',
        'session.invalid': 'expired',
        'session.lost': { target: 'visitor', actions: 'onSignedOut' },
      },
    },
    signingOut: {
      invoke: {
        id: 'logout',
        src: 'logout',
        // The session is removed from the device before the server answers.
        onDone: { target: 'visitor', actions: 'onSignedOut' },
        onError: { target: 'visitor', actions: 'onSignedOut' },
      },
    },
    /** The message is shown, and the shell opens the login screen after 1.2 s of real time. */
    expired: {
      on: { 'open.login': 'visitor', login: 'signingIn', 'session.found': 'signedIn' },
    },
  },
});
