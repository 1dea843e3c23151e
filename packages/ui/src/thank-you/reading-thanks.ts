import { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import { isAsLate, readingGifts } from '../gifts-reading/index.ts';
import type { ThanksDesk } from './thanks-desk.ts';
import { afterAnswer, type GiftsKnown } from './thanks-state.ts';

/** Reads the gifts for the page, whenever others are known to be there, or when asked again. */
export const readingThanks = (
  { source, state, change, ...parts }: ThanksDesk,
  again$: Observable<void>,
): Observable<unknown> =>
  readingGifts(
    {
      ...parts,
      read: source.read,
      isKnown: (point) => O.exists((its: GiftsKnown) => isAsLate(its, point))(state.value.given),
      hear: (answer, epoch) => change((its) => afterAnswer(its, answer, epoch)),
    },
    again$,
  );
