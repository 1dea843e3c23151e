import { it } from 'vitest';
import { agrees } from '../model/agreement.ts';
import { environmentRegistry } from '../model/environment-registry.ts';
import { shelf } from '../model/registry-action.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { contract, environment } from './scene.ts';

/** A registry does, through random sequences of actions, what a short model of it does. */
export const registryModelContract = (
  name: string,
  makeEnvironment: () => Promise<ContractEnvironment>,
  runs: number,
): void =>
  contract('a registry', () =>
    it('[ITEM-07] [ITEM-08] [ADD-01] [MAN-05] [NLA-03] [GG-03] [CART-07] does what a short model of it does', () =>
      agrees((start) => environmentRegistry(environment, start, shelf), 20, runs)),
  )(name, makeEnvironment);
