import { useLocation } from 'react-router-dom';
import { shell } from '@/lib/shell-port';

/**
 * Returns the function that opens a chart page from a form. The chart's buttons step back to the form only if its entry
 * has the address that they lead to, with product and market, which the form itself does not need.
 */
export function useChartPage(form: string, chart: string): () => void {
  const { pathname, search } = useLocation();
  const isNamed = `${pathname}?${new URLSearchParams(search)}` === form;
  return () => {
    if (!isNamed) shell().go(form, { replace: true });
    shell().go(chart);
  };
}
