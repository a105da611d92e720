import { TextWithElements } from '@/i18n/text-with-elements';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/checkbox';
import styles from './consent.module.css';
import type { LegalText } from './legal-sheet';

interface ConsentProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error: string | undefined;
  /** Called when the user opens one of the two texts. */
  onRead: (text: LegalText) => void;
}

/** Consent to terms and privacy policy (specification section 5), with links to both. */
export function Consent({ agreed, onChange, error, onRead }: ConsentProps) {
  useTranslation('auth');
  const link = (text: LegalText) => (
    // An element without text: TextWithElements inserts it.
    <button type="button" className={styles.link} onClick={() => onRead(text)} />
  );
  return (
    <Checkbox name="agree" checked={agreed} onCheckedChange={onChange} error={error}>
      <TextWithElements i18nKey="auth:agree" components={{ terms: link('terms'), privacy: link('privacy') }} />
    </Checkbox>
  );
}
