import type { AccountId, GrId, IdempotencyKey, Sku } from '@gift-registry/domain';
import { accountIdOf, grIdOf, idempotencyKeyOf, skuOf } from '../arbitrary/index.ts';
import type { GivenAccount } from './contract-environment.ts';

/** Random digits, the first not 0: unique also in a database that several runs share. */
const digits = (length: number): string =>
  Array.from({ length }, (_, index) =>
    String(Math.floor(Math.random() * (index === 0 ? 9 : 10)) + (index === 0 ? 1 : 0)),
  ).join('');

export const freshGrId = (): GrId => grIdOf(digits(12));
export const freshSku = (): Sku => skuOf(digits(12));
export const freshKey = (): IdempotencyKey => idempotencyKeyOf(`key-${digits(24)}`);
const freshAccountId = (): AccountId => accountIdOf(`account-${digits(24)}`);

/** A word that no other product has. */
export const freshWord = (): string => `word${digits(12)}`;

/** An address of the range reserved for examples. */
export const freshNetworkAddress = (): string => `2001:db8:${digits(4)}:${digits(4)}::1`;

/** An account that no other test has. */
export const freshAccount = (): GivenAccount => {
  const id = freshAccountId();
  return { id, email: `${id}@example.com`, password: `correct horse ${digits(6)}` };
};
