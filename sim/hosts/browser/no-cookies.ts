/**
 * Stands in for MSW's store of cookies (vite.config.ts), which includes the list of all public suffixes. Neither the
 * family's servers nor the simulated exchange set cookies.
 */
export const cookieStore = {
  getCookies: (): readonly [] => [],
  setCookie: async (): Promise<void> => {},
};
