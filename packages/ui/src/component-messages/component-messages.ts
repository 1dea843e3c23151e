import {
  addRefused,
  completesSet,
  dialogMessages,
  EXCEEDS_REQUESTED,
  fundMessages,
  giftNotAdded,
  giftOptionLabel,
  groupLabel,
  itemCardMessages,
  lazyDialogsMessages,
  listFilterMessages,
  purchasedOfWanted,
  registryPageMessages,
  sectionTally,
  sortLabel,
  stillNeeded,
  type Translated,
} from '@gift-registry/domain';

/** The texts of cards, without those that only whole pages show. */
const ofCard: Omit<
  typeof itemCardMessages,
  'addedAnnouncement' | 'boughtLabel' | 'noLongerAvailable' | 'opensInNewTab' | 'soldAt'
> = itemCardMessages;
/** The texts of funds, without the progress sentence, which is part of the model. */
const ofFund: Omit<typeof fundMessages, 'progress'> = fundMessages;
const { giftOptions, groupBy, loadingRest, printedTooEarly, sortBy, viewCart } = registryPageMessages;

/** The English texts of the exported components. */
export const englishMessages = {
  /** The card of an item: its labels and buttons, what is bought of it, and why it cannot be bought. */
  itemCard: {
    ...ofCard,
    purchasedOfWanted,
    stillNeeded,
    completesSet,
    exceedsRequested: EXCEEDS_REQUESTED,
    notAdded: giftNotAdded,
    cannotBeBought: addRefused,
  },
  /** A group gift: its button, its meter and the amounts that it takes. */
  fund: ofFund,
  /** The bar over a list, its filters, and the counts beside a section's heading. */
  list: {
    ...listFilterMessages,
    giftOptions,
    giftOption: giftOptionLabel,
    sortBy,
    sort: sortLabel,
    groupBy,
    group: groupLabel,
    loadingRest,
    printedTooEarly,
    viewCart,
    sectionCounts: sectionTally,
  },
  /** Texts of every dialog, also while its code is loading. */
  dialog: { ...lazyDialogsMessages, ...dialogMessages },
} as const;

/** The texts of the components, by where they are shown. */
export type ComponentMessages = Translated<typeof englishMessages>;

/** Replacements for the English texts; an omitted text stays English. */
export type ComponentMessageOverrides = {
  readonly [Group in keyof ComponentMessages]?: Partial<ComponentMessages[Group]>;
};

/** A text that a translation lacks is `undefined` in plain JavaScript: it stays English. */
const withOverrides = <Texts extends object>(english: Texts, overrides: Partial<Texts> = {}): Texts => ({
  ...english,
  ...Object.fromEntries(Object.entries(overrides).filter(([, text]) => text !== undefined)),
});

/** All texts, with replacements for some of the English ones. */
export const componentMessages = ({ itemCard, fund, list, dialog }: ComponentMessageOverrides): ComponentMessages => ({
  itemCard: withOverrides<ComponentMessages['itemCard']>(englishMessages.itemCard, itemCard),
  fund: withOverrides<ComponentMessages['fund']>(englishMessages.fund, fund),
  list: withOverrides<ComponentMessages['list']>(englishMessages.list, list),
  dialog: withOverrides<ComponentMessages['dialog']>(englishMessages.dialog, dialog),
});
