import type { ReactNode } from 'react';
import { backend } from '@/data/api/backend';
import { NFT_TYPE, type NftType } from '@/domain/nft/nft';
import { Text } from '@/ui/text/text';
import styles from './work-head.module.css';

export interface WorkHeadProps {
  /** For what it describes. */
  id?: string;
  /** URL of a still picture; '' shows an empty frame. */
  picture: string;
  name: string;
  /** Text below the name: the artist or the sale. */
  note?: ReactNode;
  /** Trailing content: a price or a state. */
  end?: ReactNode;
}

/** A row for one work: picture, name and a figure. */
export function WorkHead({ id, picture, name, note, end }: WorkHeadProps) {
  return (
    <span id={id} className={styles.head}>
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
  /** Absent in orders of family servers. */
  readonly type?: NftType | null | undefined;
}

/**
 * Preview picture of a work: its cover, or the work itself if it is a picture. Audio and video without a cover have
 * none: ''.
 */
export function stillOf({ cover, image, type }: Shown): string {
  if (cover) return cover;
  return type === NFT_TYPE.audio || type === NFT_TYPE.video ? '' : image;
}
