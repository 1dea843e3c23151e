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

/** The event type of a code, known or not. */
export const eventTypeOf = (code: string): EventType => ({ code, name: isEventCode(code) ? names[code] : code });

/** Whether gift cards and calls to action are those for children's events. */
export const isBabyOrKids = ({ name }: EventType): boolean => /baby|kids/i.test(name);

/** Whether the registry is a baby registry. */
export const isBaby = ({ code }: EventType): boolean => code === 'bb';
