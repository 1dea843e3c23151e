import type { io as IO } from 'fp-ts';
import type { SiteContent } from '../content/index.ts';

/** Driven port: the current site content for registrants (PAGE-01, CHK-01). */
export type SiteContentSource = IO.IO<SiteContent>;
