import { type RegistryItem, replaceArrival, type Site } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';
import { filter, type Observable, tap } from 'rxjs';
import type { RegistryStream } from '../registry/index.ts';

/** The page's address, as far as it can ask for an item to be replaced (ROUTE-14). */
export interface ReplaceAddress {
  /** Its parameters, as they are now. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** What was asked leaves it. */
  readonly clear: IO.IO<void>;
}

/** Opens Replace Item for what the address asks for, once the whole list is there; where the page would not offer it, it is only taken out of the address. */
export const askedInAddress = (
  { model }: Pick<RegistryStream, 'model'>,
  site: Site,
  address: ReplaceAddress,
  askReplace: (item: RegistryItem) => void,
): Observable<unknown> =>
  model.changes$.pipe(
    filter((registry) => registry._tag === 'Loaded' && registry.isComplete),
    tap((registry) => {
      if (registry._tag !== 'Loaded') return;
      const { role, items } = registry.view;
      const asked = replaceArrival(role, site, items, address.query());
      if (asked._tag === 'NotAsked') return;
      address.clear();
      const item = items.find(({ identity }) => asked._tag === 'Open' && identity === asked.identity);
      if (item !== undefined) askReplace(item);
    }),
  );
