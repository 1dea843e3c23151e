import { parseCalendarDay, parseInstant, readInstant } from '@gift-registry/domain';
import * as t from 'io-ts';
import { parsed } from './parsed.ts';

/** `date`: a day of the calendar. */
export const date = parsed('a day as YYYY-MM-DD', t.string, parseCalendarDay);

/** `time`: a moment in UTC. */
export const time = parsed('a moment as YYYY-MM-DDTHH:mm:ss.sssZ', t.string, parseInstant);

/** A moment as another system writes it: the same, or with whole seconds, or with one or two digits of their fraction. */
export const timeFromOutside = parsed('a moment as YYYY-MM-DDTHH:mm:ssZ', t.string, readInstant);
