import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { screenAt } from './routes';
import { rememberScroll } from './scroll-memory';
import styles from './shell.module.css';

/** Where pages stand. Each path gets a box of its own, which slides or fades in. */
export function Stage() {
  const { pathname, key } = useLocation();
  const outlet = useOutlet();
  const motion = useEntrance(pathname);
  return (
    <div className={styles.stage} onScrollCapture={(event) => rememberScroll(key, event.target)}>
      <div key={pathname} className={styles.slot} data-motion={motion}>
        {outlet}
      </div>
    </div>
  );
}

/** Deeper pages come from the right (specification section 2); tabs and pages one returns to fade in. */
function useEntrance(pathname: string): 'none' | 'slide' | 'fade' {
  const kind = useNavigationType();
  const shown = useRef({ pathname, motion: 'none' as 'none' | 'slide' | 'fade' });
  let motion = shown.current.motion;
  if (shown.current.pathname !== pathname) motion = kind === 'PUSH' && !screenAt(pathname)?.tab ? 'slide' : 'fade';
  useLayoutEffect(() => {
    shown.current = { pathname, motion };
  });
  return motion;
}
