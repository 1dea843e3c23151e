/** The id of the link with an item's name on its card, by the card's key. */
export const nameLinkId = (key: string): string => `link-${key}`;
