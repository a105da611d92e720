import type { ReactNode } from 'react';
import { backend } from '@/data/backend';
import { NFT_TYPE, type NftType } from '@/domain/nft';
import { Text } from '@/ui/text/text';
import styles from './work-head.module.css';

export interface WorkHeadProps {
  /** A still picture; '' shows the empty frame. */
  picture: string;
  name: string;
  /** Below the name: by whom, which sale. */
  note?: ReactNode;
  /** At the end: a price, a state. */
  end?: ReactNode;
}

/** A work in a line: its picture, its name, and a figure. */
export function WorkHead({ picture, name, note, end }: WorkHeadProps) {
  return (
    <span className={styles.head}>
      <span className={styles.frame}>
        {picture !== '' && (
          <img
            className={styles.picture}
            src={backend().assetUrl(picture)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className={styles.words}>
        <Text weight="bold">{name}</Text>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}

interface Shown {
  readonly image: string;
  readonly cover?: string | undefined;
  /** Servers of the family do not say it of orders. */
  readonly type?: NftType | null | undefined;
}

/** What lists show of a work: its still picture, or the picture itself; never sound or film. '' where there is none. */
export function stillOf({ cover, image, type }: Shown): string {
  if (cover) return cover;
  return type === NFT_TYPE.audio || type === NFT_TYPE.video ? '' : image;
}
