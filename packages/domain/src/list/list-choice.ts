import type { option as O } from 'fp-ts';

/** By what the sections of a list are made and ordered (LIST-01). */
export type SortBy = 'category' | 'price';

/** Which gifts are shown, by whether they are still needed (LIST-06): "All Gifts", "Still Needed", "Purchased". */
export type GiftOption = 'all' | 'needed' | 'purchased';

/** What a person has chosen for the list; none of a sort means the default of the reader and site. */
export interface ListChoice {
  readonly sortBy: O.Option<SortBy>;
  readonly giftOption: GiftOption;
}
