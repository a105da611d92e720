import { stored } from '../stored-parts';
import { gamePlayers, gameRounds } from './tables';

export const gameStored = stored({
  tables: { gamePlayers, gameRounds },
  reasons: {
    /** Stake and winnings of the mini game (designed). */
    gameStake: { code: 950, label: { en: 'Game stake', id: 'Taruhan permainan' }, bill: 'game' },
    gameWin: { code: 951, label: { en: 'Game winnings', id: 'Kemenangan permainan' }, bill: 'game' },
  },
});
