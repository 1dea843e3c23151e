/** What is said while the file of a page is being fetched (STATE-01). */
export const pageWaitWords = {
  coming: 'Loading the page',
} as const;
