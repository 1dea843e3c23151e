import { type ChecklistKey, type ChecklistTrouble, type RegistryChecklist, tickByHand } from '@gift-registry/domain';

/** How the last tick of an entry by hand went, while that is worth saying. */
export type TickDeed =
  | { readonly _tag: 'Saving'; readonly isTicked: boolean }
  | { readonly _tag: 'Failed'; readonly trouble: ChecklistTrouble };

/** The checklist of a registry on its way to the screen. */
export type ChecklistReading =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly trouble: ChecklistTrouble }
  | {
      readonly _tag: 'Read';
      readonly groups: RegistryChecklist['groups'];
      /** As the service knows them. */
      readonly byHand: ReadonlyArray<ChecklistKey>;
      readonly deeds: ReadonlyMap<ChecklistKey, TickDeed>;
    };

/** The entries that are ticked by hand as the page shows them: what is being kept counts already. */
export const shownByHand = ({
  byHand,
  deeds,
}: Extract<ChecklistReading, { readonly _tag: 'Read' }>): ReadonlyArray<ChecklistKey> =>
  [...deeds].reduce((all, [key, deed]) => (deed._tag === 'Saving' ? tickByHand(all, key, deed.isTicked) : all), byHand);
