import type { Analytics, IdempotencyKey, ItemIdentity, Log, Site } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import type { RegistryStream } from '../registry/index.ts';
import type { ReplaceAddress } from './asked-in-address.ts';
import type { NlaDialog, NlaItemModel } from './nla-item-model.ts';
import type { NlaItemSource } from './nla-item-source.ts';

/** What replacing and removing need besides the source. */
export interface NlaItemParts {
  /** The answers' patches are folded into it, so that the page changes at once. */
  readonly registry: Pick<RegistryStream, 'model' | 'fold'>;
  readonly site: Site;
  readonly address: ReplaceAddress;
  readonly analytics: Analytics;
  /** Opens what lets a registrant change an item (MAN-01). */
  readonly manage: (identity: ItemIdentity) => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Where one mutation is done: the source, the dialog as it is, and what may be changed of it. */
export interface NlaItemDesk extends NlaItemParts {
  readonly source: NlaItemSource;
  readonly present: () => NlaItemModel;
  readonly set: (change: Partial<NlaItemModel>) => void;
  readonly show: (dialog: NlaDialog) => void;
}
