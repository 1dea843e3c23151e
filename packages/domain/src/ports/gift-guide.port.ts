import type { io as IO } from 'fp-ts';
import type { GiftGuide } from '../catalogue/index.ts';

/** Driven port: the retailer's current curated picks (ROUTE-08, ADD-04). */
export type GiftGuideSource = IO.IO<GiftGuide>;
