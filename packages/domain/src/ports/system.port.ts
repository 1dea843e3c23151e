import type { io as IO } from 'fp-ts';
import type { AccountId, GrId, ItemIdentity, LinkToken, OrderNumber } from '../identity/index.ts';

/** Driven port: the current time, and the time zone in which the retailer counts days. */
export type { Clock } from '../calendar/index.ts';

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
  /** The number on gift receipts of an order, from which its order number cannot be found. */
  readonly receiptNumber: IO.IO<string>;
}

/** The severity of a log entry. */
export type LogLevel = 'info' | 'warning' | 'error';

/** A log entry: severity, what happened, and data that explains it. Never contains names, addresses, mail or messages of people (ANA-02). */
export interface LogEntry {
  readonly level: LogLevel;
  readonly tag: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

/** Driven port: the log. */
export interface Log {
  readonly write: (entry: LogEntry) => IO.IO<void>;
}
