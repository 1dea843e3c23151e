import type { CatalogueSeeking, GiftShop, Log } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import type { BrowseReader } from './browse-composer.ts';
import type { BrowseSource } from './browse-source.ts';

/** What looking for products stands on. */
export interface BrowseParts {
  readonly source: BrowseSource;
  readonly choices: CatalogueSeeking;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly reader: BrowseReader;
  /** For whom gifts are picked out on the page; none on the plain page of the shop (ROUTE-08). */
  readonly shop: O.Option<GiftShop>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}
