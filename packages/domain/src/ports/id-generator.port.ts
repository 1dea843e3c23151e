import type { io as IO } from 'fp-ts';
import type { AccountId, GrId, ItemIdentity, LinkToken, OrderNumber } from '../identity/index.ts';

/** Driven port: new names that nobody can guess. */
export interface IdGenerator {
  readonly orderNumber: IO.IO<OrderNumber>;
  readonly accountId: IO.IO<AccountId>;
  /** Nine digits, drawn and not counted; whether it is free, the keeper knows. */
  readonly registryNumber: IO.IO<GrId>;
  /** Above 0 and below 2^53, drawn and not counted; whether it is free, the keeper knows. */
  readonly designNumber: IO.IO<ItemIdentity['personalizationId']>;
  /** 256 random bits. */
  readonly linkToken: IO.IO<LinkToken>;
  /** The key of a registry visible by link only (SET-02): 128 random bits or more, in letters that an address holds as they are. */
  readonly linkKey: IO.IO<string>;
}
