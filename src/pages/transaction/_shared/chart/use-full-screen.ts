import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Missing from the DOM's types because not every browser has it. */
type LockableOrientation = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

const PARAMETER = 'full';
/** In the state of a step of history that was made here: going back then leads to the screen it came from. */
const ENTERED = 'entered-full-screen';

/** Refused by phones that have no full screen for pages, and outside of a tap: the chart then fills the window. */
async function fillDevice(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
    await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
  } catch {
    // What could not be had is not missed: no bar is hidden, or the phone is not turned.
  }
}

/**
 * Full screen for one part of a page: it fills the window, and the device where that lets a page do so, turned to
 * landscape. It is part of the address, so the back button leaves it and a reload stays in it. The whole document goes
 * full screen rather than the part, because sheets and notices stand beside it.
 */
export function useFullScreen() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const active = query.has(PARAMETER);

  const leave = () => {
    if (state === ENTERED) void navigate(-1);
    else setQuery(without, { replace: true });
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });

  useEffect(() => {
    if (!active) return;
    // The system's own way out of full screen, a gesture or Escape, leaves the step of history as well.
    const changed = () => !document.fullscreenElement && latest.current();
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.fullscreenElement) latest.current();
    };
    document.addEventListener('fullscreenchange', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      document.removeEventListener('keydown', pressed);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [active]);

  const enter = () => {
    void fillDevice();
    setQuery(withParameter, { state: ENTERED });
  };
  return { active, toggle: active ? leave : enter };
}

function withParameter(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set(PARAMETER, 'chart');
  return after;
}

function without(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(PARAMETER);
  return after;
}
