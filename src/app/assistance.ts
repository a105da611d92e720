import '@/ui/forced-colors.css';
import '@/ui/more-contrast.css';
import '@/ui/print.css';
import { followFocus } from './follow-focus';

/** What keyboards, screen readers and colours of the user's own need. */
export function startAssistance(): void {
  const app = document.getElementById('root');
  if (app) followFocus(app);
}
