import {
  type ActionReader,
  can,
  type GrId,
  type ItemIdentity,
  isSameIdentity,
  type RegistryItem,
  type Shareable,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { RegistryStream } from '../registry/index.ts';

/** The registry whose items are managed, and who reads it. */
export interface Managed {
  readonly grId: GrId;
  readonly reader: ActionReader;
}

/** The registry's page on which the dialog lies, as it is at that moment. */
export interface ManageItemPlace {
  /** None where this reader may not. */
  readonly managed: () => O.Option<Managed>;
  readonly find: (identity: ItemIdentity) => O.Option<Shareable>;
  /** As `find`, but what was known last while the whole list is not there: none means that it has left the list. */
  readonly itemNow: (last: Shareable) => O.Option<Shareable>;
}

/** What is left of a replaced item reads as any other: the service says what cannot be done with it. */
const shareable = (item: RegistryItem): Shareable => ({ ...item, isSettled: false });

/** Reads the page of a registry on that site. */
export const manageItemPlace = ({ model }: Pick<RegistryStream, 'model'>, site: Site): ManageItemPlace => {
  const made = new WeakMap<RegistryItem, Shareable>();
  const remembered = (item: RegistryItem): Shareable => {
    const before = made.get(item) ?? shareable(item);
    made.set(item, before);
    return before;
  };
  const find = (identity: ItemIdentity): O.Option<Shareable> =>
    model.value._tag === 'Loaded'
      ? F.pipe(
          O.fromNullable(model.value.view.items.find((item) => isSameIdentity(item.identity, identity))),
          O.map(remembered),
        )
      : O.none;
  return {
    managed: () => {
      if (model.value._tag !== 'Loaded') return O.none;
      const { grId, role, header } = model.value.view;
      const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
      return can(reader, 'page', 'manageItem') ? O.some({ grId, reader }) : O.none;
    },
    find,
    itemNow: (last) =>
      model.value._tag === 'Loaded' && model.value.isComplete
        ? find(last.identity)
        : F.pipe(
            find(last.identity),
            O.alt(() => O.some(last)),
          ),
  };
};
