import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { WireLang } from '@/contract/lang';
import { useTranslation } from '@/i18n/use-translation';
import { useMatches } from '@/lib/browser/media-query';
import { createValueStore } from '@/lib/stores/value-store';
import { writeStage } from '../../control/stage-link';
import { useExchange } from '../connection/exchange';
import { sharesExchange } from '../connection/shared-exchange';
import { drawGlass } from './phone-frame';
import styles from './stage.module.css';

/** The phone beside the first one: the same exchange, with a person and a language of its own. */
export interface SecondPhone {
  readonly as: string;
  readonly lang: WireLang;
  /** The screen it opens on. */
  readonly screen: string;
}

/** Null while there is one phone. */
export const secondPhone = createValueStore<SecondPhone | null>(null);

/**
 * Signs somebody else in to the second phone. The page in the frame signs nobody in while commands lie ahead
 * (sim/control/page-phone.ts), but a person who is chosen on purpose is signed in here. `signIn` resolves to undefined
 * for a refusal.
 */
export async function handPhoneTo(as: string, signIn: (who: string) => Promise<unknown>): Promise<void> {
  if (as !== 'visitor' && (await signIn(as)) === undefined) return;
  const phone = secondPhone.get();
  if (phone) secondPhone.set({ ...phone, as });
}

/** From this width on there is room for two phones beside the facts. */
const wide = matchMedia('(min-width: 1180px)');

export const useHasSecondPhone = (): boolean => useMatches(wide) && sharesExchange();

/** Tells the page in the frame how much of its height the phone's home bar covers, which is drawn around the frame. */
function tellSafeArea({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const bottom = getComputedStyle(frame).getPropertyValue('--safe-bottom');
  frame.contentDocument?.documentElement.style.setProperty('--safe-bottom', bottom);
}

/** The second phone: this page once more in a frame, which it fills as on a phone. */
export function SecondPhoneFrame({ phone: { as, lang, screen } }: { phone: SecondPhone }) {
  const { t } = useTranslation('room-stage');
  const { clock } = useExchange();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? drawGlass(box.current, clock) : undefined), [clock]);
  return (
    <div ref={box} className="stage-phone">
      <iframe
        key={`${as} ${lang}`}
        title={t('second')}
        className={styles.screen}
        onLoad={tellSafeArea}
        src={`${location.pathname}?phone&${writeStage({ as, lang })}#${screen}`}
      />
    </div>
  );
}
