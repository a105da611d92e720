import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import styles from './legal-sheet.module.css';

const SECTIONS = {
  terms: ['account', 'trading', 'risk', 'funds', 'conduct', 'changes'],
  privacy: ['kept', 'use', 'device', 'rights'],
} as const;
export type LegalText = keyof typeof SECTIONS;

interface LegalSheetProps {
  /** Null closes the sheet. */
  text: LegalText | null;
  onClose: () => void;
  onAgree: () => void;
}

/** Shows the terms or the privacy policy before the consent. */
export function LegalSheet({ text, onClose, onAgree }: LegalSheetProps) {
  const { t } = useTranslation(['auth', 'common']);
  const shown = useLastNonNull(text) ?? 'terms';

  const agree = () => {
    onAgree();
    onClose();
  };

  return (
    <Sheet
      open={text !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(`${shown}.title`)}
      closeLabel={t('common:close')}
      size="tall"
      footer={
        <Button variant="primary" size="lg" block onClick={agree}>
          {t('agreeAndClose')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <div className={styles.text} tabIndex={0}>
        <p>{t(`${shown}.lead`)}</p>
        {shown === 'terms'
          ? SECTIONS.terms.map((section) => (
              <Section key={section} title={t(`terms.${section}.title`)} body={t(`terms.${section}.body`)} />
            ))
          : SECTIONS.privacy.map((section) => (
              <Section key={section} title={t(`privacy.${section}.title`)} body={t(`privacy.${section}.body`)} />
            ))}
      </div>
    </Sheet>
  );
}

function Section({ title, body }: { title: string; body: string }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <p>{body}</p>
    </section>
  );
}
