import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { TextKey } from './typed-texts';
import { useTranslation } from './use-translation';

interface TextWithElementsProps {
  readonly i18nKey: TextKey;
  /** The elements that the text names as tags. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** Splits a text at its `<name>content</name>`, into the text before, the name, the content, and so on. */
const ELEMENT = /<(\w+)>(.*?)<\/\1>/;

/** A text with elements inside, such as a sentence with a link. Its namespace must be loaded. */
export function TextWithElements({ i18nKey, components }: TextWithElementsProps): ReactNode {
  const { i18n } = useTranslation();
  const parts = (i18n.t as (key: string) => string)(i18nKey).split(ELEMENT);
  return parts.map((part, at) => {
    if (at % 3 === 1) return null;
    const element = at % 3 === 2 ? components[parts[at - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place in the text
    return <Fragment key={at}>{element ? cloneElement(element, undefined, part) : part}</Fragment>;
  });
}
