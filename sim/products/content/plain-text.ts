/** Replaces percent signs. Existing clients URL-decode whole response bodies, so a body must not contain one. */
export const withoutPercent = (text: string): string => text.replaceAll('%', '\uFF05');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML: special characters become entities, line breaks become `<br>`. */
export const asHtml = (text: string): string =>
  withoutPercent(text.trim())
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll('\n', '<br>');
