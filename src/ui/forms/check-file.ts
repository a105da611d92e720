export type FileProblem = 'tooLarge' | 'wrongType' | 'empty';

/** The properties of a File that are checked. */
interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** The problem with a picked file, or null. `accept` is a list as in the attribute: types, "image/*", ".pdf". */
export function checkFile(
  file: FileFacts,
  { accept, maxBytes }: { accept: string; maxBytes: number },
): FileProblem | null {
  if (!accepts(accept, file)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'tooLarge' : null;
}

function accepts(accept: string, { name, type }: FileFacts): boolean {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  if (rules.length === 0) return true;
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1));
    return type.toLowerCase() === rule;
  });
}
