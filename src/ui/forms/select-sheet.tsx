import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx';
import { EmptyState } from '../feedback/states';
import { Sheet } from '../overlays/sheet';
import { filterOptions } from './filter-options';
import { SearchField } from './search-field';
import styles from './select.module.css';

export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
  /** Shown in the field instead of the label, where there is little room. */
  short?: string;
  hint?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Additional words for the search: a dialling code, an English name. */
  keywords?: string;
  disabled?: boolean;
}

export interface SelectSheetProps<T extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  options: readonly SelectOption<T>[];
  value: T | null;
  onValueChange: (value: T) => void;
  closeLabel?: string;
  /** Shows a search field above the list. */
  search?: { label: string; placeholder: string; clearLabel: string; emptyTitle: string };
  /** Options that are seldom needed, behind a button after the others. They are there at once if one is chosen. */
  more?: { label: string; options: readonly SelectOption<T>[] };
  /** A notice above the options, for example that some did not load. */
  notice?: ReactNode;
}

/** A choice of many options, in a bottom sheet. Choosing closes it. */
export function SelectSheet<T extends string>(props: SelectSheetProps<T>) {
  const { open, onOpenChange, title, closeLabel, search } = props;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      flush
      size={search ? 'tall' : 'content'}
      {...(closeLabel !== undefined && { closeLabel })}
    >
      <Choices {...props} />
    </Sheet>
  );
}

const NO_SEARCH = { label: '', placeholder: '', clearLabel: '', emptyTitle: '' };

/** Mounted with the sheet, so that each opening starts with an empty search. */
function Choices<T extends string>(props: SelectSheetProps<T>) {
  const { title, value, onValueChange, onOpenChange, search, notice, more } = props;
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState(more?.options.some((option) => option.value === value) ?? false);
  const options = more && opened ? [...props.options, ...more.options] : props.options;
  const { emptyTitle, ...field } = search ?? NO_SEARCH;
  const shown = filterOptions(options, words);
  const stop = shown.find((option) => option.value === value && !option.disabled) ?? shown.find((o) => !o.disabled);

  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    flushSync(() => setOpened(true));
    // The button is gone, so the focus goes on to the first option that it has brought.
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[props.options.length]?.focus();
  };

  const choose = (option: SelectOption<T>) => {
    onValueChange(option.value);
    onOpenChange(false);
  };

  return (
    <>
      {search && (
        <div className={styles.search}>
          <SearchField {...field} value={words} onValueChange={setWords} />
        </div>
      )}
      {notice && <div className={styles.notice}>{notice}</div>}
      {shown.length === 0 && search && <EmptyState title={emptyTitle} />}
      <div ref={list} role="listbox" aria-label={title} className={styles.list} onKeyDown={moveFocus}>
        {shown.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            aria-selected={option.value === value}
            disabled={option.disabled}
            tabIndex={option === stop ? 0 : -1}
            className={cx(styles.option, option.value === value && styles.selected)}
            onClick={() => choose(option)}
          >
            {option.leading}
            <span className={styles.words}>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.trailing && <span className={styles.trailing}>{option.trailing}</span>}
            <Check className={styles.check} size={18} aria-hidden />
          </button>
        ))}
      </div>
      {more && more.options.length > 0 && !opened && (
        <button type="button" className={cx(styles.option, styles.more)} onClick={showMore}>
          {more.label}
          <ChevronDown size={18} aria-hidden />
        </button>
      )}
    </>
  );
}

/** Arrow keys, Home and End move between the options, as in a native list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]:not(:disabled)')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, options.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: options.length - 1,
  };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  options[next]?.focus();
}
