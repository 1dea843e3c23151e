import type { Log } from '@gift-registry/domain';
import type { CouponFolding, CouponMemory } from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** The completion code whose alert was dismissed, for as long as the visit lasts (COUP-04). */
export const sessionCouponMemory = (storage: IO.IO<PageStorage>, log: Log): CouponMemory =>
  sessionMemory({ codec: t.string, place: 'dismissed-coupon', storage, log, tag: 'coupon-memory-not-kept' });

/** Whether the reader folded the completion code, for as long as the visit lasts (COUP-01). */
export const sessionCouponFolding = (storage: IO.IO<PageStorage>, log: Log): CouponFolding =>
  sessionMemory({ codec: t.boolean, place: 'coupon-folded', storage, log, tag: 'coupon-memory-not-kept' });
