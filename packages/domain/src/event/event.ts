import type { CalendarDay, Instant } from '../calendar/index.ts';

/*
 * [STATE-02] A registry is for a wedding, a baby, a celebration, a new home or children's things; each has a two-letter code.
 *
 * @example eventTypeOf('bb').name // => 'Baby'
 */

/** The codes of the known event types. */
export type KnownEventCode = 'br' | 'bb' | 'ot' | 'hw' | 'kd';

/** The event type of a registry; for an unknown `code`, `name` repeats the code. */
export interface EventType {
  readonly code: string;
  readonly name: string;
}

/** The name of each known event type. */
const names: Readonly<Record<KnownEventCode, string>> = {
  br: 'Wedding',
  bb: 'Baby',
  ot: 'Celebration',
  hw: 'Housewarming',
  kd: 'Kids',
};

/** Whether it is the code of a known event type. */
export const isEventCode = (code: string): code is KnownEventCode => Object.hasOwn(names, code);

/** The codes of the known event types. */
export const eventCodes: ReadonlyArray<KnownEventCode> = Object.keys(names).filter(isEventCode);

/** The event type of a code, known or not. */
export const eventTypeOf = (code: string): EventType => ({ code, name: isEventCode(code) ? names[code] : code });

/** Whether gift cards and calls to action are those for children's events. */
export const isBabyOrKids = ({ name }: EventType): boolean => /baby|kids/i.test(name);

/** Whether the registry is a baby registry. */
export const isBaby = ({ code }: EventType): boolean => code === 'bb';

/*
 * [TAB-01] [TAB-03] [CHK-01] A wedding, a baby, a celebration and a new home are planned: their registries have an Overview and a Checklist. A children's event and one that we do not know are not.
 *
 * @example isPlanned('hw') // => true
 */

/** The code of an event that is planned, so that its registries have an Overview and a Checklist. */
export type PlannedEventCode = Exclude<KnownEventCode, 'kd'>;

/** All codes of planned events. */
const planned: ReadonlyArray<string> = ['br', 'bb', 'ot', 'hw'] satisfies ReadonlyArray<PlannedEventCode>;

/** Whether the code is that of a planned event (TAB-01, TAB-03). */
export const isPlanned = (code: string): code is PlannedEventCode => planned.includes(code);

/** Until when the owners hide from themselves who bought what, and how much was bought (OWN-02); stored with the moment since which it is hidden. */
export type Surprise =
  | { readonly _tag: 'Off' }
  | { readonly _tag: 'UntilEvent'; readonly since?: Instant }
  | { readonly _tag: 'UntilDay'; readonly day: CalendarDay; readonly since?: Instant };
