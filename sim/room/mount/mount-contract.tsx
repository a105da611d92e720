import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClockContext } from '@/lib/clock/use-clock';
import { ExchangeContext, roomExchange } from '../connection/exchange';
import { firstPhone } from '../connection/page-link';
import type { Running } from '../connection/running';
import { ContractPage } from '../contract/page';
import type { SendCall } from '../contract/send';
import { installTexts } from '../texts/install';

/**
 * Mounts the contract in a window of its own. Calls are made as the person who is signed in to the first of the other
 * tabs.
 */
export async function mountContract(root: HTMLElement, running: Running, send: SendCall): Promise<void> {
  await installTexts();
  const exchange = roomExchange(running, { page: firstPhone(), isWindow: true, chooseLanguage() {} });
  createRoot(root).render(
    <StrictMode>
      <ExchangeContext value={exchange}>
        <ClockContext value={exchange.clock}>
          <ContractPage send={send} />
        </ClockContext>
      </ExchangeContext>
    </StrictMode>,
  );
}
