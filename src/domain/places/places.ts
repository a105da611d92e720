/**
 * A place: city and region by ids that are their English names ("hong-kong"), and the country's ISO 3166 code. The
 * region is null if the city is one itself. Degrees are positive to the north and east.
 */
const place = <const City extends string, const Region extends string | null>(
  city: City,
  region: Region,
  country: string,
  latitude: number,
  longitude: number,
) => ({ city, region, country, latitude, longitude });

/** Large cities of the countries the app serves, and financial centres; rounded to about a kilometre. */
export const PLACES = [
  place('jakarta', null, 'ID', -6.21, 106.85),
  place('surabaya', 'east-java', 'ID', -7.26, 112.75),
  place('bandung', 'west-java', 'ID', -6.91, 107.61),
  place('bekasi', 'west-java', 'ID', -6.24, 106.99),
  place('bogor', 'west-java', 'ID', -6.6, 106.8),
  place('semarang', 'central-java', 'ID', -6.99, 110.42),
  place('surakarta', 'central-java', 'ID', -7.57, 110.82),
  place('yogyakarta', 'special-region-of-yogyakarta', 'ID', -7.8, 110.37),
  place('malang', 'east-java', 'ID', -7.98, 112.63),
  place('denpasar', 'bali', 'ID', -8.65, 115.22),
  place('medan', 'north-sumatra', 'ID', 3.6, 98.67),
  place('palembang', 'south-sumatra', 'ID', -2.99, 104.76),
  place('pekanbaru', 'riau', 'ID', 0.53, 101.45),
  place('padang', 'west-sumatra', 'ID', -0.95, 100.35),
  place('batam', 'riau-islands', 'ID', 1.08, 104.03),
  place('banjarmasin', 'south-kalimantan', 'ID', -3.32, 114.59),
  place('balikpapan', 'east-kalimantan', 'ID', -1.27, 116.83),
  place('pontianak', 'west-kalimantan', 'ID', -0.03, 109.33),
  place('makassar', 'south-sulawesi', 'ID', -5.15, 119.43),
  place('manado', 'north-sulawesi', 'ID', 1.47, 124.84),
  place('jayapura', 'papua', 'ID', -2.53, 140.72),
  place('hanoi', null, 'VN', 21.03, 105.85),
  place('ho-chi-minh-city', null, 'VN', 10.82, 106.63),
  place('da-nang', null, 'VN', 16.05, 108.2),
  place('hai-phong', null, 'VN', 20.84, 106.69),
  place('bangkok', null, 'TH', 13.76, 100.5),
  place('chiang-mai', null, 'TH', 18.79, 98.98),
  place('phuket', null, 'TH', 7.88, 98.39),
  place('kuala-lumpur', null, 'MY', 3.14, 101.69),
  place('singapore', null, 'SG', 1.35, 103.82),
  place('manila', null, 'PH', 14.6, 120.98),
  place('cebu', null, 'PH', 10.32, 123.89),
  place('beijing', null, 'CN', 39.9, 116.41),
  place('shanghai', null, 'CN', 31.23, 121.47),
  place('guangzhou', 'guangdong', 'CN', 23.13, 113.26),
  place('shenzhen', 'guangdong', 'CN', 22.54, 114.06),
  place('chengdu', 'sichuan', 'CN', 30.57, 104.07),
  place('hong-kong', null, 'HK', 22.32, 114.17),
  place('taipei', null, 'TW', 25.03, 121.57),
  place('tokyo', null, 'JP', 35.68, 139.69),
  place('osaka', null, 'JP', 34.69, 135.5),
  place('nagoya', 'aichi', 'JP', 35.18, 136.91),
  place('fukuoka', null, 'JP', 33.59, 130.4),
  place('sapporo', 'hokkaido', 'JP', 43.06, 141.35),
  place('seoul', null, 'KR', 37.57, 126.98),
  place('busan', null, 'KR', 35.18, 129.08),
  place('incheon', null, 'KR', 37.46, 126.71),
  place('paris', 'ile-de-france', 'FR', 48.86, 2.35),
  place('marseille', 'provence-alpes-cote-d-azur', 'FR', 43.3, 5.37),
  place('lyon', 'auvergne-rhone-alpes', 'FR', 45.76, 4.84),
  place('toulouse', 'occitanie', 'FR', 43.6, 1.44),
  place('madrid', null, 'ES', 40.42, -3.7),
  place('barcelona', 'catalonia', 'ES', 41.39, 2.17),
  place('valencia', null, 'ES', 39.47, -0.38),
  place('seville', 'andalusia', 'ES', 37.39, -5.98),
  place('mexico-city', null, 'MX', 19.43, -99.13),
  place('bogota', null, 'CO', 4.71, -74.07),
  place('buenos-aires', null, 'AR', -34.6, -58.38),
  place('santiago', null, 'CL', -33.45, -70.67),
  place('lima', null, 'PE', -12.05, -77.04),
  place('london', 'england', 'GB', 51.51, -0.13),
  place('manchester', 'england', 'GB', 53.48, -2.24),
  place('frankfurt', 'hesse', 'DE', 50.11, 8.68),
  place('zurich', null, 'CH', 47.38, 8.54),
  place('dubai', null, 'AE', 25.2, 55.27),
  place('new-york', 'new-york', 'US', 40.71, -74.01),
  place('san-francisco', 'california', 'US', 37.77, -122.42),
  place('los-angeles', 'california', 'US', 34.05, -118.24),
  place('toronto', 'ontario', 'CA', 43.65, -79.38),
  place('sydney', 'new-south-wales', 'AU', -33.87, 151.21),
] as const;

/** A place that can be chosen without a map service. */
export type Place = (typeof PLACES)[number];

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,12})?$/;

/** A latitude or longitude in degrees; null if invalid. */
function degrees(text: string | null, max: number): number | null {
  if (text === null || !DEGREES.test(text.trim())) return null;
  const value = Number(text);
  return Math.abs(value) <= max ? value : null;
}

/** The point given by two texts; null if one is missing, not a number or out of range. */
export function pointOf(
  latitude: string | null,
  longitude: string | null,
): { readonly latitude: number; readonly longitude: number } | null {
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Places that match every typed word, either in their ids, which are English names, or in the names from `namesOf`. */
export function findPlaces(
  places: readonly Place[],
  typed: string,
  namesOf: (place: Place) => string,
): readonly Place[] {
  const parts = plain(typed).split(' ').filter(Boolean);
  if (parts.length === 0) return places;
  return places.filter((one) => {
    const text = plain(`${one.city} ${one.region ?? ''} ${one.country} ${namesOf(one)}`);
    return parts.every((part) => text.includes(part));
  });
}
