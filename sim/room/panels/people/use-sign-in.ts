import { useTranslation } from '@/i18n/use-translation';
import type { ActionResult } from '../../../control/sandbox-actions';
import { useExchange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';

/** Who can be signed in without a customer. */
export const VISITOR = 'visitor';

/** Signs the app in as a customer, or out as VISITOR. */
export function useSignIn() {
  const { t } = useTranslation('room-people');
  const { page } = useExchange();
  const { act, error } = useAction();
  const signIn = async (who: string, name: string | undefined) => {
    const session = await act(
      'people.as',
      { who },
      who === VISITOR ? t('said.out') : t('said.as', { name: name ?? who }),
    );
    if (session) page.signIn(session.token);
  };
  return { signIn, error };
}

/** A visitor and these customers, each with a name: that of the persona, else the customer's own. */
export function useSignInOptions(people: ActionResult<'people.list'>): readonly { value: string; label: string }[] {
  const { t } = useTranslation('room-people');
  return [{ persona: VISITOR, nickname: '' }, ...people].map(({ persona, nickname }) => ({
    value: persona,
    label: t(`personas.${persona as 'trader'}`, { defaultValue: nickname }),
  }));
}
