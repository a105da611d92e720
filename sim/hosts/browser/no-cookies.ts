/**
 * Replaces MSW's cookie store (vite.config.ts), which includes the list of all public suffixes. Neither servers of this
 * API family nor the simulated exchange set cookies.
 */
export const cookieStore = {
  getCookies: (): readonly [] => [],
  setCookie: async (): Promise<void> => {},
};
