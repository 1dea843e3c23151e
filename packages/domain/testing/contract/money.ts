import type { ContractEnvironment, PaymentCounts } from './contract-environment.ts';

/** What became of money while something was done. */
export const moneyDuring = async (
  environment: ContractEnvironment,
  action: () => Promise<unknown>,
): Promise<PaymentCounts> => {
  const before = environment.payments();
  await action();
  const after = environment.payments();
  return {
    authorized: after.authorized - before.authorized,
    captured: after.captured - before.captured,
    released: after.released - before.released,
  };
};
