/** What stands around shipping information that is read beside the page (ROUTE-11). */
export const shippingPopupMessages = {
  /** While its own title is not there. */
  title: 'Shipping Information',
  loading: 'Loading the shipping information',
  notFound: 'We don’t have shipping information under this name.',
  notFoundHelp: 'It may have been taken down. Everything else about your order is shown at checkout.',
  tryAgain: 'Try Again',
} as const;
