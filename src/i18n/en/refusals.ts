import type { refusalsEn } from '@/contract/refusals/en';

export { refusalsEn as default } from '@/contract/refusals/en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    refusals: typeof refusalsEn;
  }
}
