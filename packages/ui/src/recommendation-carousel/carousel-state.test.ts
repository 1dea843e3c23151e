import type { PodAnswer } from '@gift-registry/domain';
import {
  exampleRecommendation,
  forAll,
  nearEdges,
  podId,
  recommendation,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { carouselState, type PodFailure } from './carousel-state.ts';

const answer = (items: PodAnswer['items']): PodAnswer => ({
  items,
  title: 'Most Loved',
  resultId: 'r-1',
  length: items.length,
});
const failed = (failure: PodFailure) => carouselState('most-loved', O.some(E.left(failure)));
const logged = (error: string) => ({
  state: { _tag: 'Nothing' },
  log: [{ level: 'error', tag: 'recommendations.read-failed', data: { podId: 'most-loved', error } }],
});

describe('the state of a carousel', () => {
  it('[REC-03] before there is an answer it is loading, with five cards, and nothing is logged', () => {
    expect(carouselState('most-loved', O.none)).toEqual({ state: { _tag: 'Loading', slides: 5 }, log: [] });
  });

  it('[REC-03] an answer with products is shown unchanged; one without gives nothing', () => {
    expect(carouselState('most-loved', O.some(E.right(answer([]))))).toEqual({ state: { _tag: 'Nothing' }, log: [] });
    const one = answer([exampleRecommendation()]);
    expect(carouselState('most-loved', O.some(E.right(one)))).toEqual({ state: { _tag: 'Loaded', pod: one }, log: [] });
    forAll(podId, fc.array(recommendation, { minLength: 1, maxLength: 5 }), (id, items) => {
      expect(carouselState(id, O.some(E.right(answer(items)))).state).toEqual({ _tag: 'Loaded', pod: answer(items) });
    });
  });

  it.each([304, 400, 404, 418, 500, 503])('[REC-03] the status %d is logged as "HTTP {status}"', (status) => {
    expect(failed({ _tag: 'NotOk', status })).toEqual(logged(`HTTP ${status}`));
  });

  it('[REC-03] another status than OK gives nothing, and is logged as "HTTP {status}"', () => {
    forAll(nearEdges(300, 599, [400, 500]), (status) => {
      expect(failed({ _tag: 'NotOk', status })).toEqual(logged(`HTTP ${status}`));
    });
  });

  it('[REC-03] any other failure gives nothing, and one line of the log; an unknown pod was logged where the call was stopped', () => {
    expect(failed({ _tag: 'Unavailable' })).toEqual(logged('Unavailable'));
    expect(failed({ _tag: 'TooManyRequests', retryAfterSeconds: 3 })).toEqual(logged('TooManyRequests'));
    expect(failed({ _tag: 'BadRequest', reason: 'title: is missing' })).toEqual(
      logged('BadRequest: title: is missing'),
    );
    expect(failed({ _tag: 'PodNotFound' })).toEqual({ state: { _tag: 'Nothing' }, log: [] });
  });
});
