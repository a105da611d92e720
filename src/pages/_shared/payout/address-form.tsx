import type { FormEvent } from 'react';
import { MEMO_MAX } from '@/domain/payout/memo';
import { ADDRESS_LABEL_MAX } from '@/domain/payout/saved-address';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';
import { TextField } from '@/ui/forms/text-field';
import { FormProblem } from '../form/form-problem';
import { PartFailure } from '../load-failure';
import { PictureField } from '../picture/picture-field';
import styles from './form.module.css';
import { networkName, shortAddress } from './names';
import { PayoutAuth } from './payout-auth';
import type { AddressFormState } from './use-address-form';
import { useMemoName } from './use-memo-name';

/** Fields of one saved address. With `coinFixed` the coin is given by the purpose of the address and has no field. */
export function AddressForm({ form, coinFixed = false }: { form: AddressFormState; coinFixed?: boolean }) {
  const { t } = useTranslation('payout');
  const { draft, plain, hasMemo, networks, messageOf, proof, change } = form;
  const memoName = useMemoName(draft.network);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
      {!coinFixed && <CoinField form={form} />}
      <SelectField
        label={t('book.network')}
        title={t('book.network')}
        placeholder={t('book.network')}
        value={draft.network === '' ? null : draft.network}
        disabled={networks.length === 0}
        onValueChange={(network) => change({ network }, 'network')}
        options={networks.map((code) => ({ value: code as string, label: networkName(code) }))}
        error={messageOf('network')}
      />
      <TextField
        label={t('book.address')}
        name="address"
        exact
        autoComplete="off"
        // No `maxLength`: an address that is cut when it is pasted would be another address.
        value={draft.address}
        onValueChange={(address) => change({ address }, 'address')}
        clearLabel={t('clear')}
        hint={t('book.check')}
        error={messageOf('address')}
      />
      {hasMemo && (
        <TextField
          label={t('book.optional', { what: memoName })}
          name="memo"
          exact
          autoComplete="off"
          inputMode={draft.network === 'ripple' ? 'numeric' : 'text'}
          maxLength={MEMO_MAX}
          value={draft.memo}
          onValueChange={(memo) => change({ memo }, 'memo')}
          clearLabel={t('clear')}
          hint={t('book.memoHint')}
          error={messageOf('memo')}
        />
      )}
      <TextField
        label={t('book.label')}
        name="label"
        autoComplete="off"
        maxLength={ADDRESS_LABEL_MAX}
        placeholder={t('book.labelHint')}
        value={draft.label}
        onValueChange={(label) => change({ label }, 'label')}
        error={messageOf('label')}
      />
      <PictureField
        label={t('book.qr')}
        hint={t('book.qrHint')}
        shape="square"
        value={draft.qrcode}
        onValueChange={(qrcode) => change({ qrcode }, 'qrcode')}
        onHold={(reason) => form.hold('qrcode', reason)}
        error={messageOf('qrcode')}
      />
      <PayoutAuth
        proof={proof}
        purpose={t('book.purpose', {
          address: shortAddress(plain.address),
          network: networkName(plain.network),
        })}
        error={messageOf('code')}
        onClearError={() => form.changed('code')}
      />
      <FormProblem text={form.formMessage ?? (coinFixed ? messageOf('currency') : undefined)} />
      <Button type="submit" variant="primary" size="lg" block loading={form.pending}>
        {t('book.save')}
      </Button>
    </form>
  );
}

function CoinField({ form: { draft, coins, change, messageOf } }: { form: AddressFormState }) {
  const { t } = useTranslation(['payout', 'errors']);
  return (
    <SelectField
      label={t('book.coin')}
      title={t('chooseCoin')}
      placeholder={t('chooseCoin')}
      value={draft.currency === 0 ? null : String(draft.currency)}
      onValueChange={(id) => change({ currency: Number(id), network: '' }, 'currency')}
      options={(coins.data ?? []).map(({ currencyId, coin }) => ({
        value: String(currencyId),
        label: coin,
        leading: <CoinIcon symbol={coin} size={24} />,
      }))}
      search={{
        label: t('searchCoin'),
        placeholder: t('searchCoin'),
        clearLabel: t('clear'),
        emptyTitle: t('noCoin'),
      }}
      notice={coins.isError && !coins.data && <PartFailure title={t('errors:parts.coins')} query={coins} />}
      error={messageOf('currency')}
    />
  );
}
