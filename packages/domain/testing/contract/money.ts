import type { ContractEnvironment, PaymentCounts } from './contract-environment.ts';

/** What became of money while something was done. */
export const moneyDuring = async (
  world: ContractEnvironment,
  action: () => Promise<unknown>,
): Promise<PaymentCounts> => {
  const before = world.payments();
  await action();
  const after = world.payments();
  return {
    authorized: after.authorized - before.authorized,
    captured: after.captured - before.captured,
    released: after.released - before.released,
  };
};
