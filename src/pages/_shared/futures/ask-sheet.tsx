import type { ReactNode } from 'react';
import type { FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { LiveLast } from './live-result';
import styles from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

export interface AskSheetProps {
  readonly order: FuturesPosition;
  readonly open: boolean;
  readonly title: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  /** `data-testid` of the button. */
  readonly name: string;
  /** The call is under way: the sheet cannot be closed until it ends. */
  readonly busy: boolean;
  /** Id of the form which the button submits, if the sheet contains one. The form then replaces `onConfirm`. */
  readonly form?: string;
  /** Label of the order's own price. */
  readonly priceLabel: string;
  readonly onConfirm?: () => void;
  readonly onBack: () => void;
  /** Further lines about the order. */
  readonly lines?: ReactNode;
  /** The consequence of the action, or why the last attempt failed. */
  readonly children: ReactNode;
}

/**
 * Asks before a position is closed or reversed, or a pending order is cancelled, and shows the order with the current
 * market price.
 */
export function AskSheet({ order, open, title, confirm, name, busy, form, priceLabel, ...rest }: AskSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !busy && rest.onBack()}
      sticky={busy}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="danger"
          loading={busy}
          data-testid={name}
          {...(form !== undefined && { type: 'submit', form })}
          {...(rest.onConfirm && { onClick: rest.onConfirm })}
        >
          {confirm}
        </Button>
      }
    >
      <div className={styles.stack}>
        <KeyValueList>
          <KeyValue label={texts.name(order)} strong>
            <Num>{texts.size(order)}</Num>
          </KeyValue>
          <KeyValue label={priceLabel}>
            <Num>{texts.price(order.price, order.symbol)}</Num>
          </KeyValue>
          <KeyValue label={t('card.last')}>
            <LiveLast order={order} />
          </KeyValue>
          {rest.lines}
        </KeyValueList>
        {rest.children}
      </div>
    </Sheet>
  );
}
