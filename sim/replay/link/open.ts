/** Everything that a page needs to open a link; loaded only when its address contains one. */
export { asRunFile } from '../run-file';
export { LinkError, linkMark, readLink } from './link';
export { REPORT_PARAMETER, readReport } from './report-link';
