import { type ItemIdentity, parseSku } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';
import { option as O } from 'fp-ts';
import { filter, type Observable, tap } from 'rxjs';
import type { RegistryStream } from '../registry/index.ts';

/** The page's address, as far as it can ask for an item to be managed (ADD-03). */
export interface ManageAddress {
  /** Its parameters, as they are now. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** What was asked leaves it. */
  readonly clear: IO.IO<void>;
}

/** Opens Manage Item for the first item of the SKU that the address asks for, once the whole list is there; where there is none, it is only taken out of the address. */
export const askedInAddress = (
  { model }: Pick<RegistryStream, 'model'>,
  address: ManageAddress,
  open: (identity: ItemIdentity) => void,
): Observable<unknown> =>
  model.changes$.pipe(
    filter((registry) => registry._tag === 'Loaded' && registry.isComplete),
    tap((registry) => {
      const raw = address.query()['manageSku'];
      if (registry._tag !== 'Loaded' || raw === undefined) return;
      address.clear();
      const sku = typeof raw === 'string' ? parseSku(raw) : O.none;
      const item = registry.view.items.find(({ identity }) => O.isSome(sku) && identity.sku === sku.value);
      if (item !== undefined) open(item.identity);
    }),
  );
