import { type CardFieldName, maskedCard } from '@/domain/payout/bank-card';
import styles from './card-form.module.css';

/** Preview of the card with the text typed so far. Hidden from screen readers, which read the fields. */
export function CardPreview({ text }: { text: (name: CardFieldName) => string }) {
  return (
    <div className={styles.preview} aria-hidden="true">
      <span className={styles.bank}>{text('bank_name')}</span>
      <span className={styles.number}>{maskedCard(text('bank_account'))}</span>
      <span className={styles.holder}>
        <span>{text('real_name')}</span>
        <span>{text('swift_code')}</span>
      </span>
    </div>
  );
}
