/** What stands on every dialog. */
export const dialogMessages = { close: 'Close' } as const;
