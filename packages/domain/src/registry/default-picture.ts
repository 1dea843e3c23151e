/*
 * [PAGE-02] [SHARE-03] A registry without a photo shows a picture of its event: a wedding, a baby, a new home, else a celebration; a shared link is shown with it too.
 *
 * @example defaultPicture(eventTypeOf('br')) // => '/pictures/event-wedding-800.webp'
 */
import { type EventType, isBabyOrKids } from '../event/index.ts';

/** The illustration of each event code; other codes get the baby's or the celebration's. */
const drawings: ReadonlyMap<string, string> = new Map([
  ['br', 'wedding'],
  ['hw', 'housewarming'],
]);

const drawingOf = (eventType: EventType): string =>
  drawings.get(eventType.code) ?? (isBabyOrKids(eventType) ? 'baby' : 'celebration');

/** The path of the picture shown when there is no photo. */
export const defaultPicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-800.webp`;

/** The same picture at half the size: 400 pixels wide. */
export const smallPicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-400.webp`;

/** The same picture at twice the size: 1600 pixels wide. */
export const largePicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-1600.webp`;

/** The path of the preview picture for shared links: a JPEG of 1200 by 630 pixels. */
export const previewPicture = (eventType: EventType): string => `/pictures/event-${drawingOf(eventType)}-wide-1200.jpg`;
