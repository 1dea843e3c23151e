import { readFirstPageState } from '@gift-registry/adapters-http';
import {
  parseGrId,
  plainPageAddress,
  type RegistryAddress,
  readLandingParameters,
  referrerOf,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readQuery } from './address/query.ts';
import { dismissedMemory } from './brand-interrupter.ts';
import { APP_READY } from './browser/app-ready.ts';
import { consoleLog } from './browser/console-log.ts';
import { nextTask } from './browser/next-task.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { isTranslated, keepTextsInPlace } from './browser/translated-texts.ts';
import { keepTypedText } from './browser/typed-text.ts';
import { GuestListApp } from './guest-list-app.tsx';
import { guestListScreen } from './guest-list-screen.tsx';
import { draftMemory } from './list-screen.ts';
import { type PageParts, pageParts } from './page-parts.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the app');

/**
 * Whether the page equals the HTML that the service rendered. The service knows neither drafts nor dismissals of this
 * tab, nor a referrer from an earlier page.
 */
const matchesServerHtml = (parts: PageParts, address: RegistryAddress): boolean =>
  draftMemory(parts, 'quantities', address).read().size === 0 &&
  O.isNone(dismissedMemory(parts).read()) &&
  JSON.stringify(parts.referrer) ===
    JSON.stringify(referrerOf(readLandingParameters(readQuery(window.location.search))));

/**
 * Hydrates the guest's list that the service rendered, in slices, so that the page can be scrolled meanwhile; renders
 * the page if the service did not, or if it would differ or has been translated.
 */
const begin = async (): Promise<void> => {
  keepTextsInPlace(window);
  window.addEventListener(APP_READY, keepTypedText(window, tabMemories(window, consoleLog), { isRedrawn: false }), {
    once: true,
  });
  const firstPage = await readFirstPageState(document, consoleLog)();
  await nextTask();
  const parts = pageParts(window, firstPage);
  const [, list, number] =
    /^\/gift-registry\/(guest|registrant)-list\/([^/]+)/.exec(plainPageAddress(window.location.pathname)) ?? [];
  const grId = parseGrId(String(number));
  if (O.isNone(grId)) throw new Error('the address has no registry number');
  const address = { grId: grId.value, viewing: list === 'registrant' ? 'own' : 'guest' } as const;
  const app = <GuestListApp screen={guestListScreen(parts, address)} />;
  await nextTask();
  startTransition(() => {
    const isRendered = O.isSome(firstPage) && place.hasChildNodes() && !isTranslated(place);
    if (isRendered && matchesServerHtml(parts, address)) hydrateRoot(place, app);
    else createRoot(place).render(app);
  });
};

void begin();
