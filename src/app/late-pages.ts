import type { ComponentType } from 'react';

export { pageTexts } from './page-texts';

/**
 * Every page but home, found by glob, so that one is reachable as soon as its folder and its line in the route table
 * exist. In a file of its own: the names of what they are built into are much to carry for somebody who sees home first.
 */
export const latePages = import.meta.glob<ComponentType>(['../pages/**/page.tsx', '!../pages/index/index/page.tsx'], {
  import: 'default',
});
