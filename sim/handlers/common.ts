import type { commonRequests } from '@/contract/common/requests';
import { type HandlersOf, ok } from '../handler';
import { SITE_NAME, SUPPORT_URL, setting } from '../products/content/settings';
import { storePicture } from '../products/content/uploads';

/** Calls outside every other contract segment. */
export const commonHandlers: HandlersOf<typeof commonRequests> = {
  'GET /getSetting': (_world, { keyword }) => ok(setting(keyword)),
  // No logo: the client prefixes the path with the host, and a sandbox's host serves no pictures. The app draws its
  // own.
  'GET /getSiteConfig': () => ok({ site_name: SITE_NAME, site_logo: '', support_url: SUPPORT_URL }),
  'GET /getClientid': (_world, { clientid }) => ok({ bound: true, clientid }),
  'POST /upload': (world, upload, { user }) => storePicture(world, user.id, upload),
};
