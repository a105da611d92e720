import { keyedWord } from '@/lib/prng';

/** Portraits of simulated people, drawn by code, because offline there is no /upload/ to load them from. */
const GROUNDS = ['#2f4858', '#5b3a4e', '#3d4a2f', '#54432f', '#33405f', '#4a3357'] as const;
const SKINS = ['#f2cfa8', '#e0ac7e', '#c68a5c', '#9a6540', '#f5d9bd'] as const;
const HAIRS = ['#1d1a1a', '#3b2a1e', '#6d4a2c', '#2a2438', '#8a6d4d'] as const;
const SHIRTS = ['#28ba98', '#ffd7a6', '#7aa7d9', '#d98f7a', '#bbbbbb', '#b79ad6'] as const;
/** Hair behind the head, from short to long. */
const CUTS = [
  '<path d="M21 30q0-17 11-17t11 17z" fill="H"/>',
  '<path d="M19 46q-1-33 13-33t13 33z" fill="H"/>',
  '<circle cx="32" cy="12" r="5" fill="H"/><path d="M20 30q0-17 12-17t12 17z" fill="H"/>',
  '<path d="M20 38q-2-25 12-25t12 25z" fill="H"/>',
] as const;
const FRINGES = [
  '<path d="M22 27q1-11 10-11t10 11q-6-6-11-6t-9 6z" fill="H"/>',
  '<path d="M22 28q0-12 10-12t10 12q-8-2-12-8-2 6-8 8z" fill="H"/>',
  '',
] as const;

/** A portrait as an address for `<img>`. Base64, because a response body must not contain a percent sign. */
export function portraitOf(seed: number, person: number): string {
  const pick = <T>(what: string, from: readonly T[]): T =>
    from[keyedWord(seed, 'portrait', what, person) % from.length] as T;
  const hair = pick('hair', HAIRS);
  const skin = pick('skin', SKINS);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${pick('ground', GROUNDS)}"/>` +
    `${pick('cut', CUTS).replaceAll('H', hair)}<path d="M12 64q2-18 20-18t20 18z" fill="${pick('shirt', SHIRTS)}"/>` +
    `<path d="M28 38h8v9q-4 4-8 0z" fill="${skin}"/><ellipse cx="32" cy="31" rx="10" ry="12" fill="${skin}"/>` +
    `${pick('fringe', FRINGES).replaceAll('H', hair)}` +
    `<circle cx="28" cy="31" r="1.4" fill="#221c1a"/><circle cx="36" cy="31" r="1.4" fill="#221c1a"/>` +
    `<path d="M28 37q4 3 8 0" fill="none" stroke="#7a3f38" stroke-width="1.4" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
