import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { writeStage } from '../../../control/stage-link';
import { reportSuccess } from '../../outcome';
import { copyText } from '../../parts/copy';
import { useRun } from '../../use-run';
import { useScenarioLang } from './use-scenarios';

/** The short link to the beginning of the scenario, with its seed, in the language on the screen. */
export function useSceneLink() {
  const { t } = useTranslation('room-scenario');
  const lang = useScenarioLang();
  const run = useRun();
  /** A link that could not be copied, shown so that the user can copy it. */
  const [address, setAddress] = useState<string | null>(null);
  const copy = async () => {
    if (!run) return;
    const { origin, pathname } = location;
    const made = `${origin}${pathname}?scenario=${run.name}&seed=${run.seed}&${writeStage({ lang })}`;
    const isCopied = await copyText(made);
    setAddress(isCopied ? null : made);
    if (isCopied) reportSuccess(t('said.sceneCopied'));
  };
  return { copy, address };
}
