import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { registerDraft } from '../_shared/account-draft';
import { AccountWizard } from '../_shared/account-wizard';
import { useCodeWizard } from '../_shared/use-code-wizard';
import { AccountStep } from './account-step';

/** Registration. The page address may hold an invite code: `?invite=AB12CD`. */
export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  const invite = params.get('invite') ?? undefined;
  const wizard = useCodeWizard({
    purpose: 'register',
    store: registerDraft,
    stepInAddress: params.get('step'),
    goTo: (step) => shell().go(path('/pages/common/register', { from, invite, step })),
  });

  useEffect(() => {
    const draft = registerDraft.get();
    if (invite && invite !== draft.linkedInvite) registerDraft.set({ ...draft, invite, linkedInvite: invite });
  }, [invite]);

  const register = (password: string) => {
    const { draft, area, codeOut } = wizard;
    if (!codeOut) return;
    wizard.send({
      type: 'register',
      fields: {
        type: draft.kind,
        user_string: codeOut.request.account,
        code: draft.code,
        password,
        re_password: password,
        extension_code: draft.invite.trim(),
        ...(draft.kind === 'mobile' && { area_code: area.dial }),
      },
    });
  };

  return (
    <AccountWizard
      wizard={wizard}
      store={registerDraft}
      title={t('register.title')}
      promise={t('login.promise')}
      reason={t('register.reason')}
      submitLabel={t('register.submit')}
      onSubmit={register}
    >
      <AccountStep wizard={wizard} from={from} />
    </AccountWizard>
  );
}
