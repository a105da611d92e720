import { useSiteLogo, useSiteName } from '@/data/session/session';
import { cx } from '@/ui/cx';
import { Text } from '@/ui/text/text';
import styles from './brand.module.css';
import mark from './mark.svg';
import skyline from './skyline.svg';

export interface BrandProps {
  promise: string;
  reason: string;
  /** For forms longer than the login. */
  compact?: boolean;
}

/**
 * Name and logo from the site's configuration (specification section 4), with a default logo if it has none, a candle
 * skyline, and the reason for having an account.
 */
export function Brand({ promise, reason, compact = false }: BrandProps) {
  const name = useSiteName();
  const logo = useSiteLogo();
  return (
    <div className={cx(styles.brand, compact && styles.compact)}>
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
