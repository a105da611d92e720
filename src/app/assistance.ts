import '@/ui/forced-colors.css';
import '@/ui/more-contrast.css';
import '@/ui/print.css';
import { followFocus } from './follow-focus';

/** Loads the styles for forced colours, more contrast and print, and keeps the keyboard focus in the app. */
export function startAssistance(): void {
  const app = document.getElementById('root');
  if (app) followFocus(app);
}
