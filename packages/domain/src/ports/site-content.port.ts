import type { io as IO } from 'fp-ts';
import type { SiteContent } from '../content/index.ts';

/** Driven port: the site content for registrants, as it is now (PAGE-01, CHK-01). */
export type SiteContentSource = IO.IO<SiteContent>;
