import { useExchange } from '../connection/exchange';
import { phoneIsThere } from '../connection/phone-is-there';
import { screenShown } from '../connection/screen-shown';
import { useWireLang } from '../tools/use-wire-lang';
import type { Scene } from './playlist';
import { sceneOf } from './scene-now';

/** Makes a scene of what the phone shows now. @throws ControlError */
export function useSceneNow(): () => Promise<Scene> {
  const { control, page, host, isWindow } = useExchange();
  const lang = useWireLang();
  return async () => {
    // The apps of a Node host sign in and out themselves, and a window of its own may be without an app.
    const hasPhone = !host && phoneIsThere.get();
    const [run, history, people, screen, person] = await Promise.all([
      control('scenario.current', {}),
      control('run.history', {}),
      control('people.list', {}),
      screenShown({ control, isWindow }),
      hasPhone ? control('people.session', { token: page.token.get() }) : undefined,
    ]);
    return sceneOf({ run, history, people, screen, person, lang });
  };
}
