import { tableTaxes } from '@gift-registry/domain';
import { defineProvider } from '@gift-registry/domain/providers';

/** Taxes by the shop's own table of rates. */
export default defineProvider({
  kind: 'tax',
  settings: {},
  create: (_values, { taxes }) => tableTaxes(taxes),
});
