import * as v from 'valibot';
import type { WireLang } from '@/contract/lang';
import { shownBy } from '../../../control/sandbox-api';
import type { Kit } from '../../../control/sandbox-method';
import { errorText } from '../../../error-text';
import {
  type Answer,
  EMBED_ACTIONS,
  EMBED_VERSION,
  type EmbedAction,
  type EmbedFaultCode,
  type PageInputs,
  pageInputs,
  request,
  type Subscription,
} from './messages';
import type { EmbedOrigins } from './origins';

/** The page that is steered. */
export interface SteeredPage {
  /** Carries out a control action, and resolves when the app has followed. */
  readonly run: Kit['run'];
  show(address: string): void;
  setLanguage(lang: WireLang): void;
  reading(): { readonly screen: string; readonly lang: string };
  /** @throws ControlError when there is no such market */
  subscribe(wanted: Subscription, origin: string): Promise<void>;
}

interface Permission extends EmbedOrigins {
  /** The page's own origin, which may always steer it. */
  readonly own: string;
}

class EmbedFault extends Error {
  constructor(
    readonly code: EmbedFaultCode,
    sentence: string,
  ) {
    super(sentence);
  }
}

type PageAction = keyof PageInputs;
const isPageAction = (name: string): name is PageAction => Object.hasOwn(pageInputs, name);
const isEmbedAction = (name: string): name is EmbedAction => (EMBED_ACTIONS as readonly string[]).includes(name);

/** Whether a message is meant for the embedded page; others are those of the framing page's own scripts. */
export const isAddressed = (data: unknown): data is { readonly pocketExchange: unknown; readonly id?: unknown } =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'pocketExchange');

/** Answers a message from `origin`: with a result, or with a sentence that says what to do instead. Never rejects. */
export async function answer(
  data: { readonly pocketExchange: unknown; readonly id?: unknown },
  origin: string,
  permission: Permission,
  page: SteeredPage,
): Promise<Answer> {
  const head = { pocketExchange: EMBED_VERSION, id: typeof data.id === 'string' ? data.id : '' } as const;
  try {
    permit(origin, permission);
    return { ...head, ok: true, result: await carryOut(data, origin, page) };
  } catch (error) {
    const sentence = errorText(error);
    const isRefusal = error instanceof Error && error.name === 'ControlError';
    const code = error instanceof EmbedFault ? error.code : isRefusal ? 'input' : 'failed';
    return { ...head, ok: false, fault: { code, sentence } };
  }
}

function permit(origin: string, { own, origins, problem }: Permission): void {
  if (origin === own || origins.includes(origin)) return;
  const remedy = problem ?? `add it to "origins" in the element #embed of its index.html`;
  throw new EmbedFault('origin', `${origin} may not steer this sandbox: ${remedy}`);
}

async function carryOut(data: { readonly pocketExchange: unknown }, origin: string, page: SteeredPage) {
  if (data.pocketExchange !== EMBED_VERSION) {
    const version = JSON.stringify(data.pocketExchange);
    throw new EmbedFault('version', `no version ${version} of the messages: send pocketExchange: ${EMBED_VERSION}`);
  }
  const { action, input } = parsed(request, data, 'message', 'a request');
  if (isPageAction(action)) return answerForPage(action, input, origin, page);
  if (!isEmbedAction(action)) {
    const names = [...Object.keys(pageInputs), ...EMBED_ACTIONS].join(', ');
    throw new EmbedFault('action', `no action "${action}"; there are: ${names}`);
  }
  return steer(action, input, page);
}

/** The exchange validates the input by the action's own schema. */
async function steer(action: EmbedAction, input: object, { run, show }: SteeredPage): Promise<unknown> {
  const running = run(action, input as never) as Promise<object>;
  const result = await running;
  if ('opens' in result && action === 'scenario.start') show(String(result.opens));
  if ('fromMs' in result) await shownBy(run)(running as Promise<{ readonly fromMs: number }>);
  return result;
}

async function answerForPage(action: PageAction, input: object, origin: string, page: SteeredPage): Promise<object> {
  const steps: { readonly [N in PageAction]: (wanted: PageInputs[N]) => object | Promise<object> } = {
    'page.reading': () => ({ version: EMBED_VERSION, ...page.reading() }),
    'page.screen': (wanted) => {
      page.show(wanted.address);
      return wanted;
    },
    'page.language': (wanted) => {
      page.setLanguage(wanted.lang);
      return wanted;
    },
    'page.subscribe': async (wanted) => {
      await page.subscribe(wanted, origin);
      return wanted;
    },
  };
  // The schema of this action gives the input of its step.
  return steps[action](parsed(pageInputs[action], input, 'input', action) as never);
}

function parsed<S extends v.GenericSchema>(schema: S, value: unknown, code: EmbedFaultCode, what: string) {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new EmbedFault(code, `${what}: ${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}
