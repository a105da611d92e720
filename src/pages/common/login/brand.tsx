import { useSiteLogo, useSiteName } from '@/data/session';
import { Text } from '@/ui/text/text';
import mark from '../_shared/mark.svg';
import skyline from '../_shared/skyline.svg';
import styles from './brand.module.css';

/**
 * Whose login this is, and why to log in: name and logo from the site's configuration (specification section 4), the
 * exchange's own mark where that gives none, and a skyline of candles.
 */
export function Brand({ promise, reason }: { promise: string; reason: string }) {
  const name = useSiteName();
  const logo = useSiteLogo();
  return (
    <div className={styles.brand}>
      <img className={styles.skyline} src={skyline} alt="" />
      <div className={styles.name}>
        <img className={styles.logo} src={logo || mark} alt="" />
        {name && (
          <Text size="title" weight="bold" as="p">
            {name}
          </Text>
        )}
      </div>
      <Text size="head" weight="bold" as="h2">
        {promise}
      </Text>
      <Text size="note" tone="muted" as="p">
        {reason}
      </Text>
    </div>
  );
}
