import { backend } from '@/data/api/backend';
import { useBanners } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { Carousel } from '@/ui/media/carousel';
import styles from './banners.module.css';
import source from './brand.svg?raw';

const AUTOPLAY_MS = 5000;
/** Vite would encode it in base64, which does not compress. */
const brand = `data:image/svg+xml,${encodeURIComponent(source)}`;

/** A banner without a picture shows the brand picture. */
const pictureOf = (path: string | null | undefined) => (path ? backend().assetUrl(path) : brand);

/** Carousel of banners; each opens its article. Decorative, so it shows no error. */
export function Banners({ onOpen }: { onOpen: (articleId: number) => void }) {
  const { t } = useTranslation('home');
  const banners = useBanners();
  // The same picture as in index.html, so that nothing changes on screen while the banners load.
  if (banners.isPending) return <img className={styles.brand} src={brand} alt="" />;
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
        <button key={id} type="button" data-edge className={styles.banner} onClick={() => onOpen(id)}>
          <img className={styles.picture} src={pictureOf(cover || thumbnail)} alt="" />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {abstract && (
              <span className={styles.abstract} data-cut-on-purpose>
                {abstract}
              </span>
            )}
          </span>
        </button>
      ))}
    </Carousel>
  );
}
