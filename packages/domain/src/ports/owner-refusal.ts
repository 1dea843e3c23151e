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

/** Why an owner's command was refused, in the order of the checks. */
export type OwnerRefusal = SignInNeeded | RegistryNotFound | ItemUnknown | { readonly _tag: 'NotOwner' };

/** Why a command was refused that is not about an existing item. */
export type ListRefusal = Exclude<OwnerRefusal, ItemUnknown>;
