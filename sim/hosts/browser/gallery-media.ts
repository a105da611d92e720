const PREFIX = '/upload/nft/';
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  webm: 'video/webm',
};

const made = new Map<string, string>();

/**
 * Where this page finds a file of the NFT gallery that comes with the simulation (sim/products/nft/media.ts): beside
 * the build, which needs no service worker, or inside the page when the build is a single file
 * (scripts/vite/single-file.ts). Null for other paths.
 */
export function galleryFile(path: string): string | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = path.slice(PREFIX.length);
  if (!/^[\w-]+\.\w+$/.test(name)) return null;
  return made.get(name) ?? inPage(name) ?? new URL(`${import.meta.env.BASE_URL}nft/${name}`, location.href).href;
}

function inPage(name: string): string | null {
  const held = document.querySelector(`script[data-file="nft/${name}"]`)?.textContent;
  if (!held) return null;
  const bytes = Uint8Array.from(atob(held), (character) => character.charCodeAt(0));
  const type = TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  made.set(name, url);
  return url;
}
