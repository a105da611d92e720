import { saveForeignCard, useForeignCard } from '@/data/payout/queries';
import { CardForm } from '../_shared/card-form';
import { CardPage } from '../_shared/card-page';

/** The international bank card. */
export default function BankInternationalPage() {
  const card = useForeignCard();
  return (
    <CardPage kind="abroad" query={card}>
      {card.data && <CardForm kind="abroad" saved={card.data} save={saveForeignCard} />}
    </CardPage>
  );
}
