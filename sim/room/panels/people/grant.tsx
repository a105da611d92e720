import { useState } from 'react';
import { ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { TextField } from '@/ui/forms/text-field';
import { useAction } from '../../connection/use-action';
import { Choice } from '../../parts/choice';
import { Refusal } from '../../parts/parts';
import styles from './people.module.css';

/** Grants an amount from the exchange's treasury. */
export function Grant({ who, name }: { who: string; name: string }) {
  const { t } = useTranslation('room-people');
  const { upTo } = useFormats();
  const { act, error, clearError } = useAction();
  const [amount, setAmount] = useState('1000');
  const [asset, setAsset] = useState('USDT');
  const [kind, setKind] = useState<AccountKind>('change');
  const [isWrong, setWrong] = useState(false);
  const typing =
    <T,>(set: (next: T) => void) =>
    (next: T) => {
      set(next);
      setWrong(false);
      clearError();
    };
  const submit = () => {
    const wrong = !(Number(amount) > 0) || !/^[A-Z0-9]+$/.test(asset);
    setWrong(wrong);
    if (wrong) return;
    void act('people.grant', { who, asset, amount, kind }, ({ balance }) =>
      t('said.granted', { name, balance: upTo(balance, 8), asset }),
    );
  };
  return (
    <form
      className={styles.grant}
      aria-label={t('grant')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AmountField compact aria-label={t('amount')} value={amount} onValueChange={typing(setAmount)} />
      <TextField
        compact
        aria-label={t('asset')}
        value={asset}
        onValueChange={typing((next: string) => setAsset(next.toUpperCase().trim()))}
        autoComplete="off"
      />
      <Choice
        label={t('account')}
        value={kind}
        options={ACCOUNT_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        onChange={typing((next: string) => setKind(next as AccountKind))}
      />
      <Button type="submit">{t('grant')}</Button>
      <Refusal wrong={isWrong ? t('badGrant') : null} error={error} />
    </form>
  );
}
