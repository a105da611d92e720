import { PanelStack } from '../../parts/parts';
import { Drift } from './drift';
import { MarketPicker } from './market-picker';
import { Moves } from './moves';
import { SetPrice } from './set-price';
import { SteerOptions } from './steer-options';
import { Temper } from './temper';

/** The market in a presenter's hand: one, or all of them at once. What steers orders of a product comes below. */
export default function MarketPanel() {
  return (
    <PanelStack>
      <MarketPicker />
      <SetPrice />
      <Moves />
      <Temper />
      <Drift />
      <SteerOptions />
    </PanelStack>
  );
}
