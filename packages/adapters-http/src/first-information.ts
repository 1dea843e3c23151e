import type { InformationPage, Log } from '@gift-registry/domain';
import { function as F, io as IO, option as O } from 'fp-ts';
import { type PageDocument, readEmbedded } from './read-embedded.ts';
import { informationPage, PAGE_INFORMATION_ID } from './wire/index.ts';

/** What a page that only tells something has to tell (ROUTE-10); none when the page carries none, or none that can be read, which is logged. */
export const readFirstInformation = (page: PageDocument, log: Log): IO.IO<O.Option<InformationPage>> =>
  F.pipe(
    readEmbedded(page, PAGE_INFORMATION_ID, informationPage, log, 'first-information-not-understood'),
    IO.map(O.map(({ value }) => value)),
  );
