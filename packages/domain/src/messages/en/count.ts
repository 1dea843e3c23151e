const grouped = new Intl.NumberFormat('en-US');

/** A number as it is read: `1,250`. */
export const formatCount = (count: number): string => grouped.format(count);

/** So many items: `1 item`, `2 items`, `1,250 items`. */
export const itemCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`;

/** So many gifts: `1 gift`, `14 gifts`. */
export const giftCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'gift' : 'gifts'}`;

/** So many gifts, or items where not all of them are gifts. */
export const unitCount = (count: number, areGifts: boolean): string => (areGifts ? giftCount : itemCount)(count);
