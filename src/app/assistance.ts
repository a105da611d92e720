import '@/ui/forced-colors.css';
import './sideways.css';
import { followFocus } from './follow-focus';

/** What keyboards, screen readers, colours of the user's own and phones held sideways need. */
export function startAssistance(): void {
  const app = document.getElementById('root');
  if (app) followFocus(app);
}
