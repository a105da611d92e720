import * as v from 'valibot';
import { changes, who } from '../../control-action';
import { personOf } from '../accounts/person';
import { addPoints, pointsOf } from './earn';

/** Points that the exchange's staff gives to customers. */
export const pointsActions = {
  'backOffice.points': changes(
    {
      who,
      points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    },
    ({ world }, { who, points }) => {
      const user = personOf(world, who);
      addPoints(world, user.id, 'gift', points);
      return { points: pointsOf(world, user.id).points };
    },
  ),
};
