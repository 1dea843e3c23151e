import type { option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { ChecklistKey } from '../checklist/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { Registry } from '../registry/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';
import type { DataExport } from './data-export-document.ts';

/** A registry with everything stored about it. */
export interface RegistryData {
  readonly registry: Registry;
  readonly address: O.Option<DeliveryAddress>;
  /** Oldest first. */
  readonly gifts: ReadonlyArray<ThankYouRow>;
  readonly ticks: ReadonlyArray<ChecklistKey>;
  /** A JPEG. */
  readonly photo: O.Option<Uint8Array>;
}

/** An account with everything stored about it, at that moment. */
export interface AccountData {
  readonly account: AccountId;
  readonly person: DataExport['account'];
  readonly registries: ReadonlyArray<RegistryData>;
  readonly takenAt: Instant;
}
