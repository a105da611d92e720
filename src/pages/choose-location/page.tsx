import { useState } from 'react';
import { findPlaces, PLACES, type Place } from '@/domain/places/places';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { SearchField } from '@/ui/forms/search-field';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { BackBar } from '../_shared/back-bar';
import { Found } from '../_shared/list/found';
import { choosePlace } from '../_shared/place/place-choice';
import { PlaceMap } from '../_shared/place/place-map';
import { usePlaceNames } from '../_shared/place/use-place-names';
import styles from './page.module.css';

/** Picks a place for the form named by `?for=`. The user selects a place, sees it on a map, and confirms. */
export default function ChooseLocationPage() {
  const { t } = useTranslation(['place', 'common']);
  const [fields] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Place | null>(null);
  const { cityName, regionName, countryName, addressOf, searchedNames } = usePlaceNames();
  const found = findPlaces(PLACES, typed, searchedNames);
  const countries = [...new Set(found.map(({ country }) => country))];
  const use = (place: Place) => {
    choosePlace(fields.get('for') ?? '', addressOf(place));
    shell().back();
  };
  return (
    <Page
      header={
        <BackBar title={t('choose')}>
          <div className={styles.search}>
            <SearchField
              label={t('search')}
              placeholder={t('search')}
              clearLabel={t('common:clear')}
              value={typed}
              onValueChange={setTyped}
            />
          </div>
        </BackBar>
      }
      footer={
        chosen && (
          <Button block size="lg" variant="primary" onClick={() => use(chosen)}>
            {t('use', { place: cityName(chosen) })}
          </Button>
        )
      }
    >
      <Found query={typed} count={found.length} none={t('nothing')} />
      <Stack gap={3}>
        {chosen && (
          <Card>
            <Stack gap={2}>
              <PlaceMap
                key={chosen.city}
                latitude={chosen.latitude}
                longitude={chosen.longitude}
                label={cityName(chosen)}
              />
              <Text as="p" size="note" tone="secondary">
                {addressOf(chosen)}
              </Text>
            </Stack>
          </Card>
        )}
        {found.length === 0 && (
          <Card>
            <EmptyState
              title={t('nothing')}
              hint={t('nothingHint')}
              action={<Button onClick={() => setTyped('')}>{t('showAll')}</Button>}
            />
          </Card>
        )}
        {countries.map((country) => (
          <Card key={country} flush title={countryName(country)}>
            <List label={countryName(country)}>
              {found
                .filter((place) => place.country === country)
                .map((place) => (
                  <ListRow
                    key={place.city}
                    dense
                    title={cityName(place)}
                    subtitle={regionName(place) || undefined}
                    selected={place === chosen}
                    onClick={() => setChosen(place)}
                  />
                ))}
            </List>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
