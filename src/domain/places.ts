/** A place somebody can choose without a map service. Degrees, north and east positive. */
export interface Place {
  readonly city: string;
  /** Province or state, '' where the city is one. */
  readonly region: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const place = (city: string, region: string, country: string, latitude: number, longitude: number): Place => ({
  city,
  region,
  country,
  latitude,
  longitude,
});

/** Large cities of the countries the app speaks to, and the centres of finance; rounded to about a kilometre. */
export const PLACES: readonly Place[] = [
  place('Jakarta', '', 'ID', -6.21, 106.85),
  place('Surabaya', 'East Java', 'ID', -7.26, 112.75),
  place('Bandung', 'West Java', 'ID', -6.91, 107.61),
  place('Bekasi', 'West Java', 'ID', -6.24, 106.99),
  place('Bogor', 'West Java', 'ID', -6.6, 106.8),
  place('Semarang', 'Central Java', 'ID', -6.99, 110.42),
  place('Surakarta', 'Central Java', 'ID', -7.57, 110.82),
  place('Yogyakarta', 'Special Region of Yogyakarta', 'ID', -7.8, 110.37),
  place('Malang', 'East Java', 'ID', -7.98, 112.63),
  place('Denpasar', 'Bali', 'ID', -8.65, 115.22),
  place('Medan', 'North Sumatra', 'ID', 3.6, 98.67),
  place('Palembang', 'South Sumatra', 'ID', -2.99, 104.76),
  place('Pekanbaru', 'Riau', 'ID', 0.53, 101.45),
  place('Padang', 'West Sumatra', 'ID', -0.95, 100.35),
  place('Batam', 'Riau Islands', 'ID', 1.08, 104.03),
  place('Banjarmasin', 'South Kalimantan', 'ID', -3.32, 114.59),
  place('Balikpapan', 'East Kalimantan', 'ID', -1.27, 116.83),
  place('Pontianak', 'West Kalimantan', 'ID', -0.03, 109.33),
  place('Makassar', 'South Sulawesi', 'ID', -5.15, 119.43),
  place('Manado', 'North Sulawesi', 'ID', 1.47, 124.84),
  place('Jayapura', 'Papua', 'ID', -2.53, 140.72),
  place('Hanoi', '', 'VN', 21.03, 105.85),
  place('Ho Chi Minh City', '', 'VN', 10.82, 106.63),
  place('Da Nang', '', 'VN', 16.05, 108.2),
  place('Hai Phong', '', 'VN', 20.84, 106.69),
  place('Bangkok', '', 'TH', 13.76, 100.5),
  place('Chiang Mai', '', 'TH', 18.79, 98.98),
  place('Phuket', '', 'TH', 7.88, 98.39),
  place('Kuala Lumpur', '', 'MY', 3.14, 101.69),
  place('Singapore', '', 'SG', 1.35, 103.82),
  place('Manila', '', 'PH', 14.6, 120.98),
  place('Cebu', '', 'PH', 10.32, 123.89),
  place('Beijing', '', 'CN', 39.9, 116.41),
  place('Shanghai', '', 'CN', 31.23, 121.47),
  place('Guangzhou', 'Guangdong', 'CN', 23.13, 113.26),
  place('Shenzhen', 'Guangdong', 'CN', 22.54, 114.06),
  place('Chengdu', 'Sichuan', 'CN', 30.57, 104.07),
  place('Hong Kong', '', 'HK', 22.32, 114.17),
  place('Taipei', '', 'TW', 25.03, 121.57),
  place('Tokyo', '', 'JP', 35.68, 139.69),
  place('Osaka', '', 'JP', 34.69, 135.5),
  place('Nagoya', 'Aichi', 'JP', 35.18, 136.91),
  place('Fukuoka', '', 'JP', 33.59, 130.4),
  place('Sapporo', 'Hokkaido', 'JP', 43.06, 141.35),
  place('Seoul', '', 'KR', 37.57, 126.98),
  place('Busan', '', 'KR', 35.18, 129.08),
  place('Incheon', '', 'KR', 37.46, 126.71),
  place('Paris', 'Île-de-France', 'FR', 48.86, 2.35),
  place('Marseille', 'Provence-Alpes-Côte d’Azur', 'FR', 43.3, 5.37),
  place('Lyon', 'Auvergne-Rhône-Alpes', 'FR', 45.76, 4.84),
  place('Toulouse', 'Occitanie', 'FR', 43.6, 1.44),
  place('Madrid', '', 'ES', 40.42, -3.7),
  place('Barcelona', 'Catalonia', 'ES', 41.39, 2.17),
  place('Valencia', '', 'ES', 39.47, -0.38),
  place('Seville', 'Andalusia', 'ES', 37.39, -5.98),
  place('Mexico City', '', 'MX', 19.43, -99.13),
  place('Bogotá', '', 'CO', 4.71, -74.07),
  place('Buenos Aires', '', 'AR', -34.6, -58.38),
  place('Santiago', '', 'CL', -33.45, -70.67),
  place('Lima', '', 'PE', -12.05, -77.04),
  place('London', 'England', 'GB', 51.51, -0.13),
  place('Manchester', 'England', 'GB', 53.48, -2.24),
  place('Frankfurt', 'Hesse', 'DE', 50.11, 8.68),
  place('Zurich', '', 'CH', 47.38, 8.54),
  place('Dubai', '', 'AE', 25.2, 55.27),
  place('New York', 'New York', 'US', 40.71, -74.01),
  place('San Francisco', 'California', 'US', 37.77, -122.42),
  place('Los Angeles', 'California', 'US', 34.05, -118.24),
  place('Toronto', 'Ontario', 'CA', 43.65, -79.38),
  place('Sydney', 'New South Wales', 'AU', -33.87, 151.21),
];

/** What the regions of Indonesia are called there, where it differs. */
const INDONESIAN: Readonly<Record<string, string>> = {
  'East Java': 'Jawa Timur',
  'West Java': 'Jawa Barat',
  'Central Java': 'Jawa Tengah',
  'Special Region of Yogyakarta': 'Daerah Istimewa Yogyakarta',
  'North Sumatra': 'Sumatera Utara',
  'South Sumatra': 'Sumatera Selatan',
  'West Sumatra': 'Sumatera Barat',
  'Riau Islands': 'Kepulauan Riau',
  'South Kalimantan': 'Kalimantan Selatan',
  'East Kalimantan': 'Kalimantan Timur',
  'West Kalimantan': 'Kalimantan Barat',
  'South Sulawesi': 'Sulawesi Selatan',
  'North Sulawesi': 'Sulawesi Utara',
};

/** A place's region as `lang` has it, which forms at a bank are filled in with; '' where the city is one. */
export const regionIn = ({ region }: Place, lang: string): string =>
  lang === 'id' ? (INDONESIAN[region] ?? region) : region;

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,12})?$/;

/** Degrees of a latitude or longitude, null for what is none. */
function degrees(text: string | null, most: number): number | null {
  if (text === null || !DEGREES.test(text.trim())) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
}

/** The point two texts name, null where they name none: off the globe, no number, or missing. */
export function pointOf(
  latitude: string | null,
  longitude: string | null,
): { readonly latitude: number; readonly longitude: number } | null {
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Places that every word fits, in city, region by either name, or country, which `countryName` says in a language. */
export function findPlaces(
  places: readonly Place[],
  words: string,
  countryName: (code: string) => string,
): readonly Place[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return places;
  return places.filter(({ city, region, country }) => {
    const text = plain(`${city} ${region} ${INDONESIAN[region] ?? ''} ${country} ${countryName(country)}`);
    return parts.every((part) => text.includes(part));
  });
}
