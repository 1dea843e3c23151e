import {
  type AccountId,
  type CalendarDay,
  type GrId,
  parseAccountId,
  parseCalendarDay,
  parseGrId,
} from '@gift-registry/domain';
import { certain } from '../certain.ts';

const DAY = 86_400_000;
const SATURDAY = 6;

/** Who owns the demo's registries, and somebody else. */
export const demoOwner: AccountId = certain(parseAccountId('demo'), 'an account');
export const stranger: AccountId = certain(parseAccountId('stranger'), 'an account');

export const registryNumber = (grId: string): GrId => certain(parseGrId(grId), `${grId} is no registry number`);

/** The first Saturday that is at least that many days after the day. */
export const saturdayAfter = (day: CalendarDay, days: number): CalendarDay => {
  const earliest = Date.parse(`${day}T00:00:00Z`) + days * DAY;
  const wait = (SATURDAY - new Date(earliest).getUTCDay() + 7) % 7;
  const date = new Date(earliest + wait * DAY).toISOString().slice(0, 10);
  return certain(parseCalendarDay(date), `${date} is no day`);
};
