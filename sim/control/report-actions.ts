import * as v from 'valibot';
import { isWireLang } from '@/contract/lang';
import { type Happening, isRefused, type TrailEntry } from '../journal/trail';
import { LINK_PARAMETER, writeLink } from '../replay/link/link';
import { REPORT_PARAMETER, writeReport } from '../replay/link/report-link';
import type { Report } from '../replay/report';
import { runFileOf } from '../replay/run-file';
import { isSecretField } from '../replay/secrets';
import { ControlError, type Controlled, steers } from './action';
import { loginsByToken } from './logins';
import { writeStage } from './stage-link';

const short = (most: number) => v.pipe(v.string(), v.maxLength(most));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Called by a page: what a visitor has seen and pressed, and calls that a fault has answered. */
const happening = v.variant('do', [
  v.strictObject({ do: v.literal('screen'), screen: v.pipe(short(1_000), v.startsWith('/')), lang: short(20) }),
  v.strictObject({ do: v.literal('tap'), on: short(200) }),
  v.strictObject({
    do: v.literal('call'),
    request: v.strictObject({
      method: short(10),
      path: short(200),
      fields: v.record(v.string(), v.string()),
      token: v.string(),
    }),
    answer: v.strictObject({
      status: number,
      type: short(20),
      refusal: v.nullable(short(100)),
      text: v.nullable(short(1_000)),
    }),
  }),
]);

/** The trail of the run, and problem reports. Nothing here changes the state or its hash. */
export const reportActions = {
  'run.note': steers({ happened: happening }, (exchange, { happened }) => {
    exchange.note(happened.do === 'call' ? { ...happened, isFaulty: true } : (happened as Happening));
    return {};
  }),
  /** The latest refused calls, reads, screens and taps, oldest first. Passwords and codes are masked. */
  'run.trail': steers({}, ({ trail }) => ({ entries: trail.entries().map(masked) })),
  /**
   * The run up to the call in question (`at`, its number in the trail) or up to now, with a note and what the page
   * knows, as a file and as a query.
   */
  'run.report': steers(
    {
      note: v.optional(short(4_000), ''),
      at: v.optional(v.nullable(number), null),
      screen: v.optional(short(1_000), ''),
      lang: v.optional(short(20), 'en'),
      agent: v.optional(short(400), ''),
      size: v.optional(short(40), ''),
      errors: v.optional(v.pipe(v.array(short(2_000)), v.maxLength(20)), []),
      secrets: v.optional(v.boolean(), false),
    },
    (exchange, { at, secrets, screen, ...rest }) => {
      const entries = exchange.trail.entries();
      const about = at === null ? null : entries.filter(isRefused).find(({ n }) => n === at);
      if (about === undefined) throw new ControlError(`run.report: at: no refused call has the number ${at}`);
      const report: Report = {
        ...rest,
        at,
        answer: about && answerIn(about),
        screen: (about || screen === '' ? screenOf(entries, about) : '') || screen || '/',
        build: exchange.journal.header.build,
      };
      const upTo = about ? { seq: about.after + (about.isLogged ? 1 : 0), nowMs: about.atMs } : undefined;
      const file = { ...runFileOf(exchange, { upTo, secrets }), report };
      return queryOf(exchange, file, report).then((query) => ({ file, query }));
    },
  ),
};

function queryOf(exchange: Controlled, file: ReturnType<typeof runFileOf>, report: Report): Promise<string> {
  const { screen, lang } = report;
  const stage = writeStage({ screen, ...(isWireLang(lang) && { lang }), room: 'open' });
  const logins = loginsByToken(exchange.world);
  return Promise.all([writeLink(file, logins), writeReport(report, file.trail ?? [])]).then(
    ([run, packed]) => `${LINK_PARAMETER}=${run}&${REPORT_PARAMETER}=${packed}&${stage}`,
  );
}

const answerIn = ({ request: { method, path }, answer: { refusal, text } }: TrailEntry & { readonly do: 'call' }) => ({
  call: `${method} ${path}`,
  refusal,
  text,
});

/** The screen on which a call was made, or the last one; '' when it is no longer known. */
function screenOf(entries: readonly TrailEntry[], about: TrailEntry | null): string {
  const seen = entries.findLast((entry) => entry.do === 'screen' && (about === null || entry.n < about.n));
  return seen?.do === 'screen' ? seen.screen : '';
}

function masked(entry: TrailEntry): TrailEntry {
  if (entry.do !== 'call') return entry;
  const { path, fields } = entry.request;
  const shown = Object.entries(fields).map(([name, value]) => [name, isSecretField(path, name) ? '…' : value]);
  return { ...entry, request: { ...entry.request, fields: Object.fromEntries(shown) } };
}
