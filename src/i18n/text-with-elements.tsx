import type { ReactElement, ReactNode } from 'react';
import { Trans } from 'react-i18next';
import type { TextKey } from './use-translation';

interface TextWithElementsProps {
  readonly i18nKey: TextKey;
  /** The elements that the text names as tags. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A text with elements inside, such as a sentence with a link. Its namespace must be loaded. */
export const TextWithElements = Trans as unknown as (props: TextWithElementsProps) => ReactNode;
