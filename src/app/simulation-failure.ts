import { i18n, loadNamespace } from '@/i18n/i18n';
import type { TextsByNamespace } from '@/i18n/texts';
import './simulation-failure.css';

/** Why the simulation did not start (sim/start-reason.ts). */
interface Reason {
  readonly kind: Exclude<keyof TextsByNamespace['simulation']['reason'], 'other'>;
  readonly name?: string;
  readonly seed?: string;
  /** Names of the existing scenarios. */
  readonly names?: readonly string[];
}

/** Texts in the user's language, after `ready`; in English if texts do not load. */
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

/** Parameters that are of use with any run: language, screen, person, clock and control room. */
const KEPT = ['lang', 'screen', 'as', 'clock', 'room'];

function linkTo(query: string, text: string): HTMLAnchorElement {
  const parameters = new URLSearchParams(query);
  const current = new URLSearchParams(location.search);
  for (const name of KEPT) if (current.has(name)) parameters.set(name, current.get(name) ?? '');
  const link = document.createElement('a');
  link.textContent = text;
  link.href = location.pathname + (parameters.size > 0 ? `?${parameters}` : '') + location.hash;
  // A link to the address that is open, with its screen, would load nothing.
  if (link.href === location.href) link.onclick = () => location.reload();
  return link;
}

/** Links to the existing scenarios, if the address names an unknown one. */
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
 * Shows why the simulation did not start, such as an unknown scenario, and links to one that works. It lies above the
 * shell, which can only report that the exchange cannot be reached. Sandbox only.
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
  // If a shared link cannot be opened in this version, the error carries the address of its scenario.
  const instead = (error as { instead?: string } | null)?.instead;
  const anew = linkTo(instead ?? '', (instead && texts.instead) || texts.anew);
  box.append(title, reason, ...scenarioLinks(error), anew);
  document.body.append(box);
}
