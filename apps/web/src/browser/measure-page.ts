import { onCLS, onINP, onLCP } from 'web-vitals';
import { reportWebVitals } from './web-vitals.ts';

const [loaded] = performance.getEntriesByType('navigation');
reportWebVitals(
  { onLCP, onINP, onCLS },
  {
    document,
    navigator,
    path: loaded === undefined ? location.pathname : new URL(loaded.name).pathname,
    presentPath: () => location.pathname,
  },
);
