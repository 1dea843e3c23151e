/*
 * [GG-03] How far a fund has come, raised of goal, as a whole percent: only a fund that has all of its goal says 100, and only one to which nobody gave says 0.
 *
 * Laws:
 * - nothing raised is 0, the whole goal or more is 100
 * - anything between is from 1 to 99, rounded down
 * - more money is never less progress
 * - a fund without a goal has nothing to reach and says 100
 *
 * @example fundPercent({ name: 'Plates', goal: centsOf(100_000), raised: centsOf(1) }) // => 1
 * @example fundPercent({ name: 'Plates', goal: centsOf(100_000), raised: centsOf(99_999) }) // => 99
 */
import type { GroupGift } from './registry-item.ts';

/** The progress of a fund in whole percent, 0 to 100 (GG-03). */
export const fundPercent = ({ goal, raised }: Pick<GroupGift, 'goal' | 'raised'>): number => {
  if (raised >= goal) return 100;
  return raised === 0 ? 0 : Math.max(1, Math.floor((raised * 100) / goal));
};
