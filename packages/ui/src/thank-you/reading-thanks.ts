import type { GiftsGiven } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import { readingGifts } from '../gifts-reading/index.ts';
import type { ThanksDesk } from './thanks-desk.ts';
import { afterAnswer } from './thanks-state.ts';

/** Reads the gifts for the page, whenever others are known to be there, or when asked again. */
export const readingThanks = (
  { source, state, change, ...parts }: ThanksDesk,
  again$: Observable<void>,
): Observable<unknown> =>
  readingGifts(
    {
      ...parts,
      read: source.read,
      isKnown: (version) => O.exists((its: GiftsGiven) => its.version >= version)(state.value.given),
      hear: (answer) => change((its) => afterAnswer(its, answer)),
    },
    again$,
  );
