import { type RefObject, useEffect, useState } from 'react';

/** Missing from the DOM's types because not every browser has it. */
type LockableOrientation = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

/**
 * Full screen for one element, turned to landscape where the device lets a page do that. Phones that have no full
 * screen for elements get one that fills the window instead, which `filled` says.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [native, setNative] = useState(false);
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const changed = () =>
      setNative(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);

  useEffect(() => {
    if (!filled) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFilled(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [filled]);

  const enter = async () => {
    try {
      if (!element.current?.requestFullscreen) throw new Error('This browser has no full screen for elements.');
      await element.current.requestFullscreen();
    } catch {
      setFilled(true);
      return;
    }
    // Refused by desktops and by phones whose owner locked the orientation: the chart then fills it as it is.
    await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape').catch(() => {});
  };

  const toggle = () => {
    if (native) void document.exitFullscreen();
    else if (filled) setFilled(false);
    else void enter();
  };

  return { active: native || filled, filled, toggle };
}
