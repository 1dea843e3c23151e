/** As whom a person reads a registry: one of its owners, or anyone else. */
export type Role = 'registrant' | 'guest';
