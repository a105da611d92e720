/** Inline code in Markdown. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trim()}\n\`\`\``;
export const paragraphs = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
/** A sentence with Markdown and HTML characters escaped, except in backticks. */
export const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[<>*_[\]]/g, '\\$&')))
    .join('');

const cell = (text: string): string => text.replaceAll(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
