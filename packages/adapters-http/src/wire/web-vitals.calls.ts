import { MOST_VITALS, pageKinds, type WebVitals } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call } from './call.ts';
import { done } from './codec.ts';
import { answerShape, merged, onlyKnown, optional } from './shape.ts';
import { measure, oneOf, parsed, wholeBetween } from './value.ts';

const milliseconds = wholeBetween(0, MOST_VITALS.milliseconds);

const shift = parsed(
  `a number from 0 to ${MOST_VITALS.shift}`,
  measure,
  O.fromPredicate((value) => value >= 0 && value <= MOST_VITALS.shift),
  { minimum: 0, maximum: MOST_VITALS.shift },
);

const webVitals: t.Type<WebVitals, object> = onlyKnown(
  merged(answerShape({ page: oneOf(...pageKinds) }), optional({ lcp: milliseconds, inp: milliseconds, cls: shift })),
);

/** Counts how fast one visit to a page was (OPS-08). */
export const reportWebVitals: Call<WebVitals, void, never> = {
  method: 'POST',
  paths: ['/api/web-vitals'],
  request: bodyRequest(webVitals),
  answer: done,
  refusal: t.never,
};
