import { function as F, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import type { Dependencies, Directory, Person } from '../ports/index.ts';
import { readFindQuery } from '../registry-search/index.ts';
import { beginRegistry } from './begin-registry.service.ts';

/** Beginning and finding registries for one person on one site (HOME-01, ROUTE-06). */
export const directory =
  (dependencies: Pick<Dependencies, 'directory' | 'ids' | 'clock' | 'log'>) =>
  (person: Pick<Person, 'account' | 'site'>): Directory => ({
    begin: beginRegistry(dependencies, person),
    find: ({ text, page }) =>
      F.pipe(
        TE.fromEither(readFindQuery(text)),
        TE.chainW((query) =>
          dependencies.directory.search(person.site.market, query, { page, today: today(dependencies.clock.now()) }),
        ),
      ),
  });
