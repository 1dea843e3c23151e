/** The database on the server of the tests that is empty and migrated, to be copied. */
export const TEMPLATE = 'migrated';
