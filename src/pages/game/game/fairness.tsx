import { Dices } from 'lucide-react';
import type { GameState } from '@/data/game/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { CopyButton } from '../../_shared/copy-button';
import { newSeed } from './game-draft';
import styles from './wheel.module.css';

export interface FairnessProps {
  state: GameState;
  seed: string;
  error: string | undefined;
  onChange: (seed: string) => void;
}

/** The exchange's commitment for the next round, and the player's own seed. */
export function Fairness({ state, seed, error, onChange }: FairnessProps) {
  const { t } = useTranslation('game');
  return (
    <Card title={t('fair.title')}>
      <Stack gap={3}>
        <Text as="p" size="small" tone="secondary">
          {t('fair.how')}
        </Text>
        <div>
          <div className={styles.line}>
            <Text size="small" tone="muted">
              {t('fair.promise', { round: state.round })}
            </Text>
            <CopyButton text={state.commitment} label={t('fair.copy')} />
          </div>
          <p className={styles.hash}>{state.commitment}</p>
        </div>
        <TextField
          label={t('fair.mine')}
          value={seed}
          onValueChange={onChange}
          exact
          maxLength={32}
          autoComplete="off"
          hint={t('fair.mineHint')}
          error={error}
        />
        <Button size="sm" icon={<Dices size={16} aria-hidden />} onClick={() => onChange(newSeed())}>
          {t('fair.new')}
        </Button>
      </Stack>
    </Card>
  );
}
