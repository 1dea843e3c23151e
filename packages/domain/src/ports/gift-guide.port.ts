import type { io as IO } from 'fp-ts';
import type { GiftGuide } from '../catalogue/index.ts';

/** Driven port: what the retailer curated, as it is now (ROUTE-08, ADD-04). */
export type GiftGuideSource = IO.IO<GiftGuide>;
