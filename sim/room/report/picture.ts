/** Characters. A larger picture is left out, so that a report can be sent by mail. */
const MAX_LENGTH = 3_500_000;
/** Pixels. Larger pictures are left out, because their bytes would be most of the report. */
const MAX_PICTURE = 256;
const MAX_PICTURES = 60;
const SECRET = /password|one-time-code/;
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * A picture of the app, as the address of an SVG that holds its elements and styles: no browser lets a page photograph
 * itself, and this needs no library. Fonts and large pictures are missing, passwords and codes are left out. Null when it
 * would be too large.
 */
export async function pictureOf(app: HTMLElement): Promise<string | null> {
  const { width, height } = app.getBoundingClientRect();
  const copy = app.cloneNode(true) as HTMLElement;
  copyDrawn(app, copy);
  copyTyped(app, copy);
  const body = document.createElementNS(XHTML, 'body');
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = stylesOfPage();
  body.append(style, copy);
  body.style.cssText = 'margin:0;min-height:100%';
  body.className = document.body.className;
  copy.style.setProperty('margin-top', `${-scrollY}px`);
  const content = new XMLSerializer().serializeToString(body);
  const shown = `width="${Math.round(width)}" height="${Math.round(Math.min(height, innerHeight))}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${shown}><foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
  if (svg.length > MAX_LENGTH / 1.5) return null;
  const address = await addressOf(svg);
  return address.length > MAX_LENGTH ? null : address;
}

/** Replaces charts and small pictures by copies of their pixels, because an SVG picture cannot load anything. */
function copyDrawn(app: HTMLElement, copy: HTMLElement): void {
  const drawn = app.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('canvas, img');
  const copies = copy.querySelectorAll('canvas, img');
  for (const [index, original] of [...drawn].entries()) {
    const { width, height } = original.getBoundingClientRect();
    const image = document.createElement('img');
    image.setAttribute('class', original.getAttribute('class') ?? '');
    // Not as an attribute, which the page's policy forbids.
    image.style.cssText = `${original.style.cssText};width:${width}px;height:${height}px`;
    const isSmall = original instanceof HTMLCanvasElement || Math.max(width, height) <= MAX_PICTURE;
    const address = isSmall && index < MAX_PICTURES ? drawnAddress(original) : null;
    if (address) image.src = address;
    copies[index]?.replaceWith(image);
  }
}

function drawnAddress(original: HTMLCanvasElement | HTMLImageElement): string | null {
  try {
    if (original instanceof HTMLCanvasElement) return original.toDataURL();
    const canvas = document.createElement('canvas');
    canvas.width = original.naturalWidth;
    canvas.height = original.naturalHeight;
    if (canvas.width === 0 || canvas.width > 2 * MAX_PICTURE) return null;
    canvas.getContext('2d')?.drawImage(original, 0, 0);
    return canvas.toDataURL();
  } catch {
    // A picture of another origin may be shown but not read.
    return null;
  }
}

/** Copies what is typed in fields, which cloned markup does not have. */
function copyTyped(app: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('input, textarea');
  for (const [index, field] of [
    ...app.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].entries()) {
    const value = isSecret(field) ? '' : field.value;
    const copied = copies[index];
    if (copied instanceof HTMLTextAreaElement) copied.textContent = value;
    else copied?.setAttribute('value', value);
  }
}

/** Whether a field holds a password or a code. Of the slots of a code only the first is marked as one. */
const isSecret = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  SECRET.test(`${field.type} ${field.autocomplete} ${field.name}`) ||
  field.parentElement?.querySelector('[autocomplete="one-time-code"]') != null;

function stylesOfPage(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules];
      } catch {
        return [];
      }
    })
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}

const addressOf = (svg: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(new Blob([svg], { type: 'image/svg+xml' }));
  });
