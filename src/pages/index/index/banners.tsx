import { useTranslation } from 'react-i18next';
import { backend } from '@/data/backend';
import { BANNERS, useNews } from '@/data/queries/content';
import { Late } from '@/ui/feedback/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Carousel } from '@/ui/media/carousel';
import styles from './banners.module.css';

const AUTOPLAY_MS = 5000;

/** What the exchange points out, as pictures to turn over; each opens its article. Decoration: no error of its own. */
export function Banners({ onOpen }: { onOpen: (articleId: number) => void }) {
  const { t } = useTranslation('home');
  const banners = useNews(BANNERS);
  if (banners.isPending)
    return (
      <div className={styles.place}>
        <Late>
          <Skeleton shape="block" height="100%" />
        </Late>
      </div>
    );
  if (!banners.data || banners.data.length === 0) return null;
  return (
    <Carousel
      label={t('banners.label')}
      slideLabel={(position, count) => t('banners.slide', { position, count })}
      autoplayMs={AUTOPLAY_MS}
      pauseLabel={t('banners.pause')}
      playLabel={t('banners.play')}
    >
      {banners.data.map(({ id, title, abstract, cover, thumbnail }) => (
        <button key={id} type="button" className={styles.banner} onClick={() => onOpen(id)}>
          {(cover || thumbnail) && (
            <img className={styles.picture} src={backend().assetUrl(cover || thumbnail || '')} alt="" />
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {abstract && <span className={styles.abstract}>{abstract}</span>}
          </span>
        </button>
      ))}
    </Carousel>
  );
}
