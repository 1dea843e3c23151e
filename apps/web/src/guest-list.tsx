import { readFirstPageState } from '@gift-registry/adapters-http';
import { parseGrId, siteOfHost } from '@gift-registry/domain';
import { ProblemPage } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { consoleLog } from './browser/console-log.ts';
import { nextTask } from './browser/next-task.ts';
import { guestListScreen } from './guest-list-screen.tsx';
import { pageParts } from './page-parts.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');

/** Takes over the guest's list that the service drew, in slices, so that the page can be scrolled meanwhile; where it drew none, draws the page. */
const begin = async (): Promise<void> => {
  const firstPage = await readFirstPageState(document, consoleLog)();
  await nextTask();
  const parts = pageParts(window, firstPage);
  const [, list, number] = /^\/gift-registry\/(guest|registrant)-list\/([^/]+)/.exec(window.location.pathname) ?? [];
  const grId = parseGrId(String(number));
  if (O.isNone(grId)) throw new Error('the address has no registry number');
  const App = guestListScreen(parts, { grId: grId.value, viewing: list === 'registrant' ? 'own' : 'guest' });
  await nextTask();
  startTransition(() => {
    if (O.isSome(firstPage)) hydrateRoot(place, <App />);
    else createRoot(place).render(<App />);
  });
};

void begin();
