interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('inert-markup', { createHTML: (text) => text });

/**
 * Passes markup from outside the app through the Trusted Types policy, where the browser has one. Use it only where
 * nothing in the markup can run: a parsed document that is never shown, or a frame without scripts.
 */
export const inertMarkup = (text: string): string => (policy ? (policy.createHTML(text) as string) : text);
