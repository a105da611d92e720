import { TO_ADDRESS } from '@/domain/payout/payout';
import type { World } from '../../world';
import { assetNamed } from '../quotes/assets';
import { addressOf } from '../recharge/address';
import { waysOf } from './terms';

/** Owner id of the addresses below, which belong to no customer. */
const OUTSIDE = 0;

/**
 * Saves one simulated address for each of these coins for a seed customer (designed). They have no picture of the QR
 * code, so the app draws it.
 */
export function seedAddresses(world: World, userId: number): void {
  for (const [coin, label] of [
    ['BTC', 'Cold wallet'],
    ['USDT', 'My wallet'],
  ] as const) {
    const asset = assetNamed(world, coin);
    const way = waysOf(asset).find(({ type }) => type === TO_ADDRESS);
    if (!way || way.network === '') throw new Error(`${coin} has no chain`);
    const { walletAddresses } = world.tables;
    walletAddresses.insert({
      id: walletAddresses.nextId(),
      userId,
      currencyId: asset.id,
      network: way.network,
      address: addressOf(world, OUTSIDE, coin, way.network),
      memo: '',
      label,
      qrcode: '',
      createdMs: world.nowMs,
      updatedMs: world.nowMs,
    });
  }
}
