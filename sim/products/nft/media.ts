/**
 * The pictures, sounds and films of the gallery. scripts/nft-media.mjs makes them. They are stored beside the browser
 * host (sim/hosts/browser/public/nft), and every host serves them under `/upload/nft/`. Ten artists have a style each
 * and six works each. Titles and names are not translated.
 */
type MediumKind = 'image' | 'gif' | 'audio' | 'video';

const EXTENSIONS: Readonly<Record<MediumKind, string>> = { image: 'webp', gif: 'gif', audio: 'mp3', video: 'webm' };

/** Code of a kind on the wire (contract 1.3). */
const TYPES: Readonly<Record<MediumKind, 1 | 2 | 3 | 4>> = { image: 1, gif: 2, audio: 3, video: 4 };

export interface Medium {
  /** 1 to 60. Works 1 to 6 are the first artist's, 7 to 12 the second's, and so on. */
  readonly n: number;
  /** 1 to 10, see `ARTISTS`. */
  readonly artist: number;
  readonly title: string;
  readonly kind: MediumKind;
  /** 1 image, 2 gif, 3 audio, 4 video. */
  readonly type: 1 | 2 | 3 | 4;
  /** Address of the work's file. */
  readonly image: string;
  /** Address of a still picture of it, for lists and for viewers who turned motion off. */
  readonly cover: string;
}

/** An artist of the gallery. `style` describes the pictures, so that a biography can match it. */
interface Artist {
  readonly name: string;
  readonly style: string;
  readonly portrait: string;
}

const artist = (id: number, name: string, style: string): Artist => ({
  name,
  style,
  portrait: `/upload/nft/artist-${id}.webp`,
});

/** In order, artist 1 first. */
export const ARTISTS: readonly Artist[] = [
  artist(1, 'Ayu Lestari', 'layered tides under a low sun'),
  artist(2, 'Kenji Morota', 'ink rings and brush strokes on paper'),
  artist(3, 'Mirela Voss', 'hard-edged geometry in few colours'),
  artist(4, 'Tomas Okafor', 'cities at night, window by window'),
  artist(5, 'Linnea Halde', 'northern lights over mountains'),
  artist(6, 'Rafi Anwar', 'batik rosettes of many turns'),
  artist(7, 'Noor Amin', 'creatures of sixteen pixels'),
  artist(8, 'Clara Beaumont', 'flowers grown by the golden angle'),
  artist(9, 'Duy Pham', 'short pieces of music and their traces'),
  artist(10, 'Sol Iwata', 'planets, moons and their orbits'),
];

const WORKS: readonly (readonly [kind: MediumKind, title: string])[] = [
  ['image', 'Low Tide, Early'],
  ['image', 'Slack Water'],
  ['image', 'Harbour Without Boats'],
  ['image', 'Seventh Wave'],
  ['video', 'The Tide Turns'],
  ['image', 'Salt and Copper'],

  ['image', 'One Breath'],
  ['image', 'Two Breaths'],
  ['image', 'Crane, Unseen'],
  ['image', 'Rain on the Inkstone'],
  ['image', 'Red Seal'],
  ['gif', 'The Ring Closes'],

  ['image', 'Composition in Five'],
  ['image', 'Staircase Argument'],
  ['gif', 'Square Dance'],
  ['image', 'Three Moons, One Door'],
  ['image', 'Quarter Turn'],
  ['image', 'The Ochre Committee'],

  ['image', 'Night Bus'],
  ['image', 'Overtime'],
  ['image', 'Rooftops, Third District'],
  ['video', 'Lights Out, Lights On'],
  ['gif', 'Neon Insomnia'],
  ['image', 'Last Train, 00:41'],

  ['image', 'Green Hour'],
  ['image', 'Above the Tree Line'],
  ['video', 'Curtain'],
  ['image', 'Violet Hour'],
  ['video', 'Solar Wind'],
  ['image', 'The Lake Remembers'],

  ['image', 'Kawung I'],
  ['image', 'Kawung II'],
  ['image', 'Truntum at Dusk'],
  ['image', 'Indigo Vat'],
  ['image', 'Parang, Broken'],
  ['gif', 'Turning Rosette'],

  ['gif', 'Blinker'],
  ['image', 'Moth #16'],
  ['image', 'Crab #16'],
  ['gif', 'Hopper'],
  ['image', 'Owl #16'],
  ['gif', 'Ghost Shift'],

  ['image', '137.5 Degrees'],
  ['image', 'Dahlia Function'],
  ['image', 'Winter Bloom'],
  ['image', 'Seed Head'],
  ['gif', 'Opening'],
  ['video', 'Time-lapse of a Dahlia'],

  ['audio', 'Bell for an Empty Room'],
  ['audio', 'Small Hours'],
  ['audio', 'Rain Counter'],
  ['audio', 'Two Radios'],
  ['audio', 'Lullaby in 5/8'],
  ['audio', 'Lost Tape'],

  ['image', 'Perihelion'],
  ['video', 'Three Bodies'],
  ['image', 'Ring Season'],
  ['gif', 'Slow Eclipse'],
  ['image', 'Far Side'],
  ['audio', 'Hum of the Ninth Planet'],
];

const WORKS_PER_ARTIST = 6;

/** In the order of their numbers. File 54 is damaged on purpose, to show how players report an error. */
export const MEDIA: readonly Medium[] = WORKS.map(([kind, title], index) => {
  const n = index + 1;
  return {
    n,
    artist: Math.floor(index / WORKS_PER_ARTIST) + 1,
    title,
    kind,
    type: TYPES[kind],
    image: `/upload/nft/${n}.${EXTENSIONS[kind]}`,
    cover: `/upload/nft/${n}.webp`,
  };
});

export type Rarity = 'N' | 'R' | 'SR';

/** Three blind boxes: the closed box and its possible contents. */
export const BOXES = [1, 2, 3].map((box) => ({
  title: ['Pixel Menagerie', 'Flower Press', 'Moonlet'][box - 1] ?? '',
  /** Number of the artist, from 1. */
  artist: [7, 8, 10][box - 1] ?? 0,
  closed: `/upload/nft/box-${box}.webp`,
  opened: {
    N: `/upload/nft/box-${box}-n.webp`,
    R: `/upload/nft/box-${box}-r.webp`,
    SR: `/upload/nft/box-${box}-sr.webp`,
  } satisfies Record<Rarity, string>,
}));
