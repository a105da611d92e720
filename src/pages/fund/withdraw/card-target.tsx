import { useBankCard, useForeignCard } from '@/data/payout/queries';
import { maskedCard } from '@/domain/payout/bank-card';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Row, Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { FormProblem } from '../../_shared/form/form-problem';
import { PartFailure } from '../../_shared/load-failure';

/** The saved bank card as text; null while unknown, '' if none is saved. */
export function useCardText(isAbroad: boolean): string | null {
  const home = useBankCard();
  const abroad = useForeignCard();
  const card = (isAbroad ? abroad : home).data;
  if (!card) return null;
  return !card.bank_account ? '' : `${card.bank_name} ${maskedCard(card.bank_account)}`;
}

/** The bank card to withdraw to, with a link which edits it. */
export function CardTarget({ isAbroad, error }: { isAbroad: boolean; error: string | undefined }) {
  const { t } = useTranslation('payout');
  const text = useCardText(isAbroad);
  const home = useBankCard();
  const abroad = useForeignCard();
  const card = isAbroad ? abroad : home;
  const edit = () => shell().go(path(isAbroad ? '/pages/setting/bank_international' : '/pages/setting/bank'));
  return (
    <Stack gap={2}>
      {card.isError && !card.data && <PartFailure title={t('bank.failed')} query={card} />}
      <Row justify="between" align="center" wrap>
        <Text tone={text ? 'default' : 'secondary'}>{text || (text === '' ? t('noCard') : '')}</Text>
        {text !== null && (
          <Button size="sm" onClick={edit}>
            {t(text === '' ? 'addCard' : 'editCard')}
          </Button>
        )}
      </Row>
      <FormProblem text={error} />
    </Stack>
  );
}
