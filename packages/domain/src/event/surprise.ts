import type { CalendarDay, Instant } from '../calendar/index.ts';

/** Until when owners hide from themselves who bought what, and how much was bought (OWN-02); stored with the moment from which on nothing was shown. */
export type Surprise =
  | { readonly _tag: 'Off' }
  | { readonly _tag: 'UntilEvent'; readonly since?: Instant }
  | { readonly _tag: 'UntilDay'; readonly day: CalendarDay; readonly since?: Instant };
