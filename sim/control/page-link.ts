import { errorText } from '../error-text';
import type { ExchangePort } from '../port';
import { openedReport } from './opened-report';
import type { ActionResult } from './sandbox-actions';

/**
 * Opens the run in the page's address (`?run=…`, see run.share), with the clock paused; it replaces the stored run. A
 * run of another build is opened as well, as long as its commands still lead to the same state. A page that is loaded
 * again keeps the run that it opened before, with everything done in it since. Returns whether the address has such a
 * link. @throws LinkError, and ControlError when the run does not lead to the state hash it contains
 */
export async function openAddressedRun(port: ExchangePort, search: string): Promise<boolean> {
  const query = new URLSearchParams(search);
  const link = query.get('run');
  if (link === null) return false;
  const { asRunFile, LinkError, linkMark, readLink, readReport, REPORT_PARAMETER } = await import(
    '../replay/link/open'
  );
  const mark = linkMark(link);
  const current = (await port.control('scenario.current', {})) as ActionResult<'scenario.current'>;
  if (current.link === mark) return true;
  const run = await readLink(link);
  const reported = query.get(REPORT_PARAMETER);
  const report = reported === null ? null : await readReport(reported);
  const { build, scenario, seed } = run.header;
  try {
    const file = asRunFile({ ...run, header: { ...run.header, link: mark }, ...(report && { trail: report.trail }) });
    await port.control('run.import', { file });
    openedReport.set(report?.report ?? null);
  } catch (error) {
    if (build === __BUILD_ID__) throw error;
    throw new LinkError('build', errorText(error), { scenario, seed }, error);
  }
  return true;
}
