import { useSiteLogo, useSiteName } from '@/data/session';
import { Text } from '@/ui/text/text';
import styles from './brand.module.css';

/** Whose login this is: name and logo from the site's configuration (specification section 4). */
export function Brand({ greeting }: { greeting: string }) {
  const name = useSiteName();
  const logo = useSiteLogo();
  return (
    <div className={styles.brand}>
      {logo && <img className={styles.logo} src={logo} alt="" />}
      <div className={styles.words}>
        <Text size="head" weight="bold" as="p">
          {greeting}
        </Text>
        {name && (
          <Text size="note" tone="muted" as="p">
            {name}
          </Text>
        )}
      </div>
    </div>
  );
}
