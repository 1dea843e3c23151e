/** The empty, migrated database on the test server, to be copied. */
export const TEMPLATE = 'migrated';
