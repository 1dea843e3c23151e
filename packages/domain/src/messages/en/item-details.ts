/** Item Details (BUY-05). */
export const itemDetailsMessages = {
  /** The item was removed from the list or became unavailable while the dialog was open. */
  gone: 'This gift is no longer on the registry',
  goneHelp: (name: string): string =>
    `${name} was removed from the list or is no longer available. What’s in your cart stays there.`,
  backToGifts: 'Back to the Gifts',
  /** All wanted units are purchased (ITEM-03). */
  purchased: 'All of this gift has been purchased.',
  purchasedHelp: 'There may be other gifts on the list that are still needed.',
  productPage: 'See the Product Page',
} as const;
