import type { Log } from '@gift-registry/domain';
import type { CouponMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** The completion code whose alert was dismissed, for as long as the visit lasts (COUP-04). */
export const sessionCouponMemory = (storage: IO.IO<PageStorage>, log: Log): CouponMemory =>
  sessionMemory({ codec: t.string, place: 'dismissed-coupon', storage, log, tag: 'coupon-memory-not-kept' });
