interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const isOurs = (address: string) => new URL(address, location.href).origin === location.origin;
const policy = trustedTypes?.createPolicy('exchange-script', {
  createScriptURL(address) {
    if (!isOurs(address)) throw new TypeError(`${address} is no script of this page`);
    return address;
  },
});

/**
 * The address of a script that a worker is to run, as browsers that keep text and scripts apart take it (Trusted Types).
 * Throws TypeError for one of another origin.
 */
export const scriptAddress = (address: string): string =>
  policy ? (policy.createScriptURL(address) as string) : address;
