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
 * The address of a worker's script in the form that Trusted Types require; unchanged in browsers without Trusted Types.
 * Throws TypeError for an address of another origin.
 */
export const scriptAddress = (address: string): string =>
  policy ? (policy.createScriptURL(address) as string) : address;
