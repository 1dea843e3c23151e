import type { ItemIdentity } from '@gift-registry/domain';

/** What a registrant can do with the funds. */
export interface GroupGiftFundIntents {
  readonly rename: (identity: ItemIdentity) => void;
  readonly typeName: (text: string) => void;
  readonly saveName: () => void;
  readonly cancel: () => void;
  /** Opens what lets the item be changed (MAN-01). */
  readonly manage: (identity: ItemIdentity) => void;
}
