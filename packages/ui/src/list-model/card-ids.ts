/** The id of the link with an item's name on its card, or of the name where it leads nowhere, by the card's key. */
export const nameLinkId = (key: string): string => `link-${key}`;

/** Finds all names that are on the page, in their order. */
export const ALL_NAMES = `[id^="${nameLinkId('')}"]`;

/** The id of the button that manages an item from its card, and of the one in its details, by the card's key. */
export const manageButtonId = (key: string, place: 'card' | 'details' = 'card'): string => `manage-${place}-${key}`;
