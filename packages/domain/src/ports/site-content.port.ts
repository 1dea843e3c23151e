import type { io as IO } from 'fp-ts';
import type { SiteContent } from '../content/index.ts';

/** Driven port: what the shop's people wrote for the pages of registrants, as it is at this moment (PAGE-01, CHK-01). */
export type SiteContentSource = IO.IO<SiteContent>;
