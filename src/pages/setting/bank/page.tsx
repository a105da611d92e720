import { saveBankCard, useBankCard } from '@/data/payout/queries';
import { CardForm } from '../_shared/card-form';
import { CardPage } from '../_shared/card-page';

/** The domestic bank card. */
export default function BankPage() {
  const card = useBankCard();
  return (
    <CardPage kind="home" query={card}>
      {card.data && <CardForm kind="home" saved={card.data} save={saveBankCard} />}
    </CardPage>
  );
}
