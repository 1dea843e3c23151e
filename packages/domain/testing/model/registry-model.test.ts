import { describe, it } from 'vitest';
import { agrees } from './agreement.ts';
import { shelf } from './registry-action.ts';
import { rulesRegistry } from './rules-registry.ts';

describe('a registry through all that is done to it', () => {
  it('[ITEM-07] [ITEM-08] [ADD-01] [MAN-05] [NLA-03] [GG-03] [LIST-07] the rules do what a short model of them does', () =>
    agrees((start) => rulesRegistry(start, shelf), 30, 300));
});
