import { expect } from 'vitest';
import { runExample } from './sandbox-docs';

type Body = (fixtures: object) => Promise<void>;

expect.extend({
  toBeVisible: ({ name, isVisible }: { name: string; isVisible: boolean }) => ({
    pass: isVisible,
    message: () => `${name} is not on the screen`,
  }),
});

/** A fake app for a generated browser test: whatever screen is opened, these texts are on it. */
export function screenWith(texts: readonly string[]) {
  const shown: string[] = [];
  const found = (name: string, isVisible: boolean) => {
    const one = { name, isVisible, filter: () => one, first: () => one };
    return one;
  };
  const app = {
    open: async () => {},
    goto: async (screen: string) => void shown.push(screen),
    getByText: (text: string) => found(text, texts.includes(text)),
    page: { getByRole: (role: string) => found(role, true) },
  };
  return { app, shown };
}

/** Runs an exported browser test (sim/control/export) without a browser. It rejects when the test fails. */
export async function runGenerated(text: string, fixtures: object): Promise<void> {
  const bodies: Body[] = [];
  const test = Object.assign((_name: string, body: Body) => bodies.push(body), { use: () => {} });
  await runExample(text.replace(/^import .*;\n/, ''), { test, expect });
  if (bodies.length !== 1) throw new Error(`the text has ${bodies.length} tests, not one`);
  for (const body of bodies) await body(fixtures);
}
