import { expect, it } from 'vitest';
import { eventTypeOf } from '../../event/index.ts';
import { eventHeading } from './event.ts';

it.each([
  ['br', 'Wedding Registry'],
  ['bb', 'Baby Registry'],
  ['ot', 'Celebration Registry'],
  ['hw', 'Housewarming Registry'],
  ['kd', 'Kids Registry'],
  ['Jubilee', 'Jubilee Registry'],
])('[PAGE-02] [STATE-02] the heading of an event with the code %s is "%s"', (code, expected) => {
  expect(eventHeading(eventTypeOf(code))).toBe(expected);
});
