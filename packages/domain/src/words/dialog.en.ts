/** What stands on every dialog. */
export const dialogWords = { close: 'Close' } as const;
