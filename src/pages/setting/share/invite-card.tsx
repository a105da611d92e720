import { Share2 } from 'lucide-react';
import type { CallPayload } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shareLink } from '@/lib/browser/share';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { QrCode } from '@/ui/media/qr-code';
import { toast } from '@/ui/overlays/toast-store';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { CopyButton } from '../../_shared/copy-button';
import { visibleAmount } from '../../_shared/money/exact';
import styles from './invite-card.module.css';
import { inviteLink } from './invite-link';

type Invite = CallPayload<'GET /user/invite'>;

/** Invite code, link and QR code, with the results so far. */
export function InviteCard({ invite }: { invite: Invite }) {
  const { t } = useTranslation('share');
  const formats = useFormats();
  const link = inviteLink(invite.code);
  const percent = formats.rate(new Decimal(invite.share).times(100), 2);
  return (
    <Card>
      <Text as="h2" size="title" weight="bold">
        {t('headline', { percent })}
      </Text>
      <Text as="p" size="note" tone="secondary" className={styles.how}>
        {t('how', { percent })}
      </Text>
      <div className={styles.code}>
        <QrCode value={link} label={t('qr')} size={132} />
        <div className={styles.lines}>
          <Line label={t('code')} value={invite.code} copyLabel={t('copyCode')} large />
          <Line label={t('link')} value={link} copyLabel={t('copyLink')} />
        </div>
      </div>
      <ShareButton code={invite.code} link={link} />
      <div className={styles.figures}>
        <Stat label={t('invited')}>
          <Num>{invite.invited}</Num>
        </Stat>
        <Stat label={t('traded')}>
          <Num>{invite.traded}</Num>
        </Stat>
        <Stat label={t('total')}>
          <Num unit="USDT">{visibleAmount(formats, invite.rebate_usdt)}</Num>
        </Stat>
        <Stat label={t('lastDay')}>
          <Num unit="USDT">{visibleAmount(formats, invite.last_day_usdt)}</Num>
        </Stat>
      </div>
    </Card>
  );
}

interface LineProps {
  label: string;
  value: string;
  copyLabel: string;
  large?: boolean;
}

function Line({ label, value, copyLabel, large = false }: LineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Text
          size={large ? 'title' : 'small'}
          weight={large ? 'bold' : 'regular'}
          className={large ? styles.letters : styles.link}
        >
          {value}
        </Text>
      </div>
      <CopyButton text={value} label={copyLabel} />
    </div>
  );
}

/** Opens the share sheet of the device, or copies the link if there is none. */
function ShareButton({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation('share');
  const share = async () => {
    const outcome = await shareLink({ text: t('shareText', { code }), url: link });
    if (outcome === 'copied') toast.show(t('copied'), { kind: 'success' });
    else if (outcome === 'failed') toast.show(t('copyFailed'), { kind: 'error' });
  };
  return (
    <Button
      variant="primary"
      block
      icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => void share()}
    >
      {t('share')}
    </Button>
  );
}
