/**
 * How an open page hears of what happens elsewhere: not yet, at once, not now but trying again, not at all for the time being, not after several tries (`failing`), or being tried because somebody
 * asked for it (`trying`).
 */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'failing' | 'trying';
