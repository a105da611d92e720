import { ApiError } from '@/data/api/api-error';
import { type AuthContext, type AuthEvent, authMachine, type LoginFields } from '@/lifecycles/auth';
import type { CodePurpose, CodeRequest } from '@/lifecycles/sent-code';
import { expect } from '../fixtures';
import { waitForMessage } from '../fixtures/toasts';
import { fails, hasFailed, hold, letGo } from './kit/held-calls';
import { type Act, done, type EventRow, failed, type Model, type Walk } from './kit/model';

type AuthAct = Act<AuthContext, AuthEvent>;
type Row = EventRow<AuthContext, AuthEvent>;

const LOGIN = '/pages/common/login';
const SETTINGS = '/pages/setting/setting';
/** The persona with an account. */
const MAYA = { name: 'trader', email: 'maya@example.com', password: 'pocket123' } as const;
const NEW_PASSWORD = 'pocket456';

/**
 * A flow that requests codes. The machine uses the account's name; the address differs with each registration of a
 * walk.
 */
interface Flow {
  readonly path: 'registration' | 'recovery';
  readonly purpose: CodePurpose;
  readonly submit: 'register' | 'reset';
  readonly submitCall: 'POST /user/register' | 'POST /user/forget';
  readonly accounts: readonly [first: string, other: string];
  /** An address to which the exchange sends no code, and its refusal. */
  readonly refused: string;
  readonly refusal: string;
  readonly thanks: string;
}

const REGISTRATION: Flow = {
  path: 'registration',
  purpose: 'register',
  submit: 'register',
  submitCall: 'POST /user/register',
  accounts: ['ann', 'bob'],
  refused: 'whale@example.com',
  refusal: 'This account already exists',
  thanks: 'Your account is ready',
};
const RECOVERY: Flow = {
  path: 'recovery',
  purpose: 'forget',
  submit: 'reset',
  submitCall: 'POST /user/forget',
  accounts: ['maya', 'whale'],
  refused: 'nobody@example.com',
  refusal: 'This account does not exist',
  thanks: 'Your password has been changed',
};

const request = (purpose: CodePurpose, account: string): CodeRequest => ({
  purpose,
  account,
  channel: 'email',
  areaCode: '',
});
/** Whether another code may be requested already, as after a failed attempt. */
const isOld = ({ sent, requestedAtMs }: AuthContext) => sent !== null && requestedAtMs >= sent.resendAtMs;
const refusal = new ApiError('refused', 'No');
const fields = {} as LoginFields & Extract<AuthEvent, { type: 'register' }>['fields'];

/** The e-mail address for a name of the walk: after a registration, the next one needs another address. */
const addressOf = ({ notes }: Walk, flow: Flow, name: string) =>
  `${name}${flow === REGISTRATION ? (notes.get('registered') ?? '') : ''}@example.com`;

const button = ({ app }: Walk, name: string) => app.getByRole('button', { name, exact: true });
const busy = ({ app }: Walk) => app.locator('form button[type="submit"][aria-busy="true"]');
const step = ({ app }: Walk, count: number) => app.getByText(`Step ${count} of 3`);

const logIn: AuthAct = async (walk, walked) => {
  const { app, notes } = walk;
  // The redirect to the login takes 1.2 s; the test opens the login itself.
  if (walked.from.value === 'expired') await app.goto(LOGIN);
  await app.locator('input[name="username"]').fill(MAYA.email);
  const password = notes.get('password') ?? MAYA.password;
  await app.locator('input[name="password"]').fill(fails(walked) ? 'pocket999' : password);
  await hold(walk, 'POST /user/login');
  await button(walk, 'Log in').click();
};

const tap =
  (role: 'link' | 'button', name: string): AuthAct =>
  ({ app }) =>
    app.getByRole(role, { name, exact: true }).click();

const byItself: AuthAct = async () => {};

