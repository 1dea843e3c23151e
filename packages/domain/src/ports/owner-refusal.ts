import type { CalendarDay } from '../calendar/index.ts';

/** The registry does not exist, or this person may not see it. */
export interface RegistryNotFound {
  readonly _tag: 'RegistryNotFound';
}

/** The registry has no such item, as this person sees it. */
export interface ItemUnknown {
  readonly _tag: 'ItemUnknown';
}

/** The person is not signed in. */
export interface SignInNeeded {
  readonly _tag: 'SignInNeeded';
}

/** The item cannot be changed until that day, because something about it is hidden from the owners until then (OWN-02). */
export interface SurpriseWaits {
  readonly _tag: 'SurpriseWaits';
  readonly until: CalendarDay;
}

/** Why an owner's command was refused, in the order of the checks. */
export type OwnerRefusal =
  | SignInNeeded
  | RegistryNotFound
  | ItemUnknown
  | { readonly _tag: 'NotOwner' }
  | SurpriseWaits;

/** Why a command was refused that is not about an existing item. */
export type ListRefusal = Exclude<OwnerRefusal, ItemUnknown | SurpriseWaits>;
