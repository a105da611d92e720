import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { SearchField } from '@/ui/forms/search-field';
import styles from './search-bar.module.css';

export interface SearchBarProps {
  title: string;
  placeholder: string;
  clearLabel: string;
  text: string;
  onText: (text: string) => void;
  /** Opens the keyboard with the page, for pages whose purpose is the search. */
  focus?: boolean;
  /** Content below the field, such as filters. */
  children?: ReactNode;
}

/** Header of a search page: back button and search field. */
export function SearchBar({ title, placeholder, clearLabel, text, onText, focus = false, children }: SearchBarProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        <h1 className="visually-hidden">{title}</h1>
        <IconButton
          label={t('back')}
          icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
          onClick={() => shell().back()}
        />
        <div className={styles.field}>
          <SearchField
            ref={field}
            label={title}
            placeholder={placeholder}
            clearLabel={clearLabel}
            value={text}
            onValueChange={onText}
            // Closes the keyboard and leaves the results on screen.
            onSubmit={() => field.current?.blur()}
          />
        </div>
      </div>
      {children}
    </header>
  );
}
