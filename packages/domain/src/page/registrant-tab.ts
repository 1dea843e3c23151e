/*
 * [LIST-09] [GG-04] [CA-01] The tabs over a registrant's list: My Gifts and My Group Gift Fund. A guest has neither, and in Canada there is no fund.
 *
 * @example itemsUnder('my-group-gift-fund', [exampleItem()]) // => []
 */
import { option as O } from 'fp-ts';
import { type ActionReader, can, isOfferedIn } from '../account/index.ts';
import type { RegistryItem } from '../item/index.ts';

/** A tab above a registrant's list. */
export type RegistrantTab = 'my-gifts' | 'my-group-gift-fund';

/** The tabs above the list for that reader, in display order. */
export const registrantTabs = (reader: ActionReader): ReadonlyArray<RegistrantTab> => {
  if (!can(reader, 'page', 'useTabs')) return [];
  return isOfferedIn(reader.site.marketRules, 'seeGroupGift') ? ['my-gifts', 'my-group-gift-fund'] : ['my-gifts'];
};

/** The tab shown to the reader, given the tab they or their address chose. */
export const tabShown = (reader: ActionReader, chosen: RegistrantTab): RegistrantTab =>
  registrantTabs(reader).includes(chosen) ? chosen : 'my-gifts';

/** The items shown in the tab. */
export const itemsUnder = (tab: RegistrantTab, items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> => {
  switch (tab) {
    case 'my-gifts':
      return items;
    case 'my-group-gift-fund':
      return items.filter(({ groupGift }) => O.isSome(groupGift));
  }
};
