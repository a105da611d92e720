import { useState } from 'react';
import { type CodeTarget, destinationOf } from '@/data/accounts/profile';
import type { User } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import type { ValueStore } from '@/lib/stores/value-store';
import { Segmented } from '@/ui/actions/segmented';
import form from '../form/form.module.css';
import { maskedAccount } from './account-text';
import type { CodeDraft } from './use-sent-code';

/** Addresses of the account which can receive codes, e-mail first. Every account has at least one. */
function ownTargets(user: User | null, purpose: CodeTarget['purpose']): readonly CodeTarget[] {
  const { email, phone, area_code } = user ?? {};
  const mail: CodeTarget = { channel: 'email', account: email ?? '', areaCode: '', purpose };
  const mobile: CodeTarget = { channel: 'mobile', account: phone ?? '', areaCode: area_code ?? '', purpose };
  return [mail, mobile].filter(({ account }) => account !== '');
}

/** The address to use: the one chosen by the user, else the one with a pending code, else the first. */
export function useOwnTarget(user: User | null, purpose: CodeTarget['purpose'], store: ValueStore<CodeDraft>) {
  const targets = ownTargets(user, purpose);
  const { sentTo } = useStore(store);
  const [channel, choose] = useState<CodeTarget['channel'] | null>(null);
  const none: CodeTarget = { channel: 'email', account: '', areaCode: '', purpose };
  const target =
    targets.find((each) => (channel ? each.channel === channel : destinationOf(each) === sentTo)) ?? targets[0] ?? none;
  return { targets, target, choose };
}

/** Shows where the code goes; if the account has both addresses, the user can choose. */
export function OwnAddress({ targets, target, choose }: ReturnType<typeof useOwnTarget>) {
  const { t } = useTranslation('profile');
  return (
    <>
      {targets.length > 1 && (
        <Segmented<CodeTarget['channel']>
          label={t('code.way')}
          value={target.channel}
          onValueChange={choose}
          segments={targets.map(({ channel }) => ({ value: channel, label: t(`code.${channel}`) }))}
        />
      )}
      <p className={form.lead}>{t('code.to', { account: maskedAccount(target.account) })}</p>
    </>
  );
}
