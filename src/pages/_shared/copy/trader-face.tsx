import { backend } from '@/data/api/backend';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Avatar } from '@/ui/display/coin-icon';
import { Text } from '@/ui/text/text';
import styles from './trader-face.module.css';

export interface TraderFaceProps {
  trader: { readonly nickname: string; readonly head_portrait?: string; readonly signature?: string };
  isFollowed?: boolean;
  /** Width and height of the picture in pixels. */
  size?: number;
}

/** Picture, nickname and self-description of a trader. */
export function TraderFace({ trader, isFollowed = false, size = 44 }: TraderFaceProps) {
  const { t } = useTranslation('copy');
  const { nickname, head_portrait: picture, signature } = trader;
  return (
    <span className={styles.face}>
      <Avatar name={nickname} src={picture ? backend().assetUrl(picture) : undefined} size={size} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Text weight="bold" truncate>
            {nickname}
          </Text>
          {isFollowed && <Badge tone="accent">{t('following')}</Badge>}
        </span>
        {signature && (
          <Text size="small" tone="muted" truncate={2}>
            {signature}
          </Text>
        )}
      </span>
    </span>
  );
}
