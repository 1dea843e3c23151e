import type { io as IO } from 'fp-ts';
import type { GiftGuide } from '../catalogue/index.ts';
import type { SiteContent } from '../content/index.ts';

/** Driven port: the current site content for registrants (PAGE-01, CHK-01). */
export type SiteContentSource = IO.IO<SiteContent>;

/** Driven port: the retailer's current curated picks (ROUTE-08, ADD-04). */
export type GiftGuideSource = IO.IO<GiftGuide>;
