import type { ExchangePort } from '../port';
import type { ActionResult } from './sandbox-actions';

/**
 * Opens the run that the page's address carries (`?run=…`, run.share), at rest, in place of the kept one. Opened once
 * more, as a reload does, it goes on with the run that came of it. @throws LinkError, and a refusal of the exchange
 * when the run does not come to the state it says. Returns whether there is one.
 */
export async function openAddressedRun(port: ExchangePort, search: string): Promise<boolean> {
  const link = new URLSearchParams(search).get('run');
  if (link === null) return false;
  const { asRunFile, linkMark, readLink } = await import('../replay/link/open');
  const mark = linkMark(link);
  const current = (await port.control('scenario.current', {})) as ActionResult<'scenario.current'>;
  if (current.link === mark) return true;
  const run = await readLink(link, __BUILD_ID__);
  await port.control('run.import', { file: asRunFile({ ...run, header: { ...run.header, link: mark } }) });
  return true;
}
