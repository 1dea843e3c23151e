import {
  can,
  type FundShown,
  formatAmount,
  fundShown,
  identityKey,
  isSameIdentity,
  itemsUnder,
  NO_CENTS,
  plus,
  type RegistryItem,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { purchaseCount, remembering } from '../list-model/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { type RenamingState, renamingModel } from './fund-renaming.ts';
import type { FundModel, FundsReading, GroupGiftFundModel } from './group-gift-fund-model.ts';

/** How the item's fund is called. */
export const fundNameIn = ({ groupGift }: RegistryItem): string => (O.isSome(groupGift) ? groupGift.value.name : '');

/** How far the list is there: a page that came with its first items is connected only after the rest was read. */
const readingOf = (registry: RegistryModel): FundsReading => {
  if (registry._tag !== 'Loaded') return registry._tag === 'Failed' ? 'failing' : 'reading';
  if (registry.isComplete) return 'whole';
  return registry.connection === 'connecting' ? 'reading' : 'failing';
};

/** Composes what is shown of all funds, each the same object as long as nothing of it changes. */
export const groupGiftFundComposer = (site: Site) => {
  const rememberFund = remembering<FundModel>();
  const rememberModel = remembering<GroupGiftFundModel>();

  const fundModel =
    ({ role, header }: RegistryView, state: O.Option<RenamingState>) =>
    (item: RegistryItem): ReadonlyArray<FundModel> => {
      const sectionCounts = purchaseCount(site, item);
      if (O.isNone(sectionCounts.fund)) return [];
      const progress = sectionCounts.fund.value;
      const its = O.filter(({ identity }: RenamingState) => isSameIdentity(identity, item.identity))(state);
      const key = identityKey(item.identity);
      const { eventType, isPostEvent } = header;
      return [
        rememberFund(key, [item, O.toUndefined(its), role, isPostEvent], () => ({
          key,
          name: fundNameIn(item),
          sectionCounts,
          progress,
          canManage: can({ role, site, eventType, isPostEvent }, 'page', 'manageItem'),
          renaming: O.map(renamingModel)(its),
        })),
      ];
    };
  const sumOf = (items: ReadonlyArray<RegistryItem>, amount: 'raised' | 'goal'): string =>
    formatAmount(
      site.currencyPrefix,
      items.reduce(
        (sum, item) =>
          O.match(
            () => sum,
            (fund: FundShown) => plus(sum, fund[amount]),
          )(fundShown(item)),
        NO_CENTS,
      ),
    );

  return (registry: RegistryModel, renaming: O.Option<RenamingState>, said: string): GroupGiftFundModel => {
    const its = registry._tag === 'Loaded' ? registry.view : undefined;
    const reading = readingOf(registry);
    return rememberModel('model', [its, reading, renaming, said], () => {
      const items = its === undefined ? [] : itemsUnder('my-group-gift-fund', its.items);
      return {
        reading,
        funds: its === undefined ? [] : items.flatMap(fundModel(its, renaming)),
        raised: sumOf(items, 'raised'),
        goal: sumOf(items, 'goal'),
        said,
      };
    });
  };
};
