import type { ResourceNamespaceMap } from 'i18next';
import { i18n, loadNamespace } from '@/i18n/i18n';

/**
 * When not even the texts have loaded, nothing of the app can speak. This says so in the default language and in
 * English, and offers to start again.
 */
export function showStartFailure(root: HTMLElement): void {
  const box = document.createElement('div');
  box.className = 'start-failure';
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = 'Aplikasi tidak dapat dimuat · The app did not load';
  const again = document.createElement('button');
  again.textContent = 'Muat ulang · Reload';
  again.onclick = () => location.reload();
  box.append(words, again);
  root.replaceChildren(box);
}

/** What the simulation says of why it did not start (sim/start-reason.ts). */
interface Reason {
  readonly kind: Exclude<keyof ResourceNamespaceMap['simulation']['reason'], 'other'>;
  readonly name?: string;
  readonly seed?: string;
  /** The scenarios that there are. */
  readonly names?: readonly string[];
}

/** In the language of the person, for which `ready` waits; in English where even the texts do not come. */
async function failureTexts(error: unknown, ready: Promise<void>) {
  const message = error instanceof Error ? error.message : String(error);
  try {
    await ready;
    await loadNamespace('simulation');
  } catch {
    return { title: 'Couldn’t start the simulation', reason: message, anew: 'Start the default scenario', instead: '' };
  }
  const { reason } = error as { reason?: Reason | null };
  const t = i18n.getFixedT(null, 'simulation');
  return {
    title: t('failed'),
    reason: t(`reason.${reason?.kind ?? 'other'}`, { name: '', seed: '', ...reason, message }),
    anew: t('anew'),
    instead: t('instead'),
  };
}

const linkTo = (query: string, text: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.textContent = text;
  link.href = location.pathname + query + location.hash;
  return link;
};

/** A list of the scenarios that there are, where the address names none of them. */
function scenarioLinks(error: unknown): readonly HTMLElement[] {
  const { names = [] } = (error as { reason?: Reason | null }).reason ?? {};
  if (names.length === 0) return [];
  const list = document.createElement('ul');
  for (const name of names) {
    const item = document.createElement('li');
    item.append(linkTo(`?${new URLSearchParams({ scenario: name })}`, name));
    list.append(item);
  }
  return [list];
}

/**
 * Why the simulation did not start, such as a scenario nobody knows, and the way to one that does. Stands above the
 * shell, which is up already and would only say that the exchange cannot be reached. Sandbox only.
 */
export async function showSimulationFailure(error: unknown, ready: Promise<void>): Promise<void> {
  const texts = await failureTexts(error, ready);
  const box = document.createElement('div');
  box.className = 'simulation-failure';
  box.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = texts.title;
  const reason = document.createElement('p');
  reason.textContent = texts.reason;
  // A link that cannot be opened here knows which scenario it is of.
  const instead = (error as { instead?: string } | null)?.instead;
  const anew = linkTo(instead ?? '', (instead && texts.instead) || texts.anew);
  box.append(title, reason, ...scenarioLinks(error), anew);
  document.body.append(box);
}
