import { useState } from 'react';
import { PanelStack } from '../../parts/parts';
import { Drift } from './drift';
import { MarketPicker } from './market-picker';
import { Moves } from './moves';
import { SetPrice } from './set-price';
import { SteerOptions } from './steer-options';
import { VolatilityControl } from './volatility-control';

/** Interventions in one market or in all. Actions for orders of a single product come below. */
export default function MarketPanel() {
  const [isWaiting, setWaiting] = useState(false);
  return (
    <PanelStack>
      <MarketPicker isWaiting={isWaiting} onWaiting={setWaiting} />
      {/* A press would act on the market before the one that is being chosen. */}
      <div inert={isWaiting}>
        <PanelStack>
          <SetPrice />
          <Moves />
          <VolatilityControl />
          <Drift />
          <SteerOptions />
        </PanelStack>
      </div>
    </PanelStack>
  );
}
