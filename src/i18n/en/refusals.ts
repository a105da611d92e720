import type { refusalsEn } from '@/contract/refusals/en';

export { refusalsEn as default } from '@/contract/refusals/en';

declare module '../texts' {
  interface TextsByNamespace {
    refusals: typeof refusalsEn;
  }
}
