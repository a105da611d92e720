import type { ieoRequests } from '@/contract/ieo/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { projectOf } from './project';
import { subscribe } from './subscribe';
import { projectDetail, projectList, subscriptionsOf } from './view';

/** Token subscription. */
export const ieoHandlers: HandlersOf<typeof ieoRequests> = {
  'GET /project': (world, { page, limit }, { lang }) => ok({ list: projectList(world, lang, page, limit) }),
  'GET /project/detail': (world, { project_id }, { user, lang }) => {
    const project = projectOf(world, project_id);
    return project ? ok(projectDetail(world, project, user?.id ?? 0, lang)) : refuse('project_unknown');
  },
  'POST /project/order': (world, input, { user, lang }) => {
    const placed = subscribe(world, user.id, input);
    return placed.ok ? ok(successMessage('subscribed', lang)) : placed;
  },
  'GET /user/project/order': (world, { page, limit }, { user }) => ok(subscriptionsOf(world, user.id, page, limit)),
};
