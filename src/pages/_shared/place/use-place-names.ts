import { useMemo } from 'react';
import type { Place } from '@/domain/places/places';
import { useTranslation } from '@/i18n/use-translation';

const namesOfCountries = (language: string) => new Intl.DisplayNames([language, 'en'], { type: 'region' });

/** Names of places in the displayed language, and addresses in its word order. */
export function usePlaceNames() {
  const { t, i18n } = useTranslation(['place', 'place-names']);
  const { language } = i18n;
  const [own, english] = useMemo(() => [namesOfCountries(language), namesOfCountries('en')], [language]);
  const cityName = ({ city }: Place) => t(`place-names:cities.${city}`);
  const regionName = ({ region }: Place) => (region ? t(`place-names:regions.${region}`) : '');
  const countryName = (code: string) => own.of(code) ?? code;
  /** Omits the region or country if the city has the same name. */
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
    /**
     * Text which a search matches: all names in the displayed language, and the English country name. English city
     * names are part of the ids.
     */
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
