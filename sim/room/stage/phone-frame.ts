import './phone-frame.css';
import type { ClockPort } from '@/lib/clock/clock-port';
import { fieldText } from '../formats/zone';

const SVG = 'http://www.w3.org/2000/svg';
/** Signal, wireless network and battery, as outlines in a box of 62 by 14. */
const SIGNS = [
  'M1 10h3v3H1zM6 7.5h3V13H6zM11 4.5h3V13h-3zM16 1.5h3V13h-3z',
  'M30 12.6l-2.2-2.6a3.2 3.2 0 0 1 4.4 0zM25.6 7.4a6.4 6.4 0 0 1 8.8 0l-1.2 1.5a4.6 4.6 0 0 0-6.4 0zM23.2 4.5a10 10 0 0 1 13.6 0l-1.2 1.5a8 8 0 0 0-11.2 0z',
  'M42 3.5A2 2 0 0 1 44 1.5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H44a2 2 0 0 1-2-2zm1.5.2v6.6c0 .5.3.7.7.7h11.6c.4 0 .7-.2.7-.7V3.7c0-.5-.3-.7-.7-.7H44.200c-.4 0-.7.2-.7.7zM45 4.500h10v5H45zM59 5.200c1.200.3 1.200 3.300 0 3.600z',
];

function signs(): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 62 14');
  for (const outline of SIGNS) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', outline);
    path.setAttribute('fill', 'currentColor');
    path.setAttribute('fill-rule', 'evenodd');
    drawing.append(path);
  }
  return drawing;
}

const part = (name: string): HTMLElement => {
  const element = document.createElement('span');
  element.dataset.part = name;
  return element;
};

/** Real milliseconds between two updates of the clock, which shows minutes. */
const LOOK_EVERY_MS = 1_000;

/**
 * Draws a phone's status bar with the exchange's time, and its home bar, around the app. Returns the function that
 * removes them.
 */
export function drawGlass(phone: HTMLElement, clock: ClockPort): () => void {
  const glass = document.createElement('div');
  glass.className = 'stage-glass';
  glass.setAttribute('aria-hidden', 'true');
  const time = part('time');
  glass.append(time, part('island'), signs(), part('home'));
  phone.append(glass);
  const update = () => {
    const text = fieldText(clock.now()).slice(11, 16);
    if (time.textContent !== text) time.textContent = text;
  };
  update();
  const timer = setInterval(update, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    glass.remove();
  };
}

/** Puts the app's column into a phone, once. */
export default function framePhone(clock: ClockPort): void {
  const { dataset } = document.documentElement;
  const phone = document.getElementById('root');
  if (!phone || dataset.stage !== undefined) return;
  dataset.stage = '';
  drawGlass(phone, clock);
}
