import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from '@/lib/browser/search-params';

/** Missing in the DOM types, because not every browser supports it. */
type LockableOrientation = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

const PARAMETER = 'full';

/**
 * Fills the device's screen. Some phones refuse it for pages, and browsers refuse it without a tap; the chart then only
 * fills the window.
 */
async function requestDeviceFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
    await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
  } catch {
    // Optional: the browser's bar stays visible, or the phone is not rotated.
  }
}

/** Whether the device's full screen is being left by this page. */
let isExiting = false;

function exitDeviceFullScreen(): void {
  isExiting = true;
  const ended = () => {
    isExiting = false;
  };
  // After the other listeners of this event.
  document.addEventListener('fullscreenchange', () => setTimeout(ended), { once: true });
  document.exitFullscreen().catch(ended);
}

/**
 * Full screen for one part of a page: it fills the window, and where allowed the device's screen in landscape. The
 * state is part of the page address, so the back button leaves it and a reload keeps it. The whole document goes full
 * screen instead of the part, because sheets and toasts lie outside that part.
 */
export function useFullScreen() {
  const [query, setQuery] = useSearchParams();
  const active = query.has(PARAMETER);

  const leave = () => setQuery(without, { replace: true });
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });

  // For what lies over the page. `:has()` would restyle the whole app with every element that comes or goes.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-full-screen', active);
    return () => document.documentElement.removeAttribute('data-full-screen');
  }, [active]);

  useEffect(() => {
    if (!active) return;
    // Leaving the system's full screen by a gesture or Escape also leaves the history entry. An exit that the page asked
    // for may end after full screen was entered again.
    const changed = () => !document.fullscreenElement && !isExiting && latest.current();
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.fullscreenElement) latest.current();
    };
    document.addEventListener('fullscreenchange', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      document.removeEventListener('keydown', pressed);
      if (document.fullscreenElement) exitDeviceFullScreen();
    };
  }, [active]);

  const enter = () => {
    void requestDeviceFullScreen();
    setQuery(withParameter);
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
