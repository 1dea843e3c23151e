import type { taskEither as TE } from 'fp-ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import type { ElsewhereGift, ElsewhereProblem } from '../order/index.ts';
import type { Fault } from './failures.ts';

/** Why a gift that was bought elsewhere was not counted. */
export type ElsewhereRefusal = { readonly _tag: 'RegistryNotFound' } | ElsewhereProblem | KeyRefusal;

/** Driving port: gifts of a registry that guests bought at other shops (ELSE-01). */
export interface BoughtElsewhere {
  /** Counts the gift, once per key; its giver gets an email with a private link for undoing it. */
  readonly report: (gift: ElsewhereGift, key: IdempotencyKey) => TE.TaskEither<ElsewhereRefusal | Fault, OrderNumber>;
}
