/** What is never taken back, on product pages, orders and gift receipts. */
export const NOT_RETURNED = 'Personalized and made-to-order gifts can’t be returned.';
