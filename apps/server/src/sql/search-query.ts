import type { WordMatch } from '@gift-registry/domain';
import { sql } from 'kysely';

/** The search terms in PostgreSQL's syntax. They are letters and digits only, so that none can break out of its quotes. */
export const searchTermsQuery = (terms: ReadonlyArray<WordMatch>) => {
  const ways = terms.map(({ beginnings, wholes }) =>
    [...beginnings.map((beginning) => `'${beginning}':*`), ...wholes.map((word) => `'${word}'`)].join(' | '),
  );
  return sql<string>`${ways.map((way) => `(${way})`).join(' & ')}::tsquery`;
};
