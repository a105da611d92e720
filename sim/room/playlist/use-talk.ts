import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { useAction, useExchange } from '../exchange';
import { reportFailure, reportSuccess } from '../outcome';
import { textIn } from '../panels/scenario/find-scenarios';
import { useScenarioLang, useScenarios } from '../panels/scenario/use-scenarios';
import { type Playlist, type Scene, wordsIn } from './playlist';
import { setTalk, type Talk, talk } from './talk';

/** The title of a scene: its own, else the scenario's. */
export function useSceneTitle(): (scene: Scene) => string {
  const lang = useScenarioLang();
  const scenarios = useScenarios();
  return (scene) => {
    const title = scenarios.find(({ name }) => name === scene.scenario)?.title;
    return wordsIn(scene.title, lang) || (title ? textIn(title, lang) : scene.scenario);
  };
}

/** Shows the scenes of a playlist one after the other, from whichever window of the control room. */
export function useTalk() {
  const { t } = useTranslation('room-playlist');
  const { control, page, chooseLanguage, acted } = useExchange();
  const titleOf = useSceneTitle();
  const { act, busy } = useAction();
  const current = useStore(talk);

  const show = async (next: Talk): Promise<void> => {
    const scene = next.playlist.scenes[next.at];
    if (!scene) return;
    const { scenario: name, seed, after, as, lang, screen, clock } = scene;
    const said = t('said.scene', { scene: next.at + 1, title: titleOf(scene) });
    // The clock is paused until the scene is complete, so that it is the same moment each time.
    const started = await act('scenario.start', { name, paused: true, ...(seed !== undefined && { seed }) }, said);
    if (!started) return;
    setTalk(next);
    try {
      if (after !== undefined) await control('clock.advance', { by: after });
      if (as !== undefined) page.signIn((await control('people.as', { who: as })).token);
      await control('clock.set', { paused: clock === 'rest' });
    } catch (error) {
      reportFailure(error instanceof Error ? error.message : String(error));
    }
    if (lang !== undefined) chooseLanguage(lang);
    page.show(screen ?? started.opens);
    acted.emit();
  };
  const step = (by: 1 | -1) => {
    const given = talk.get();
    if (given?.playlist.scenes[given.at + by]) void show({ ...given, at: given.at + by });
  };

  return {
    current,
    busy,
    begin: (playlist: Playlist) => show({ playlist, at: 0, startedMs: Date.now() }),
    next: () => step(1),
    back: () => step(-1),
    goTo: (at: number) => {
      const given = talk.get();
      if (given) void show({ ...given, at });
    },
    /** Begins the clock of the talk again. */
    restartClock: () => {
      const given = talk.get();
      if (given) setTalk({ ...given, startedMs: Date.now() });
    },
    end: () => {
      setTalk(null);
      reportSuccess(t('said.ended'));
    },
  };
}
