import type { io as IO } from 'fp-ts';
import type { AccountId, GrId, ItemIdentity, LinkToken, OrderNumber } from '../identity/index.ts';

/** Driven port: generates ids that cannot be guessed. */
export interface IdGenerator {
  readonly orderNumber: IO.IO<OrderNumber>;
  readonly accountId: IO.IO<AccountId>;
  /** Nine random digits; only the store knows whether the number is free. */
  readonly registryNumber: IO.IO<GrId>;
  /** A random number above 0 and below 2^53; only the store knows whether it is free. */
  readonly designNumber: IO.IO<ItemIdentity['personalizationId']>;
  /** 256 random bits. */
  readonly linkToken: IO.IO<LinkToken>;
  /** The key of a registry visible by link only (SET-02): 128 random bits or more, safe in an address. */
  readonly linkKey: IO.IO<string>;
  /** The reference for a refund, so that it is paid once: 122 random bits. */
  readonly returnReference: IO.IO<string>;
}
