/** What stands in Item Details (BUY-05). */
export const itemDetailsMessages = {
  /** When it was taken off the list, or can no longer be had, while somebody looked at it. */
  gone: 'This gift is no longer on the registry',
  goneHelp: (name: string): string =>
    `${name} was taken off the list or is no longer available. What’s in your cart stays there.`,
  backToGifts: 'Back to the Gifts',
  /** ITEM-03. */
  purchased: 'All of this gift has been purchased.',
  purchasedHelp: 'There may be other gifts on the list that are still needed.',
  /** Under a picture of something else of the same family. */
  ofTheFamily: (picture: string): string => `From the same collection: ${picture}`,
  productPage: 'See the Product Page',
} as const;
