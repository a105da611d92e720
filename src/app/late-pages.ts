import type { ComponentType } from 'react';

export { pageTexts } from './page-texts';

/**
 * Every page except home, found by glob, so that a page works as soon as its folder and its line in the route table
 * exist. It has a file of its own because the list of chunk names is large, and the first screen does not need it.
 */
export const latePages = import.meta.glob<ComponentType>(['../pages/**/page.tsx', '!../pages/index/index/page.tsx'], {
  import: 'default',
});
