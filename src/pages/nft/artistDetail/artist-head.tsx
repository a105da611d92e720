import { backend } from '@/data/api/backend';
import type { useNftArtist } from '@/data/nft/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Avatar } from '@/ui/display/coin-icon';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Grid, Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { Description } from '../_gallery/description';
import styles from './artist-head.module.css';

export type ArtistDetail = NonNullable<ReturnType<typeof useNftArtist>['data']>;

/** Portrait, name, self-description and figures of an artist. */
export function ArtistHead({ artist }: { artist: ArtistDetail }) {
  const { t } = useTranslation('nft');
  const formats = useFormats();
  const { nickname, head_portrait: portrait, signature, bio, figures, artworks_collect_number: collected } = artist;
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles.head}>
          <Avatar name={nickname} src={portrait ? backend().assetUrl(portrait) : undefined} size={84} />
          <div className={styles.words}>
            <Text as="h2" size="head" weight="bold">
              {nickname}
            </Text>
            {signature && (
              <Text as="p" size="note" tone="secondary">
                {signature}
              </Text>
            )}
          </div>
        </div>
        {bio && <Description text={bio} />}
        <Grid columns={figures ? 4 : 1} gap={2}>
          {figures && (
            <>
              <Stat label={t('artist.made')}>
                <Num>{formats.upTo(figures.made, 0)}</Num>
              </Stat>
              <Stat label={t('artist.sold')}>
                <Num>{formats.upTo(figures.sold, 0)}</Num>
              </Stat>
              <Stat label={t('artist.volume')} note="USDT">
                <Num>{formats.compact(figures.volume_usdt)}</Num>
              </Stat>
            </>
          )}
          <Stat label={t('artist.collected')}>
            <Num>{formats.upTo(collected, 0)}</Num>
          </Stat>
        </Grid>
      </Stack>
    </Card>
  );
}
