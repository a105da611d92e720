import { expect } from '@playwright/test';
import type { Sandbox } from '../../sim/control/sandbox';
import { createSandbox } from '../../sim/control/sandbox-api';
import { ControlError } from '../../sim/control-error';
import type { EngineTab } from './driver';

/** The app in a tab, and the exchange behind it. */
export class Phone {
  readonly tab: EngineTab;
  readonly sandbox: Sandbox;

  constructor(tab: EngineTab) {
    this.tab = tab;
    this.sandbox = createSandbox(async (action, input) => {
      const { answer, refusal } = await tab.run(runAction, { action, input });
      if (refusal !== null) throw new ControlError(refusal);
      return answer;
    });
  }

  /** Resolves when the exchange is ready. */
  async ready(): Promise<void> {
    await expect.poll(() => this.tab.run(() => 'sandbox' in window, null)).toBe(true);
  }

  /** Navigates to a screen inside the app, and waits until everything received is drawn. */
  async show(path: string): Promise<void> {
    await this.tab.run((hash) => {
      location.hash = hash;
    }, path);
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.ready();
    await this.tab.run(() => (window.sandbox as unknown as { settled(): Promise<void> }).settled(), null);
  }

  /** Text of the first element that matches the selector; null if none does. */
  text(selector: string): Promise<string | null> {
    return this.tab.run((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? null, selector);
  }

  /** Presses a visible element, found by its selector and by its accessible name or text. */
  async press(selector: string, name = ''): Promise<void> {
    let at = null as { x: number; y: number } | null;
    const find = async () => {
      at = await this.tab.run(findTarget, { selector, name });
      return at;
    };
    await expect.poll(find, `${selector} "${name}" can be pressed`).not.toBeNull();
    // Pressed at the position where it was found. If it were searched again, it might be moving, and would not be
    // pressed.
    if (at) await this.tab.press(at.x, at.y);
  }
}

async function runAction({ action, input }: { action: string; input: unknown }) {
  const { sandbox } = window as unknown as { sandbox: { run(action: string, input: unknown): Promise<unknown> } };
  try {
    return { answer: await sandbox.run(action, input), refusal: null };
  } catch (error) {
    if (error instanceof Error && error.name === 'ControlError') return { answer: null, refusal: error.message };
    throw error;
  }
}

/** The centre of an element that does not move and is not covered; otherwise null. */
async function findTarget({ selector, name }: { selector: string; name: string }) {
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const label = [...labels].map(({ textContent }) => textContent).join(' ');
    return element.getAttribute('aria-label') ?? (label || (element.textContent ?? ''));
  };
  const element = [...document.querySelectorAll(selector)].find((one) => nameOf(one).includes(name));
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => element.getBoundingClientRect();
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = place();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  const isStill = left === before.left && top === before.top;
  // While a sheet closes, nothing behind it takes a press: the hit element is then the root, which contains everything.
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.contains(element));
  return isStill && isHit ? { x, y } : null;
}
