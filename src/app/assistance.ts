import { followFocus } from './follow-focus';

/** What keyboards and screen readers need, and the first screen does not. */
export function startAssistance(): void {
  const app = document.getElementById('root');
  if (app) followFocus(app);
}
