import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { TextField } from '@/ui/forms/text-field';
import { typedMobile } from '../account/account-text';
import { useArea } from './area-choice';
import styles from './phone-field.module.css';

interface PhoneFieldProps {
  /** Digits without the area code. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Address of the page where the area code is picked. */
  areaPage: string;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A phone number field with its area code in front. */
export function PhoneField({ value, onValueChange, areaPage, error, disabled = false, ref }: PhoneFieldProps) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const area = useArea();
  const country = new Intl.DisplayNames([i18n.language], { type: 'region' }).of(area.country) ?? area.country;
  return (
    <TextField
      {...(ref && { ref })}
      name="tel"
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      value={value}
      onValueChange={(text) => onValueChange(typedMobile(text, area.dial))}
      clearLabel={t('common:clear')}
      error={error}
      disabled={disabled}
      prefix={
        <button
          type="button"
          className={styles.area}
          disabled={disabled}
          aria-label={t('areaCode', { country, dial: area.dial })}
          onClick={() => shell().go(areaPage)}
        >
          +{area.dial}
          <ChevronDown size={16} aria-hidden />
        </button>
      }
    />
  );
}
