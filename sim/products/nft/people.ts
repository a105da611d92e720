import type { WireLang } from '@/contract/lang';
import { ARTISTS as MADE_BY } from './media';

/** The simulation's own artists (designed): not customers, so they have numbers beyond any customer's. */
const FIRST_ARTIST = 900_001;
/** Rival bidders and buyers. Their money is not in the books: the house stands for them. */
const FIRST_COLLECTOR = 900_101;

/** Texts of the simulation's artists are there in two languages; the others read English. */
interface Words {
  readonly en: string;
  readonly id: string;
}

export interface Artist {
  readonly uid: number;
  readonly name: string;
  /** Address of the portrait. */
  readonly portrait: string;
  readonly motto: Words;
  readonly bio: Words;
  /** What a work of theirs is, for its description. */
  readonly work: Words;
}

type Row = readonly [mottoEn: string, mottoId: string, bioEn: string, bioId: string, workEn: string, workId: string];

/** In the order of the gallery's artists (./media.ts). */
// biome-ignore format: one artist a row
const ROWS: readonly Row[] = [
  ['Water never draws the same line twice.', 'Air tak pernah menggambar garis yang sama dua kali.', 'Ayu grew up beside a tidal flat and writes rules that behave like it: every wave follows from the one before.', 'Ayu besar di tepi dataran pasang surut dan menulis aturan yang bertingkah sama: tiap ombak lahir dari ombak sebelumnya.', 'Tides in layers under a low sun, drawn by a rule that never repeats.', 'Pasang surut berlapis di bawah matahari rendah, digambar oleh aturan yang tak pernah berulang.'],
  ['One breath, one ring.', 'Satu napas, satu lingkaran.', 'Kenji grinds his own ink and draws each ring in a single breath. What he does not like he burns in winter.', 'Kenji menggerus tintanya sendiri dan menggambar tiap lingkaran dalam satu tarikan napas. Yang tak ia sukai dibakarnya di musim dingin.', 'Ink on paper: a ring, a stroke, and what they leave out.', 'Tinta di atas kertas: lingkaran, sapuan, dan yang tidak digambarnya.'],
  ['Five shapes are an argument.', 'Lima bentuk sudah cukup untuk berdebat.', 'Mirela designed timetables before she painted. Her pictures still arrive on the minute.', 'Mirela merancang jadwal kereta sebelum melukis. Gambarnya masih tiba tepat waktu.', 'Hard edges, few colours, and a balance that is found, not measured.', 'Tepi tegas, sedikit warna, dan keseimbangan yang ditemukan, bukan diukur.'],
  ['Somebody is always awake.', 'Selalu ada yang masih terjaga.', 'Tomas rides the night bus to its last stop and counts lit windows. He has never drawn the same one twice.', 'Tomas naik bus malam sampai halte terakhir dan menghitung jendela yang menyala. Ia tak pernah menggambar jendela yang sama dua kali.', 'A city at night, window by window.', 'Kota di malam hari, jendela demi jendela.'],
  ['Look north, then wait.', 'Pandang ke utara, lalu tunggu.', 'Linnea lives where the road ends. For half of the year the sky does her lighting.', 'Linnea tinggal di ujung jalan. Selama setengah tahun langitlah yang menerangi karyanya.', 'Northern lights over mountains, as they were on one night.', 'Cahaya utara di atas gunung, seperti pada satu malam.'],
  ['Patterns my grandmother would know.', 'Motif yang akan dikenali nenek saya.', 'Rafi learned batik before he learned to program. His motifs are old, his symmetries are not.', 'Rafi belajar membatik sebelum belajar memprogram. Motifnya lama, simetrinya baru.', 'A batik rosette of many turns.', 'Roset batik dengan banyak putaran.'],
  ['Sixteen pixels are plenty.', 'Enam belas piksel sudah lebih dari cukup.', 'Noor keeps a zoo that fits on a stamp. Every animal has a name, and none has been told it is small.', 'Noor memelihara kebun binatang seukuran prangko. Tiap hewan punya nama, dan tak satu pun tahu dirinya kecil.', 'A creature of sixteen by sixteen pixels.', 'Makhluk dari enam belas kali enam belas piksel.'],
  ['137.5 degrees at a time.', 'Selangkah demi selangkah, 137,5 derajat.', 'Clara counts petals for a living and plants them by the golden angle. Her garden has no soil.', 'Clara menghitung kelopak dan menanamnya dengan sudut emas. Kebunnya tidak bertanah.', 'A flower grown petal by petal, by the golden angle.', 'Bunga yang ditumbuhkan kelopak demi kelopak, dengan sudut emas.'],
  ['Listen twice.', 'Dengarkan dua kali.', 'Duy writes pieces shorter than a bus stop and records them in rooms where nobody is.', 'Duy menulis karya yang lebih singkat dari jarak dua halte dan merekamnya di ruangan yang kosong.', 'A short piece of music, and its trace.', 'Karya musik singkat, beserta jejaknya.'],
  ['Everything falls around something.', 'Segala sesuatu jatuh mengelilingi sesuatu.', 'Sol was an astronomer until the sky got too loud. Now the planets are Sol\u2019s own.', 'Sol dulu astronom, sampai langit menjadi terlalu ramai. Kini planet-planetnya buatan sendiri.', 'A world with its moons, on its way around a sun.', 'Sebuah dunia dengan bulan-bulannya, mengitari matahari.'],
];

export const ARTISTS: readonly Artist[] = MADE_BY.map(({ name, portrait }, index) => {
  const [mottoEn, mottoId, en, id, workEn, workId] = ROWS[index] as Row;
  return {
    uid: FIRST_ARTIST + index,
    name,
    portrait,
    motto: { en: mottoEn, id: mottoId },
    bio: { en, id },
    work: { en: workEn, id: workId },
  };
});

/**
 * How a rival bids: early ones at the beginning and not for much, patient ones all the time and in small steps, snipers
 * in the last second, bluffers in leaps that end soon.
 */
export type Temper = 'early' | 'patient' | 'sniper' | 'bluffer';

export interface Collector {
  readonly uid: number;
  readonly name: string;
  readonly temper: Temper;
}

const COLLECTOR_ROWS: readonly (readonly [string, Temper])[] = [
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

export const COLLECTORS: readonly Collector[] = COLLECTOR_ROWS.map(([name, temper], index) => ({
  uid: FIRST_COLLECTOR + index,
  name,
  temper,
}));

export const inWords = (words: Words, lang: WireLang): string => words[lang === 'id' ? 'id' : 'en'];

export const artistOf = (uid: number): Artist | undefined => ARTISTS[uid - FIRST_ARTIST];
export const collectorOf = (uid: number): Collector | undefined => COLLECTORS[uid - FIRST_COLLECTOR];

/** Whether somebody is a customer, with accounts in the books and somebody to tell. */
export const isCustomer = (uid: number): boolean => uid > 0 && uid < FIRST_ARTIST;
