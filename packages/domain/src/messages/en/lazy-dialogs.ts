/** What is said of a dialog whose file is being fetched, or could not be (STATE-01). */
export const lazyDialogsMessages = {
  coming: 'One moment, please…',
  failed: 'This couldn’t be opened. Please check your connection and try again.',
  close: 'Close',
  tryAgain: 'Try Again',
} as const;
