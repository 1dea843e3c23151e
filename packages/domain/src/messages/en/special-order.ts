/** What is to be known of a special order before it is bought, wherever it is (ADD-05, ADD-06). */
export const SPECIAL_ORDER = 'Made for you when you order, so it can’t be returned.';
