/** The empty, migrated database on the test server that others are copied from. */
export const TEMPLATE = 'migrated';
