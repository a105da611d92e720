import { useEffect, useEffectEvent, useState } from 'react';
import { checkCode } from '@/data/accounts/auth';
import type { User } from '@/data/session/session';
import * as rule from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { OwnAddress, useOwnTarget } from '../../_shared/account/own-address';
import { SentCodeField } from '../../_shared/account/sent-code-field';
import { useSentCode } from '../../_shared/account/use-sent-code';
import form from '../../_shared/form/form.module.css';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useProblems } from '../_shared/use-problems';
import { codeStore } from './code-store';

interface ConfirmCodeProps {
  user: User;
  /** Refusal of the code by the final call; null on the first attempt. */
  refused: unknown;
  onRight: (code: string) => void;
}

/** Asks for a code sent to an address of the user, and checks it before the password step. */
export function ConfirmCode({ user, refused, onRight }: ConfirmCodeProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [checking, setChecking] = useState(false);
  const problems = useProblems(['code']);
  const own = useOwnTarget(user, 'security', codeStore);
  const sent = useSentCode({ store: codeStore, target: own.target, onFailure: problems.fail });

  const onRefused = useEffectEvent((failure: unknown) => problems.fail(failure));
  useEffect(() => {
    if (refused !== null) onRefused(refused);
  }, [refused]);

  const submit = async (code: string) => {
    if (!problems.accept({ code: rule.verificationCode(code) }) || checking) return;
    setChecking(true);
    try {
      await checkCode({ user_string: own.target.account, email_code: code, scene: 'security' });
      onRight(code);
    } catch (error) {
      problems.fail(error);
    } finally {
      setChecking(false);
    }
  };

  return (
    <ProblemForm problems={problems} onSubmit={() => void submit(sent.code)}>
      <p className={form.lead}>{t('payPassword.codeLead')}</p>
      <OwnAddress {...own} />
      <SentCodeField
        sent={sent}
        onCodeChange={(code) => {
          problems.clear('code');
          sent.setCode(code);
        }}
        onComplete={(code) => void submit(code)}
        onSend={() => {
          problems.clear('code');
          void sent.send();
        }}
        error={problems.text('code')}
      />
      <FormProblem text={problems.text('form')} />
      <Button type="submit" variant="primary" size="lg" block loading={checking} guard={false}>
        {t('common:next')}
      </Button>
    </ProblemForm>
  );
}
