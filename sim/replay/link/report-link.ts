import * as v from 'valibot';
import type { TrailEntry } from '../../journal/trail';
import { type Report, report as reportSchema } from '../report';
import { trail as trailSchema } from '../trail-schema';
import { fromBase64Url, toBase64Url } from './base64url';
import { deflate, inflate } from './deflate';

/** Name of the query parameter that holds a report, beside the run that it is about. */
export const REPORT_PARAMETER = 'report';

/** How many trail entries a link carries at most. A file carries all of them. */
const LINKED_ENTRIES = 40;
const LINKED_BYTES = 6_000;
const MAX_BYTES = 1_000_000;

const linked = v.object({ report: reportSchema, trail: trailSchema });

/** The report and the latest trail entries for an address, as many as fit. The call in question is always included. */
export async function writeReport(report: Report, trail: readonly TrailEntry[]): Promise<string> {
  for (let most = LINKED_ENTRIES; ; most = Math.floor(most / 2)) {
    const about = trail.filter(({ n }) => n === report.at);
    const kept = [...trail.filter(({ n }) => n !== report.at).slice(most === 0 ? trail.length : -most), ...about];
    const content = JSON.stringify({ report, trail: kept.sort((a, b) => a.n - b.n) });
    const text = toBase64Url(await deflate(new TextEncoder().encode(content)));
    if (most === 0 || text.length <= LINKED_BYTES) return text;
  }
}

/** Null for a text that holds no report, or one that was cut off while it was copied. */
export async function readReport(
  text: string,
): Promise<{ readonly report: Report; readonly trail: readonly TrailEntry[] } | null> {
  try {
    const bytes = fromBase64Url(text);
    if (!bytes) return null;
    const content: unknown = JSON.parse(new TextDecoder().decode(await inflate(bytes, MAX_BYTES)));
    const read = v.safeParse(linked, content);
    return read.success ? (read.output as unknown as { report: Report; trail: readonly TrailEntry[] }) : null;
  } catch {
    return null;
  }
}
