import {
  type CalendarDay,
  can,
  contributionRange,
  fundsCloseOn,
  type GrId,
  type ItemIdentity,
  isSameIdentity,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { Drafts } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { FundCloses } from './contribution-model.ts';
import { type ContributionState, opened, typed } from './contribution-state.ts';

/** The registry's page below the dialog, in its present state. */
interface ContributionContext {
  /** The registry, if this reader may contribute to it. */
  readonly grId: () => O.Option<GrId>;
  /** The dialog's initial state for an item; none if the item takes no contributions. */
  readonly begin: (identity: ItemIdentity) => O.Option<ContributionState>;
  /** When the registry's funds close. */
  readonly closes: () => O.Option<FundCloses>;
  /** The item as it is on the list now; `last` while the list is incomplete, none once the item has left it. */
  readonly itemNow: (last: RegistryItem) => O.Option<RegistryItem>;
}

const itemIn = (items: ReadonlyArray<RegistryItem>, identity: ItemIdentity): O.Option<RegistryItem> =>
  O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity)));

/** Reads the page of a registry on that site; a dialog opens with the amount that was typed but not added. */
export const contributionContext = (
  { model }: Pick<RegistryStream, 'model'>,
  site: Site,
  amounts: Pick<Drafts, 'of'>,
): ContributionContext => {
  const reading = () => {
    const { value } = model;
    if (value._tag !== 'Loaded') return O.none;
    const { grId, role, header, items } = value.view;
    const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
    return can(reader, 'page', 'contribute') ? O.some({ grId, items }) : O.none;
  };
  return {
    grId: () => O.map(({ grId }: { readonly grId: GrId }) => grId)(reading()),
    begin: (identity) =>
      F.pipe(
        reading(),
        O.chain(({ items }) => itemIn(items, identity)),
        O.chain((item) =>
          F.pipe(
            contributionRange(site.marketRules, item),
            O.map(({ maximum }) => typed(opened(item, maximum), amounts.of(identity))),
          ),
        ),
      ),
    closes: () => {
      if (model.value._tag !== 'Loaded') return O.none;
      const { primaryFirstName, secondaryFirstName, ...header } = model.value.view.header;
      return O.map((day: CalendarDay): FundCloses => ({ day, primaryFirstName, secondaryFirstName }))(
        fundsCloseOn(header, site.marketRules),
      );
    },
    itemNow: (last) =>
      model.value._tag === 'Loaded' && model.value.isComplete
        ? itemIn(model.value.view.items, last.identity)
        : O.some(last),
  };
};
