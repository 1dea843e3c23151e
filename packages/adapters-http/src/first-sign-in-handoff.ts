import type { ArrivedSignInHandoff, Log } from '@gift-registry/domain';
import { function as F, io as IO, option as O } from 'fp-ts';
import { type PageDocument, readEmbedded } from './read-embedded.ts';
import { arrivedSignInHandoff, PAGE_SIGN_IN_HANDOFF_ID } from './wire/index.ts';

/** How the page was come to from the other brand's site by our one-time code (XB-03, XB-07); none when it was not, or when that cannot be read, which is logged. */
export const readFirstSignInHandoff = (page: PageDocument, log: Log): IO.IO<O.Option<ArrivedSignInHandoff>> =>
  F.pipe(
    readEmbedded(page, PAGE_SIGN_IN_HANDOFF_ID, arrivedSignInHandoff, log, 'first-handoff-not-understood'),
    IO.map(O.map(({ value }) => value)),
  );
