import type { World } from '../../world';
import { approveApplication, pendingApplications, rejectApplication } from './apply';

/** Review of applications to become a trader (sim/control/back-office.ts). */
export const applicationReview = {
  kind: 'trader',
  list: (world: World) =>
    pendingApplications(world).map(({ id, userId, createdMs, introduction }) => ({
      id: String(id),
      userId,
      sinceMs: createdMs,
      summary: { introduction },
    })),
  approve: (world: World, id: string) => void approveApplication(world, Number(id)),
  reject: (world: World, id: string, reason: string) => rejectApplication(world, Number(id), reason),
};
