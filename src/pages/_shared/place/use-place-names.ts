import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@/domain/places';

const namesOfCountries = (language: string) => new Intl.DisplayNames([language, 'en'], { type: 'region' });

/** What the reader calls places, and how the reader writes an address. */
export function usePlaceNames() {
  const { t, i18n } = useTranslation(['place', 'place-names']);
  const { language } = i18n;
  const [own, english] = useMemo(() => [namesOfCountries(language), namesOfCountries('en')], [language]);
  const cityName = ({ city }: Place) => t(`place-names:cities.${city}`);
  const regionName = ({ region }: Place) => (region ? t(`place-names:regions.${region}`) : '');
  const countryName = (code: string) => own.of(code) ?? code;
  /** A city that bears its region's name, or is its country, is named once. */
  const addressOf = (place: Place): string => {
    const [city, region, country] = [cityName(place), regionName(place), countryName(place.country)];
    if (country.includes(city)) return city;
    return region && region !== city
      ? t('addressInRegion', { city, region, country })
      : t('address', { city, country });
  };
  return {
    cityName,
    regionName,
    countryName,
    addressOf,
    /** What a search in the reader's language reads, and in English the country: the rest of it is in the ids. */
    searchedNames: (place: Place): string =>
      [
        cityName(place),
        regionName(place),
        countryName(place.country),
        addressOf(place),
        english.of(place.country) ?? '',
      ].join(' '),
  };
}
