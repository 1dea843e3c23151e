import type { CalendarDay, Instant } from '../calendar/index.ts';

/** Until when the owners hide from themselves who bought what, and how much was bought (OWN-02); stored with the moment since which it is hidden. */
export type Surprise =
  | { readonly _tag: 'Off' }
  | { readonly _tag: 'UntilEvent'; readonly since?: Instant }
  | { readonly _tag: 'UntilDay'; readonly day: CalendarDay; readonly since?: Instant };
