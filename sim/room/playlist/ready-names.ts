/** The ready-made playlists by their names in an address. Their content (./ready.ts) is loaded when they are listed. */
export const READY_NAMES = ['bank', 'investor', 'workshop'] as const;
