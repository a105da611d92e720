import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import type { ActionInput } from '../../../control/sandbox-actions';
import { useExchange } from '../../connection/exchange';
import { reportError, reportFailure, reportSuccess } from '../../outcome';
import { copyText } from '../../parts/copy';
import { Controls } from '../../parts/parts';
import styles from './inspector.module.css';
import { Source } from './payload';

const FORMS = ['curl', 'test', 'step'] as const satisfies readonly ActionInput<'inspect.copy'>['as'][];

/**
 * Copies a call as a curl command, a test or a scenario step. Where the page may not use the clipboard, the text is
 * shown.
 */
export function CopyCall({ seq }: { seq: number }) {
  const { t } = useTranslation(['room-inspector', 'room']);
  const { control, host } = useExchange();
  const [byHand, setByHand] = useState<{ readonly title: string; readonly text: string } | null>(null);
  const copy = async (as: (typeof FORMS)[number]) => {
    const title = t(`copyAs.${as}`);
    try {
      const { text } = await control('inspect.copy', { seq, as, ...(host && { base: location.origin }) });
      if (text === null) return reportFailure(t('detail.gone'));
      const isCopied = await copyText(text);
      setByHand(isCopied ? null : { title, text });
      if (isCopied) reportSuccess(t('copyAs.done', { as: title }));
      else reportFailure(t('room:copyFailed'));
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <>
      <Controls label={t('copyAs.label')}>
        <span className={styles.copyAs}>{t('copyAs.label')}</span>
        {FORMS.map((as) => (
          <Button key={as} size="sm" onClick={() => void copy(as)}>
            {t(`copyAs.${as}`)}
          </Button>
        ))}
      </Controls>
      {byHand && <Source title={byHand.title} text={byHand.text} />}
    </>
  );
}