/** The events of a form with three steps: an account, a code sent to it, a password. */
function flowEvents(flow: Flow): Record<string, Row> {
  const { path, purpose, submit, submitCall, accounts } = flow;
  const at = (state: string) => `visitor.${path}.${state}`;
  const named = (what: string) => `${path}: ${what}`;
  const [first, other] = accounts;
  const isOut = (sent: AuthContext['sent'], account: string) =>
    sent?.request.purpose === purpose && sent.request.account === account;

  /** Fills in and submits the first step. The server accepts it when two minutes have passed since the last code. */
  const askFor =
    (account: string): AuthAct =>
    async (walk, walked) => {
      const { app, sandbox } = walk;
      await sandbox.clock.step('2m');
      await app.locator('input[name="username"]').fill(fails(walked) ? flow.refused : addressOf(walk, flow, account));
      if (flow === REGISTRATION) await app.getByRole('checkbox').check();
      await hold(walk, 'POST /sms_mail');
      await app.locator('form button[type="submit"]').click();
    };
  const goOn: AuthAct = async (walk) => {
    await walk.app.locator('input[name="username"]').fill(addressOf(walk, flow, first));
    if (flow === REGISTRATION) await walk.app.getByRole('checkbox').check();
    await walk.app.locator('form button[type="submit"]').click();
  };
  const askAgain: AuthAct = async (walk, walked) => {
    await walk.sandbox.clock.step('2m');
    await hold(walk, 'POST /sms_mail', { broken: fails(walked) });
    await button(walk, 'Send again').click();
  };
  const change: AuthAct = async (walk) => {
    // From the step of the password, the way back leads through that of the code.
    if (await walk.app.getByLabel('New password').isVisible()) await button(walk, 'Back').click();
    await button(walk, 'Change').click();
  };
  const enterAll: AuthAct = async (walk, walked) => {
    const { app, sandbox } = walk;
    const account = walked.from.context.sent?.request.account ?? '';
    // A refused password is still in the form.
    if (!(await app.getByLabel('New password').isVisible())) {
      const code = app.getByRole('textbox', { name: 'Verification code' });
      await code.pressSequentially(await sandbox.inbox.lastCode(addressOf(walk, flow, account)));
    }
    await app.getByLabel('New password').fill(NEW_PASSWORD);
    await app.getByLabel('Repeat password').fill(NEW_PASSWORD);
    await hold(walk, submitCall, { broken: fails(walked) });
    await app.locator('form button[type="submit"]').click();
  };
  const accept: AuthAct = async (walk) => {
    await letGo(walk);
    if (flow === RECOVERY) walk.notes.set('password', NEW_PASSWORD);
    else walk.notes.set('registered', `${Number(walk.notes.get('registered') ?? 0) + 1}`);
  };

  return {
    [named('a code is asked for')]: {
      event: ({ context: { sent, account } }) =>
        sent || account ? null : { type: 'code.request', request: request(purpose, first), nowMs: 0 },
      in: { [at('enterAccount')]: askFor(first) },
    },
    [named('a code to another address')]: {
      event: ({ context: { sent } }) =>
        isOut(sent, first) ? { type: 'code.request', request: request(purpose, other), nowMs: 0 } : null,
      in: { [at('enterAccount')]: askFor(other) },
    },
    [named('on to the code that is out')]: {
      event: ({ context }) =>
        isOut(context.sent, first) && !context.account && !isOld(context)
          ? { type: 'code.request', request: request(purpose, first), nowMs: context.requestedAtMs }
          : null,
      in: { [at('enterAccount')]: goOn },
    },
    [named('the code once more, in time')]: {
      event: ({ context: { sent } }) =>
        isOut(sent, first)
          ? { type: 'code.request', request: request(purpose, first), nowMs: sent?.resendAtMs ?? 0 }
          : null,
      in: { [at('codeSent')]: askAgain },
    },
    [named('the code is sent')]: { event: () => done('sendCode'), in: { [at('sendingCode')]: letGo } },
    [named('the code is refused')]: {
      event: () => failed('sendCode', refusal),
      in: { [at('sendingCode')]: letGo },
    },
    [named('the address was wrong')]: {
      event: () => ({ type: 'account.change' }),
      in: { [at('codeSent')]: change },
    },
    [named('code and password are entered')]: {
      event: () => ({ type: submit, fields }) as AuthEvent,
      in: { [at('codeSent')]: enterAll },
    },
    [named('it is accepted')]: {
      event: () => done(submit),
      in: { [at(submit === 'register' ? 'registering' : 'resetting')]: accept },
    },
    [named('it is refused')]: {
      event: () => failed(submit, refusal),
      in: { [at(submit === 'register' ? 'registering' : 'resetting')]: letGo },
    },
  };
}

/** What the forms with three steps show. */
function flowStates(flow: Flow): Model<AuthContext, AuthEvent>['states'] {
  const at = (state: string) => `visitor.${flow.path}.${state}`;
  return {
    async [at('enterAccount')](walk, walked) {
      await expect(step(walk, 1)).toBeVisible();
      if (hasFailed(walked)) await expect(walk.app.getByRole('alert')).toHaveText(flow.refusal);
    },
    [at('sendingCode')]: (walk) =>
      expect(busy(walk).or(walk.app.getByRole('button', { name: 'Send again', disabled: true }))).toBeVisible(),
    async [at('codeSent')](walk, walked) {
      await expect(walk.app.getByText(/Step [23] of 3/)).toBeVisible();
      await expect(busy(walk)).toHaveCount(0);
      if (hasFailed(walked)) await expect(walk.app.getByRole('alert')).toContainText('No response. Try again');
    },
    async [at(flow.submit === 'register' ? 'registering' : 'resetting')](walk) {
      await expect(step(walk, 3)).toBeVisible();
      await expect(busy(walk)).toBeVisible();
    },
    [at(flow === REGISTRATION ? 'registered' : 'recovered')]: ({ page }) => waitForMessage(page, flow.thanks),
  };
}

