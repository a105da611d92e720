import { ApiError } from '@/data/api/api-error';
import { type KycContext, type KycEvent, type KycStatuses, kycMachine, stateOf } from '@/lifecycles/kyc';
import { expect } from '../fixtures';
import { fails, hasFailed, hold, letGo } from './kit/held-calls';
import { type Act, done, type EventRow, failed, type Model, type Walk } from './kit/model';

type KycAct = Act<KycContext, KycEvent>;
type Row = EventRow<KycContext, KycEvent>;

const SCREEN = '/pages/setting/real';
const SUBMIT = 'POST /user/real';
const unanswered = new ApiError('unavailable', 'No');

/** The persona in each state at the beginning. */
const PERSONAS: Readonly<Record<string, string>> = {
  'basic.none': 'bound',
  'basic.pending': 'pending-1',
  'basic.failed': 'rejected',
  'advanced.none': 'verified-1',
  'advanced.pending': 'pending-2',
  'advanced.approved': 'verified-2',
};

const button = ({ app }: Walk, name: string) => app.getByRole('button', { name, exact: true });
const busy = ({ app }: Walk) => app.locator('form button[type="submit"][aria-busy="true"]');
const who = ({ notes }: Walk) => notes.get('who') ?? 'bound';

/** Opens the screen, which waits for the exchange's answer about this persona. */
const comesAs =
  (state: string): KycAct =>
  async (walk) => {
    const persona = PERSONAS[state] ?? '';
    walk.notes.set('who', persona);
    await walk.sandbox.as(persona);
    await letGo(walk);
  };

const requestOf = async (walk: Walk, kind: string) => {
  const person = (await walk.sandbox.people()).find(({ persona }) => persona === who(walk));
  return `${kind}:${person?.id}`;
};
const approve =
  (kind: string): KycAct =>
  async (walk) =>
    walk.sandbox.backOffice.approve(await requestOf(walk, kind));
const reject =
  (kind: string): KycAct =>
  async (walk) =>
    walk.sandbox.backOffice.reject(await requestOf(walk, kind), 'Not readable');

/** A row for statuses sent by the exchange, and how they come about in each state. */
function statusesRow(statuses: KycStatuses, ways: Readonly<Record<string, KycAct>>): Row {
  const state = stateOf(statuses);
  return {
    event: () => ({ type: 'known', statuses, isBound: true }),
    in: { ...(PERSONAS[state] && { unknown: comesAs(state) }), ...ways },
  };
}

/** A change of the customer during the submission, which makes the app refetch. */
const renamed: KycAct = async ({ sandbox, ...walk }) => {
  await sandbox.call(who({ sandbox, ...walk }), 'POST /user/editNickname', { nickname: 'Changed' });
  await sandbox.backOffice.notice({ place: 'news', title: 'Good to know', text: 'Nothing new.' });
};

const sendDocument: KycAct = async (walk, walked) => {
  const { app } = walk;
  // After a failed attempt the form is still filled in.
  if (!(await button(walk, 'Change').isVisible())) {
    await app.getByRole('button', { name: /^(Verify Lv1|Try again)$/ }).click();
    await expect(app.getByText('Step 1 of 3')).toBeVisible();
    await button(walk, 'Next').click();
    await app.getByText('Passport', { exact: true }).click();
    await app.getByLabel('Name as on the document').fill('Nia Kusuma');
    await app.getByLabel('Passport number').fill('X1234567');
    await button(walk, 'Next').click();
    await expect(app.getByText('Step 3 of 3')).toBeVisible();
  }
  await hold(walk, SUBMIT, { broken: fails(walked) });
  await button(walk, 'Submit').click();
};

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (mark: string) => ({
  name: `${mark}.png`,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.from(mark)]),
});

const sendPictures: KycAct = async (walk, walked) => {
  const { app } = walk;
  if (!(await button(walk, 'Submit').isVisible())) {
    await app.getByRole('button', { name: /^(Verify Lv2|Try again)$/ }).click();
    const files = app.locator('input[type="file"]');
    for (const [index, mark] of ['front', 'back'].entries()) {
      await files.nth(index).setInputFiles(picture(mark));
      await expect(app.locator('form img')).toHaveCount(index + 1);
    }
    await app.settled();
  }
  await hold(walk, SUBMIT, { broken: fails(walked) });
  await button(walk, 'Submit').click();
};

