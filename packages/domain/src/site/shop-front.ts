import type { KnownEventCode } from '../event/index.ts';
import type { Department } from './department.ts';

/** A link by its words. */
export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

/** What stands over every page of a site beside its name, and on its entry page (SITE-01). */
export interface ShopFront {
  /** One sentence that is true of the whole site. */
  readonly notice: string;
  readonly links: ReadonlyArray<NamedLink>;
  /** In the order of the menu; the registry follows them. */
  readonly departments: ReadonlyArray<Department>;
  /** The event whose picture the entry page shows. */
  readonly event: KnownEventCode;
  /** The events that the form of a new registry names first. */
  readonly firstEvents: ReadonlyArray<KnownEventCode>;
}

/** Where the help line is told, at the foot of every page. */
export const HELP_ANCHOR = 'help';
