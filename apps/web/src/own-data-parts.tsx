import { faultSentence } from '@gift-registry/domain';
import { fetchedPart } from './fetched-part.tsx';
import type { ScreenParts } from './screen-parts.ts';

const NotLoaded = () => <p role="alert">{faultSentence({ _tag: 'Unavailable' })}</p>;

/** Taking one's data along, with its file, which is fetched when it is first shown. */
export const ownDataParts = (parts: ScreenParts) => {
  const Part = fetchedPart(async () => (await import('./own-data-part.tsx')).ownDataPart(parts), parts.log, NotLoaded);
  return { section: <Part as="section" />, button: <Part as="button" /> };
};
