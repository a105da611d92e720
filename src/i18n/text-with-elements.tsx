import type { ReactElement, ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { i18n } from './i18n';
import type { TextKey } from './text-keys';

interface TextWithElementsProps {
  readonly i18nKey: TextKey;
  /** The elements that the text names as tags. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

const Elements = Trans as unknown as (props: TextWithElementsProps & { i18n: typeof i18n }) => ReactNode;

/** A text with elements inside, such as a sentence with a link. Its namespace must be loaded. */
export const TextWithElements = (props: TextWithElementsProps) => <Elements i18n={i18n} {...props} />;
