import { isSecretField } from '../../replay/secrets';
import type { RecordedCall } from './recorded-call';

/** In single quotes a shell takes every character as it is, except the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as a command line for curl, of the server at `base`. The session, passwords and codes are variables of the
 * shell: `$TOKEN`, `$PASSWORD`, `$CODE`.
 */
export function curlOf({ method, path, fields, who }: RecordedCall, base: string): string {
  const inUrl = method === 'GET';
  const lines = [
    `curl ${inUrl ? '--get ' : method === 'POST' ? '' : `--request ${method} `}${quoted(`${base}/api${path}`)}`,
    ...(who === null ? [] : ['--header "Authorization: $TOKEN"']),
    ...Object.entries(fields).map(([name, value]) => `--data-urlencode ${fieldOf(path, name, value)}`),
  ];
  // Without a body curl would ask with GET.
  if (method === 'POST' && Object.keys(fields).length === 0) lines.push("--data ''");
  return lines.join(' \\\n  ');
}

/** Only the value is encoded by curl, so that a name with brackets is encoded here. */
function fieldOf(path: string, name: string, value: string): string {
  const key = encodeURIComponent(name);
  if (isSecretField(path, name) && value !== '') return `"${key}=$${name.toUpperCase().replaceAll(/\W/g, '_')}"`;
  return quoted(`${key}=${value}`);
}
