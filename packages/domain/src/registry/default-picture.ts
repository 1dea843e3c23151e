/*
 * [PAGE-02] A registry without a photo shows a picture of its event: a wedding, a baby, a new home, else a celebration.
 *
 * Laws:
 * - every event has a picture, also one that we do not know
 * - a children's registry shows the baby's picture
 *
 * @example defaultPicture(eventTypeOf('br')) // => '/art/event-wedding-800.webp'
 */
import { type EventType, isBabyOrKids } from '../event/index.ts';

/** How to read: the event's code on the left has the drawing on the right; any other code has the celebration's. */
const drawings: ReadonlyMap<string, string> = new Map([
  ['br', 'wedding'],
  ['bb', 'baby'],
  ['kd', 'baby'],
  ['hw', 'housewarming'],
  ['ot', 'celebration'],
]);

/** The path of the picture that stands where no photo is. */
export const defaultPicture = (eventType: EventType): string =>
  `/art/event-${drawings.get(eventType.code) ?? (isBabyOrKids(eventType) ? 'baby' : 'celebration')}-800.webp`;
