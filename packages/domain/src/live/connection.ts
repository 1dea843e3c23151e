/** How an open page hears of what happens elsewhere: not yet, at once, not now but trying again, or not at all for the time being. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';
