interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('inert-markup', { createHTML: (text) => text });

/**
 * Markup that somebody else wrote, as browsers that keep page and markup apart take it (Trusted Types). Only for where
 * nothing in it runs: a document that is read and never shown, or a frame without scripts.
 */
export const inertMarkup = (text: string): string => (policy ? (policy.createHTML(text) as string) : text);
