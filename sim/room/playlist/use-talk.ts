import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { useExchange } from '../connection/exchange';
import { useAction } from '../connection/use-action';
import { reportError, reportSuccess } from '../outcome';
import { useScenarioTitle } from '../panels/scenario/use-scenarios';
import { useWireLang } from '../tools/use-wire-lang';
import { type Playlist, type Scene, wordsIn } from './playlist';
import { setTalk, talk } from './talk';
import { endTalk, type TurnEffects, turnBy, turnTo } from './turn';

/** The title of a scene: its own, else the scenario's. */
export function useSceneTitle(): (scene: Scene) => string {
  const lang = useWireLang();
  const titleOf = useScenarioTitle();
  return ({ title, scenario }) => wordsIn(title, lang) || titleOf(scenario);
}

/** Shows the scenes of a playlist one after the other, from whichever window of the control room. */
export function useTalk() {
  const { t } = useTranslation('room-playlist');
  const { control, page, chooseLanguage, acted } = useExchange();
  const titleOf = useSceneTitle();
  const { act, busy } = useAction();
  const current = useStore(talk);

  const effects: TurnEffects = {
    start(scene, at) {
      const { scenario: name, seed } = scene;
      const said = t('said.scene', { scene: at + 1, title: titleOf(scene) });
      // The clock is paused until the scene is complete, so that it is the same moment each time.
      return act('scenario.start', { name, paused: true, ...(seed !== undefined && { seed }) }, said);
    },
    control,
    signIn: (token) => page.signIn(token),
    show: (screen) => page.show(screen),
    chooseLanguage,
    failed: reportError,
  };
  const turned = async (turning: Promise<void>) => {
    await turning;
    acted.emit();
  };

  return {
    current,
    busy,
    begin: (playlist: Playlist) => turned(turnTo({ playlist, at: 0, startedMs: Date.now() }, effects)),
    next: () => void turned(turnBy(1, effects)),
    back: () => void turned(turnBy(-1, effects)),
    /** Begins the clock of the talk again. */
    restartClock: () => {
      const given = talk.get();
      if (given) setTalk({ ...given, startedMs: Date.now() });
    },
    end: () => {
      endTalk();
      reportSuccess(t('said.ended'));
    },
  };
}
