import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

interface PolicyOptions {
  /** `single` is one file opened from a disk, which has no origin: it contains everything it runs. */
  readonly build: 'production' | 'sandbox' | 'single';
  /** Style sheets of documents that the page shows in a frame, which inherits the page's policy. */
  readonly framedStyles?: readonly string[];
}

/** Names of the Trusted Types policies of each build: src/lib/markup/inert-markup.ts, sim/hosts/browser/script-address.ts. */
const TRUSTED = {
  production: 'inert-markup',
  sandbox: 'inert-markup exchange-script early-worker',
  single: 'inert-markup exchange-script',
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineTexts(page: string, tag: 'script' | 'style'): string[] {
  const found = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  // Scripts with data are not executed, so they need no hash.
  return [...found].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|\btype="(?:text\/plain|application\/json)"/.test(attributes) ? [] : [text],
  );
}

/**
 * Hosts of a production build. They are known only to the deployed page, which limits them to its backend by a second
 * policy (scripts/vite/page-backend.ts): what is loaded has to pass both.
 */
const ANY_HOST = ['http:', 'https:'];

/**
 * The Content-Security-Policy of a finished page. Inline scripts and styles are allowed by their hashes, so that the
 * page needs no further file for them. Throws for an inline attribute, which no hash can allow.
 */
export function policyOf(page: string, { build, framedStyles = [] }: PolicyOptions): string {
  const [attribute] =
    /<[a-z][^>]*\s(?:style|on\w+)=/.exec(page.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')) ?? [];
  if (attribute) throw new Error(`the policy of the page would block ${attribute}`);
  const self = build === 'single' ? [] : ["'self'"];
  const hosts = build === 'production' ? ANY_HOST : [];
  const shown = [...self, 'data:', 'blob:', ...hosts];
  const scripts = inlineTexts(page, 'script').map(hashOf);
  const styles = [...inlineTexts(page, 'style'), ...framedStyles].map(hashOf);
  const rules: Record<string, readonly string[]> = {
    'default-src': build === 'single' ? ["'none'"] : self,
    'script-src': [...self, ...scripts],
    'style-src': [...self, ...styles],
    'img-src': shown,
    'font-src': build === 'single' ? ['data:'] : self,
    'media-src': shown,
    'connect-src': [...self, ...(build === 'production' ? [...ANY_HOST, 'ws:', 'wss:'] : ['blob:', 'data:'])],
    'worker-src': build === 'single' ? ['blob:'] : self,
    // Pages named in the settings may be shown in the web view, and have their own policy for scripts.
    'frame-src': [...self, 'https:', ...hosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED[build]],
  };
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * Inserts the policy after the encoding, which must come first, and before everything else, because a policy only
 * applies to what follows it.
 */
export function withPolicy(page: string, policy: string): string {
  const rest = page.replace(/\s*<meta charset="utf-8"[^>]*>/i, '');
  const metas = `<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return rest.replace('<head>', () => `<head>${metas}`);
}

/**
 * Writes the policy into each page of a build. Only `frame-ancestors` is not allowed there, so a server must send it.
 */
export function contentSecurity(options: PolicyOptions): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const page = String(file.source);
          file.source = withPolicy(page, policyOf(page, options));
        }
      },
    },
  };
}
