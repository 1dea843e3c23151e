/** What is said of the stock of a product when its retailer says no more than whether there is any (ITEM-14). */
export const availabilityMessages = {
  /** The state in words. */
  stock: (isAvailable: boolean): string => (isAvailable ? 'In stock' : 'Out of stock'),
} as const;
