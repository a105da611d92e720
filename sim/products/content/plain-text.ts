/** Clients of the family decode whole bodies as if they were addresses, so a percent sign never stands in one. */
export const withoutPercent = (text: string): string => text.replaceAll('%', '\uFF05');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML that shows it: signs become entities, lines breaks. */
export const asHtml = (text: string): string =>
  withoutPercent(text.trim())
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll('\n', '<br>');
