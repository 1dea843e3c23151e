import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleRegistry, identityOf, visitorIdOf } from '../arbitrary/index.ts';
import { failing } from './failing.ts';
import { memoryBrowser } from './memory-browser.ts';
import { memoryDependencies } from './memory-dependencies.ts';

const away = { _tag: 'Unavailable' } as const;

describe('a planted failure', () => {
  it('fails a call of a driven port, and no other call of it', async () => {
    const registry = exampleRegistry();
    const { registries } = memoryDependencies({ registries: [registry] });
    const planted = failing(registries, 'find', away);
    expect(await planted.find(registry.grId)()).toEqual(E.left(away));
    expect(await planted.eventsAfter(registry.grId, registry, 'guest')()).toEqual(E.right(O.some([])));
    expect(await registries.find(registry.grId)()).toEqual(E.right(O.some(registry)));
  });

  it('fails a task that is in a port itself', async () => {
    const { orders } = memoryDependencies();
    expect(await failing(orders, 'uncaptured', away).uncaptured()).toEqual(E.left(away));
  });

  it('fails calls and tasks of driving ports, with what they name as failures', async () => {
    const browser = memoryBrowser(memoryDependencies());
    const refusal = { _tag: 'NotOwner' } as const;
    const registries = failing(browser.registries, 'changeWantedQuantity', refusal);
    expect(await registries.changeWantedQuantity(exampleRegistry().grId, identityOf('1'), 1)()).toEqual(
      E.left(refusal),
    );
    expect(await failing(browser.account, 'config', away).config()).toEqual(E.left(away));
    expect(await failing(browser.cart, 'read', away).read()).toEqual(E.left(away));
  });

  it('does nothing that was requested', async () => {
    const dependencies = memoryDependencies();
    const carts = failing(dependencies.carts, 'change', away);
    const owner = { visitor: visitorIdOf('visitor-1'), site: 'main', market: 'US' } as const;
    expect(await carts.change(owner, (cart) => E.right({ ...cart, shippingMethod: 'express' }))()).toEqual(
      E.left(away),
    );
    expect(await carts.find(owner)()).toEqual(E.right(O.none));
  });
});
