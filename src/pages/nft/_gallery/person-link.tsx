import { ChevronRight } from 'lucide-react';
import { backend } from '@/data/api/backend';
import { path } from '@/lib/shell-port';
import { Avatar } from '@/ui/display/coin-icon';
import { Text } from '@/ui/text/text';
import styles from './person-link.module.css';

/** An artist or customer, with a link to their page. */
export function PersonLink({
  label,
  uid,
  name,
  picture,
}: {
  label: string;
  uid: number;
  name: string;
  picture: string | undefined;
}) {
  return (
    <a className={styles.person} href={`#${path('/pages/nft/artistDetail', { uid })}`}>
      <Avatar name={name} src={picture ? backend().assetUrl(picture) : undefined} size={36} />
      <span className={styles.words}>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Text weight="medium" truncate>
          {name}
        </Text>
      </span>
      <ChevronRight className={styles.chevron} size={18} aria-hidden />
    </a>
  );
}
