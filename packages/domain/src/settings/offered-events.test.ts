import { eventType, markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { canChangeEvent, offeredEvents } from './offered-events.ts';

const FIVE = ['br', 'bb', 'ot', 'hw', 'kd'];

describe('what a registry may be for', () => {
  it('[SET-01] each of the five types is offered in both markets', () => {
    for (const market of Object.values(markets))
      expect(offeredEvents(market).map(({ code, name }) => [code, name])).toEqual([
        ['br', 'Wedding'],
        ['bb', 'Baby'],
        ['ot', 'Celebration'],
        ['hw', 'Housewarming'],
        ['kd', 'Kids'],
      ]);
  });

  it('[SET-01] a stored type may stay, and no other beside the five is accepted', () => {
    fc.assert(
      fc.property(eventType, eventType, (present, next) => {
        expect(canChangeEvent(markets.US, present, next)).toBe(FIVE.includes(next.code) || next.code === present.code);
      }),
    );
    expect(canChangeEvent(markets.CA, eventTypeOf('zz'), eventTypeOf('zz'))).toBe(true);
    expect(canChangeEvent(markets.CA, eventTypeOf('br'), eventTypeOf('zz'))).toBe(false);
  });
});
