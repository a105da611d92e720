/** One picture: route, variant, size and file. */
export interface Shot {
  readonly route: string;
  readonly variant: string;
  readonly width: number;
  readonly height: number;
  readonly file: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that shows all pictures of one language side by side, each under its route. `images` are base64 PNGs. */
export function contactSheet(lang: string, shots: readonly Shot[], images: readonly string[]): string {
  const figures = shots.map(
    ({ route, variant, width, height }, index) => `<figure style="width:${Math.round(width * 0.62)}px">
      <img src="data:image/png;base64,${images[index]}" style="width:100%;aspect-ratio:${width}/${height}">
      <figcaption>${escaped(route)}<br><small>${variant} · ${width}×${height}</small></figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escaped(lang)}</title>
    <style>
      body { margin: 24px; background: #101010; color: #eee; font: 12px system-ui, sans-serif; }
      main { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
      figure { margin: 0; } img { display: block; border-radius: 10px; } figcaption { padding-top: 6px; overflow-wrap: anywhere; }
      small { color: #9a9a9a; }
    </style><h1>${escaped(lang)}</h1><main>${figures.join('')}</main>`;
}
