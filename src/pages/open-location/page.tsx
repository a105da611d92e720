import { MapPinOff } from 'lucide-react';
import { pointOf } from '@/domain/places/places';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { BackBar } from '../_shared/back-bar';
import { CopyButton } from '../_shared/copy-button';
import { PlaceMap } from '../_shared/place/place-map';

const MAX_TEXT = 120;
/** Untrusted text: removes control characters, including those which change the text direction. */
const shown = (text: string | null) =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_TEXT);

/** Shows the place at `?latitude=&longitude=`, with its `name` and `address`. */
export default function OpenLocationPage() {
  const { t } = useTranslation(['place', 'common']);
  const [fields] = useSearchParams();
  const point = pointOf(fields.get('latitude'), fields.get('longitude'));
  const name = shown(fields.get('name'));
  const address = shown(fields.get('address'));
  const coordinates = point ? `${point.latitude}, ${point.longitude}` : '';
  return (
    <Page header={<BackBar title={name || t('title')} />}>
      <Card>
        {point ? (
          <Stack gap={3}>
            <PlaceMap {...point} label={name || coordinates} />
            {address && (
              <Text as="p">
                <bdi>{address}</bdi>
              </Text>
            )}
            <KeyValueList>
              <KeyValue label={t('coordinates')}>
                {coordinates} <CopyButton text={coordinates} label={t('copy')} />
              </KeyValue>
            </KeyValueList>
          </Stack>
        ) : (
          <div role="alert">
            <EmptyState
              icon={<MapPinOff size={30} strokeWidth={1.5} aria-hidden />}
              title={t('noPlace')}
              hint={t('noPlaceHint')}
              action={<Button onClick={() => shell().back()}>{t('common:back')}</Button>}
            />
          </div>
        )}
      </Card>
    </Page>
  );
}
