/*
 * [STATE-02] A registry is for a wedding, a baby, a celebration, a new home or children's things; each has a two-letter code.
 *
 * Laws:
 * - every code of the table names its event type
 * - an unknown code is shown by its own name
 * - a name with "baby" or "kids" in any case is a baby or kids event
 *
 * @example eventTypeOf('bb').name // => 'Baby'
 */

/** The codes of the event types that we know. */
export type KnownEventCode = 'br' | 'bb' | 'ot' | 'hw' | 'kd';

/** What a registry is for; `code` may be one that we do not know, then `name` repeats it. */
export interface EventType {
  readonly code: string;
  readonly name: string;
}

/** How to read: the code on the left is called by the name on the right. */
const names: Readonly<Record<KnownEventCode, string>> = {
  br: 'Wedding',
  bb: 'Baby',
  ot: 'Celebration',
  hw: 'Housewarming',
  kd: 'Kids',
};

const isKnown = (code: string): code is KnownEventCode => Object.hasOwn(names, code);

/** The event type of a code; total. */
export const eventTypeOf = (code: string): EventType => ({ code, name: isKnown(code) ? names[code] : code });

/** Whether gift cards and calls to action are those of children's events. */
export const isBabyOrKids = ({ name }: EventType): boolean => /baby|kids/i.test(name);

/** Whether the registry is a baby registry. */
export const isBaby = ({ code }: EventType): boolean => code === 'bb';
