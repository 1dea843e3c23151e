import { accountIdOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { DATA_REQUESTS_LET_PASS, dataCounter } from './data-requests.ts';

describe('how often one’s data is told', () => {
  it('[AUTH-06] every account is counted for itself', () => {
    expect(dataCounter(accountIdOf('account-jonah'))).not.toBe(dataCounter(accountIdOf('account-amelia')));
  });

  it('[AUTH-06] six are let pass', () => {
    expect(DATA_REQUESTS_LET_PASS).toBe(6);
  });
});
