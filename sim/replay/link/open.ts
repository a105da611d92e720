/** What a page needs to open a link, read only when its address carries one. */
export { asRunFile } from '../run-file';
export { linkMark, readLink } from './link';