const leave: AuthAct = async (walk, walked) => {
  await hold(walk, 'GET /user/logout', { broken: fails(walked) });
  await button(walk, 'Log out').click();
  await walk.app.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
};

/** A session from visitor to expiry, including registration and recovery. */
export const authModel: Model<AuthContext, AuthEvent> = {
  machine: authMachine,
  starts: {
    'a visitor': {
      input: { hasSession: false },
      async open({ app, sandbox }) {
        await sandbox.start('spot-trader', { seed: 7 });
        await sandbox.as('visitor');
        await app.goto(LOGIN);
      },
    },
    'a stored session': {
      input: { hasSession: true },
      async open({ app, page, sandbox }) {
        await sandbox.start('spot-trader', { seed: 7 });
        await app.goto(SETTINGS);
        await page.reload();
        await app.settled();
      },
    },
  },
  sameness: (context) => [
    context.request && [context.request.purpose, context.request.account],
    context.sent && [context.sent.request.purpose, context.sent.request.account],
    isOld(context),
    context.account,
  ],
  events: {
    'a login is tried': {
      event: () => ({ type: 'login', fields }),
      in: { 'visitor.login': logIn, expired: logIn },
    },
    'the login is accepted': { event: () => done('login'), in: { signingIn: letGo } },
    'the login is refused': { event: () => failed('login', refusal), in: { signingIn: letGo } },
    'an account is wanted': {
      event: () => ({ type: 'open.registration' }),
      in: { 'visitor.login': tap('link', 'Create an account') },
    },
    'the password is forgotten': {
      event: () => ({ type: 'open.recovery' }),
      in: { 'visitor.login': tap('link', 'Forgot password?') },
    },
    'the login is opened': {
      event: () => ({ type: 'open.login' }),
      in: {
        'visitor.registration.enterAccount': tap('link', 'Log in'),
        'visitor.recovery.enterAccount': tap('button', 'Back'),
        'visitor.registration.registered': byItself,
        'visitor.recovery.recovered': byItself,
        expired: ({ app }) => app.getByRole('heading', { name: 'Log in' }).waitFor(),
      },
    },
    'signed in elsewhere': {
      event: () => ({ type: 'session.found' }),
      in: {
        'visitor.login': ({ sandbox }) => sandbox.as(MAYA.name),
        expired: ({ sandbox }) => sandbox.as(MAYA.name),
      },
    },
    'signed out elsewhere': {
      event: () => ({ type: 'session.lost' }),
      in: { signedIn: ({ sandbox }) => sandbox.as('visitor') },
    },
    'the server ends the session': {
      event: () => ({ type: 'session.invalid' }),
      in: {
        async signedIn({ app, sandbox }) {
          await sandbox.signOut(MAYA.name);
          await app.goto('/pages/fund/assets_record', { settle: false });
        },
      },
    },
    'a logout': { event: () => ({ type: 'logout' }), in: { signedIn: leave } },
    'the logout is taken': { event: () => done('logout'), in: { signingOut: letGo } },
    'the logout fails': { event: () => failed('logout', refusal), in: { signingOut: letGo } },
    ...flowEvents(REGISTRATION),
    ...flowEvents(RECOVERY),
  },
  states: {
    async 'visitor.login'(walk, walked) {
      const { app, page } = walk;
      const isRefused = hasFailed(walked) && walked?.from.value === 'signingIn';
      if (!isRefused) {
        // A logout leads home. Before that, another address would be left again.
        if (walked?.from.value === 'signingOut') await expect(page).not.toHaveURL(/pages\/setting/);
        // A visitor may be on any screen; the login opens there and stays.
        await app.settled();
        if (!page.url().includes(LOGIN)) await app.goto(LOGIN);
      }
      await expect(app.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expect(app.getByRole('alert')).toHaveText(isRefused ? ['Wrong password'] : []);
    },
    signingIn: (walk) => expect(busy(walk)).toBeVisible(),
    async signedIn(walk) {
      const { app, page } = walk;
      await expect(page).not.toHaveURL(/pages\/common\//);
      await app.goto(SETTINGS);
      await expect(button(walk, 'Log out')).toBeVisible();
    },
    signingOut: ({ app }) => expect(app.locator('main button[aria-busy="true"]')).toBeVisible(),
    expired: ({ page }) => waitForMessage(page, 'Your session has expired. Please log in again'),
    ...flowStates(REGISTRATION),
    ...flowStates(RECOVERY),
  },
  passing: ['expired', 'visitor.registration.registered', 'visitor.recovery.recovered'],
};
