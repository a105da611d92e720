import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf, withPolicy } from './content-security';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const rule = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

const PAGE = `<html><head>
  <meta charset="utf-8" />
  <style>body{margin:0}</style><script src="/a.js"></script></head>
  <body><script>start()</script><script type="text/plain" id="held">words</script></body></html>`;

test('inline scripts and styles are allowed by their hash, and nothing else inline', () => {
  const policy = policyOf(PAGE, { build: 'production' });
  expect(rule(policy, 'default-src')).toBe("default-src 'self'");
  expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${sha('start()')}`);
  expect(rule(policy, 'style-src')).toBe(`style-src 'self' ${sha('body{margin:0}')}`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('a production page allows any host, which its configuration’s policy limits, and the sandbox allows none', () => {
  const page = `${PAGE}<script type="application/json" id="backend">{}</script>`;
  const production = policyOf(page, { build: 'production' });
  expect(rule(production, 'connect-src')).toBe("connect-src 'self' http: https: ws: wss:");
  expect(rule(production, 'script-src')).toBe(`script-src 'self' ${sha('start()')}`);
  expect(rule(policyOf(PAGE, { build: 'sandbox' }), 'connect-src')).toBe("connect-src 'self' blob: data:");
});

test('a page opened from a disk, which has no origin, can run its inline parts', () => {
  const policy = policyOf(PAGE, { build: 'single' });
  expect(rule(policy, 'default-src')).toBe("default-src 'none'");
  expect(rule(policy, 'script-src')).toBe(`script-src ${sha('start()')}`);
  expect(rule(policy, 'font-src')).toBe('font-src data:');
  expect(policy).not.toContain("'self'");
});

test.each(['<i style="height: 1px"></i>', '<body onload="x()">'])(
  '%s, which no hash can allow, fails the build',
  (tag) => {
    expect(() => policyOf(PAGE + tag, { build: 'production' })).toThrow('would block');
  },
);

test('the policy is after the encoding and before everything else', () => {
  expect(withPolicy(PAGE, "default-src 'self'").replaceAll(/\s+/g, ' ')).toMatch(
    /^<html><head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="default-src 'self'" \/> <style>/,
  );
});
