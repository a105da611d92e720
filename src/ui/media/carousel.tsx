import { Pause, Play } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/browser/reduced-motion';
import { cx } from '../cx';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** Accessible name of a slide and of the button that leads to it, such as "banner 2 of 4". */
  slideLabel: (position: number, count: number) => string;
  /** Time per slide for automatic advance; without it slides move only by hand. */
  autoplayMs?: number;
  pauseLabel?: string;
  playLabel?: string;
  /** Puts the dots below the slides, if they would cover texts. */
  dotsBelow?: boolean;
  children: ReactNode;
}

/**
 * Slides that snap into place. The browser scrolls them by touch, wheel and arrow keys; the dots are one button that
 * shows the next slide. Automatic advance pauses while the carousel is touched, focused or hidden, when the user pauses
 * it, and for reduced motion.
 */
export function Carousel({ label, slideLabel, autoplayMs, pauseLabel, playLabel, dotsBelow, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const count = slides.length;
  const next = (at + 1) % (count || 1);

  const go = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` reads only refs
  useEffect(() => {
    if (autoplayMs === undefined || paused || held || count < 2 || prefersReducedMotion()) return;
    // Repeats itself: a slide that was due while the page was hidden, or that did not move, comes the next time.
    const timer = setInterval(() => document.visibilityState === 'visible' && go(next), autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, count, held, next, paused]);

  return (
    <section
      className={cx(styles.carousel, dotsBelow && styles.open)}
      aria-label={label}
      data-carousel
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <div
        ref={track}
        // A scrolling region must be reachable by keyboard, even if the slides contain no links.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className={styles.track}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1)))}
      >
        {slides.map((slide, index) => (
          // Hidden slides must not take the focus.
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
            key={index}
            role="group"
            aria-label={slideLabel(index + 1, count)}
            className={styles.slide}
            inert={index !== at}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={cx(styles.controls, dotsBelow && styles.below)}>
          <button
            type="button"
            className={styles.dots}
            aria-label={slideLabel(next + 1, count)}
            onClick={() => go(next)}
          >
            {slides.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
              <span key={index} className={cx(styles.dot, index === at && styles.current)} />
            ))}
          </button>
          {autoplayMs !== undefined && (
            <button
              type="button"
              className={styles.pause}
              aria-label={paused ? playLabel : pauseLabel}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play size={12} aria-hidden /> : <Pause size={12} aria-hidden />}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
