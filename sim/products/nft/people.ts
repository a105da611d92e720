import type { LocalizedText } from '../../texts/localize';
import { ARTISTS as MEDIA_ARTISTS } from './media';

/** User ids of the simulated artists (designed). They are not customers, so their ids are beyond any customer's. */
const FIRST_ARTIST = 900_001;
/**
 * User ids of the simulated collectors, who bid and buy. Their money is not in the ledger; the house's account stands
 * for it.
 */
const FIRST_COLLECTOR = 900_101;

export interface Artist {
  readonly uid: number;
  readonly name: string;
  /** Address of the portrait. */
  readonly portrait: string;
  readonly motto: LocalizedText;
  readonly bio: LocalizedText;
  /** Description of the artist's works. */
  readonly work: LocalizedText;
}

/** In the order of ARTISTS in ./media.ts. */
const TEXTS: readonly Pick<Artist, 'motto' | 'bio' | 'work'>[] = [
  {
    motto: { en: 'Water never draws the same line twice.', id: 'Air tak pernah menggambar garis yang sama dua kali.' },
    bio: {
      en: 'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.',
      id: 'Ayu besar di tepi dataran pasang surut dan menulis aturan yang bertingkah sama: tiap ombak lahir dari ombak sebelumnya.',
    },
    work: {
      en: 'Tides in layers under a low sun, drawn by a rule that never repeats.',
      id: 'Pasang surut berlapis di bawah matahari rendah, digambar oleh aturan yang tak pernah berulang.',
    },
  },
  {
    motto: { en: 'One breath, one ring.', id: 'Satu napas, satu lingkaran.' },
    bio: {
      en: 'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.',
      id: 'Kenji menggerus tintanya sendiri dan menggambar tiap lingkaran dalam satu tarikan napas. Yang tak ia sukai dibakarnya di musim dingin.',
    },
    work: {
      en: 'Ink on paper: a ring, a stroke, and what they leave out.',
      id: 'Tinta di atas kertas: lingkaran, sapuan, dan yang tidak digambarnya.',
    },
  },
  {
    motto: { en: 'Five shapes are an argument.', id: 'Lima bentuk sudah cukup untuk berdebat.' },
    bio: {
      en: 'Mirela designed timetables before she painted. Her pictures still arrive on the minute.',
      id: 'Mirela merancang jadwal kereta sebelum melukis. Gambarnya masih tiba tepat waktu.',
    },
    work: {
      en: 'Hard edges, few colours, and a balance that is found, not measured.',
      id: 'Tepi tegas, sedikit warna, dan keseimbangan yang ditemukan, bukan diukur.',
    },
  },
  {
    motto: { en: 'Somebody is always awake.', id: 'Selalu ada yang masih terjaga.' },
    bio: {
      en: 'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.',
      id: 'Tomas naik bus malam sampai halte terakhir dan menghitung jendela yang menyala. Ia tak pernah menggambar jendela yang sama dua kali.',
    },
    work: { en: 'A city at night, window by window.', id: 'Kota di malam hari, jendela demi jendela.' },
  },
  {
    motto: { en: 'Look north, then wait.', id: 'Pandang ke utara, lalu tunggu.' },
    bio: {
      en: 'Linnea lives where the road ends. For half the year the sky does her lighting.',
      id: 'Linnea tinggal di ujung jalan. Selama setengah tahun langitlah yang menerangi karyanya.',
    },
    work: {
      en: 'Northern lights over mountains, as they were on one night.',
      id: 'Cahaya utara di atas gunung, seperti pada satu malam.',
    },
  },
  {
    motto: { en: 'Patterns my grandmother would know.', id: 'Motif yang akan dikenali nenek saya.' },
    bio: {
      en: 'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.',
      id: 'Rafi belajar membatik sebelum belajar memprogram. Motifnya lama, simetrinya baru.',
    },
    work: { en: 'A batik rosette of many turns.', id: 'Roset batik dengan banyak putaran.' },
  },
  {
    motto: { en: 'Sixteen pixels are plenty.', id: 'Enam belas piksel sudah lebih dari cukup.' },
    bio: {
      en: 'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.',
      id: 'Noor memelihara kebun binatang seukuran prangko. Tiap hewan punya nama, dan tak satu pun tahu dirinya kecil.',
    },
    work: { en: 'A creature of sixteen by sixteen pixels.', id: 'Makhluk dari enam belas kali enam belas piksel.' },
  },
  {
    motto: { en: '137.5 degrees at a time.', id: 'Selangkah demi selangkah, 137,5 derajat.' },
    bio: {
      en: 'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.',
      id: 'Clara menghitung kelopak dan menanamnya dengan sudut emas. Kebunnya tidak bertanah.',
    },
    work: {
      en: 'A flower grown petal by petal, by the golden angle.',
      id: 'Bunga yang ditumbuhkan kelopak demi kelopak, dengan sudut emas.',
    },
  },
  {
    motto: { en: 'Listen twice.', id: 'Dengarkan dua kali.' },
    bio: {
      en: 'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.',
      id: 'Duy menulis karya yang lebih singkat dari jarak dua halte dan merekamnya di ruangan yang kosong.',
    },
    work: { en: 'A short piece of music, and its trace.', id: 'Karya musik singkat, beserta jejaknya.' },
  },
  {
    motto: { en: 'Everything falls around something.', id: 'Segala sesuatu jatuh mengelilingi sesuatu.' },
    bio: {
      en: 'Sol was an astronomer until the sky got too loud. Now the planets are Sol\u2019s own.',
      id: 'Sol dulu astronom, sampai langit menjadi terlalu ramai. Kini planet-planetnya buatan sendiri.',
    },
    work: {
      en: 'A world with its moons, on its way around a sun.',
      id: 'Sebuah dunia dengan bulan-bulannya, mengitari matahari.',
    },
  },
];

export const ARTISTS: readonly Artist[] = MEDIA_ARTISTS.map(({ name, portrait }, index) => {
  const texts = TEXTS[index];
  if (!texts) throw new Error(`nothing is written about ${name}`);
  return { uid: FIRST_ARTIST + index, name, portrait, ...texts };
});

/**
 * A simulated bidder's habit: early ones bid low at the beginning, patient ones the whole time in small steps, snipers
 * in the last second, bluffers in large steps that soon stop.
 */
export type BidderStyle = 'early' | 'patient' | 'sniper' | 'bluffer';

export interface Collector {
  readonly uid: number;
  readonly name: string;
  readonly style: BidderStyle;
}

const COLLECTOR_ROWS: readonly (readonly [string, BidderStyle])[] = [
  ['Amara', 'patient'],
  ['Bjorn', 'early'],
  ['Chiara', 'sniper'],
  ['Dimas', 'patient'],
  ['Emi', 'early'],
  ['Farid', 'bluffer'],
  ['Gita', 'patient'],
  ['Hugo', 'sniper'],
  ['Ines', 'patient'],
  ['Jun', 'early'],
  ['Kofi', 'bluffer'],
  ['Lotte', 'sniper'],
];

export const COLLECTORS: readonly Collector[] = COLLECTOR_ROWS.map(([name, style], index) => ({
  uid: FIRST_COLLECTOR + index,
  name,
  style,
}));

export const artistOf = (uid: number): Artist | undefined => ARTISTS[uid - FIRST_ARTIST];
export const collectorOf = (uid: number): Collector | undefined => COLLECTORS[uid - FIRST_COLLECTOR];

/** Whether a user id is a customer's, who has accounts and can be notified. */
export const isCustomer = (uid: number): boolean => uid > 0 && uid < FIRST_ARTIST;
