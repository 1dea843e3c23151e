/** What is said while the file of a page is being fetched (STATE-01). */
export const pageLoadingMessages = {
  coming: 'Loading the page',
} as const;