/**
 * What is shown for a level that can be requested: the wizard with the error, or the overview with the button that
 * opens it.
 */
const openLevel =
  (name: string): Model<KycContext, KycEvent>['states'][string] =>
  async (walk, walked) => {
    if (!hasFailed(walked)) return expect(button(walk, name)).toBeVisible();
    await expect(walk.app.getByRole('alert')).toContainText('No response');
    await expect(busy(walk)).toHaveCount(0);
  };

const badge = ({ app }: Walk, level: string, word: string) =>
  expect(app.locator('section').filter({ hasText: level }).getByText(word, { exact: true })).toBeVisible();

/** Two levels of verification, as the customer's screen shows them. */
export const kycModel: Model<KycContext, KycEvent> = {
  machine: kycMachine,
  starts: {
    'a customer opens the screen': {
      input: undefined,
      async open(walk) {
        await walk.sandbox.start('identity-before-trading', { seed: 7 });
        await hold(walk, 'GET /real/state');
        await walk.app.goto(SCREEN, { settle: false });
      },
    },
  },
  sameness: ({ isBound, isRetry }) => [isBound, isRetry],
  events: {
    'nothing has been asked for': statusesRow({ basic: 'none', advanced: 'none' }, { 'basic.submitting': renamed }),
    'Lv1 is under review': statusesRow({ basic: 'pending', advanced: 'none' }, {}),
    'Lv1 is rejected': statusesRow({ basic: 'failed', advanced: 'none' }, { 'basic.pending': reject('identity') }),
    'Lv1 is approved': statusesRow(
      { basic: 'approved', advanced: 'none' },
      { 'basic.pending': approve('identity'), 'advanced.submitting': renamed },
    ),
    'Lv2 is under review': statusesRow({ basic: 'approved', advanced: 'pending' }, {}),
    'Lv2 is rejected': statusesRow(
      { basic: 'approved', advanced: 'failed' },
      { 'advanced.pending': reject('identity-advanced') },
    ),
    'Lv2 is approved': statusesRow(
      { basic: 'approved', advanced: 'approved' },
      { 'advanced.pending': approve('identity-advanced') },
    ),
    'a document is sent': {
      event: () => ({ type: 'submit.basic', fields: { id_type: 1, name: '', card_id: '' } }),
      in: { 'basic.none': sendDocument, 'basic.failed': sendDocument },
    },
    'the exchange has the document': { event: () => done('submitBasic'), in: { 'basic.submitting': letGo } },
    'the document does not arrive': {
      event: () => failed('submitBasic', unanswered),
      in: { 'basic.submitting': letGo },
    },
    'pictures are sent': {
      event: () => ({ type: 'submit.advanced', fields: { front_pic: '', reverse_pic: '' } }),
      in: { 'advanced.none': sendPictures, 'advanced.failed': sendPictures },
    },
    'the exchange has the pictures': { event: () => done('submitAdvanced'), in: { 'advanced.submitting': letGo } },
    'the pictures do not arrive': {
      event: () => failed('submitAdvanced', unanswered),
      in: { 'advanced.submitting': letGo },
    },
  },
  states: {
    // During a slow call the loading message of the whole app is shown as well.
    unknown: ({ app }) =>
      expect(
        app
          .getByRole('status')
          .filter({ hasText: /^Loading$/ })
          .first(),
      ).toBeVisible(),
    'basic.none': openLevel('Verify Lv1'),
    'basic.submitting': (walk) => expect(busy(walk)).toBeVisible(),
    'basic.pending': (walk) => badge(walk, 'Lv1 Basic', 'Under review'),
    'basic.failed': openLevel('Try again'),
    'advanced.none': openLevel('Verify Lv2'),
    'advanced.submitting': (walk) => expect(busy(walk)).toBeVisible(),
    'advanced.pending': (walk) => badge(walk, 'Lv2 Advanced', 'Under review'),
    'advanced.failed': openLevel('Try again'),
    'advanced.approved': (walk) => badge(walk, 'Lv2 Advanced', 'Verified'),
  },
};
