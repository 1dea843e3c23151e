import { applyPatch, patchFor, type RegistryView } from '@gift-registry/domain';
import {
  accountIdOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleReader,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Browser } from '@gift-registry/domain/testing/contract';
import { memoryBrowser, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { putProducts } from './put-products.ts';

const grId = grIdOf('7310442');
const old = exampleItem({ wanted: 8, purchased: 0 });
const stand = exampleItem({ product: exampleProduct({ sku: skuOf('5000') }), wanted: 4, purchased: 0 });
const registry = exampleRegistry({ items: [old, stand] });
const request = {
  giver: { firstName: 'Ruth', lastName: 'Ashby', email: 'ruth@example.test' },
  message: '',
  accepted: [],
  payment: { _tag: 'Token', token: paymentTokens.succeeds } as const,
};

let keys = 0;
const freshKey = () => {
  keys += 1;
  return idempotencyKeyOf(`among-buyers-${keys}`);
};

let environment: SqlEnvironment;
const test = databaseOfFile('server', async () => {
  environment = sqlEnvironment(test.database);
  await environment.given({ registries: [registry] });
});

/** Browsers with one unit of it in the cart each. */
const buyersOf = ({ identity }: typeof old, count: number): Promise<ReadonlyArray<Browser>> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const browser = memoryBrowser(environment);
      const added = await browser.cart.add([{ grId: O.some(grId), identity, quantity: 1 }], O.none)();
      expect(E.isRight(added)).toBe(true);
      return browser;
    }),
  );

const shown = async (browser: Browser): Promise<RegistryView> => {
  const view = await browser.registries.open({ grId, viewing: 'own' })();
  if (E.isLeft(view)) throw new Error(view.left._tag);
  return view.right;
};

const ledgerOf = async (sku: string): Promise<number> => {
  const { units } = await test.database.db
    .selectFrom('ledger')
    .where('sku', '=', sku)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('quantity'), eb.lit(0)).as('units'))
    .executeTakeFirstOrThrow();
  return Number(units);
};

/** The owner’s open page after every patch. */
const followed = async (before: RegistryView): Promise<RegistryView> => {
  const [events, found] = [
    await environment.registries.eventsAfter(grId, registry, 'guest')(),
    await environment.registries.find(grId)(),
  ];
  if (E.isLeft(events) || O.isNone(events.right) || E.isLeft(found) || O.isNone(found.right))
    throw new Error('a write is missing');
  const present = found.right.value;
  const reader = { role: 'registrant', viewing: 'own', site: sites.main, today: dayOf('2027-06-01') } as const;
  return events.right.value.reduce((view, event) => {
    const next = applyPatch(
      view,
      patchFor(present, { ...reader, origin: 'http://localhost:3000', words: exampleReader().words }, event),
    );
    if (E.isLeft(next)) throw new Error(next.left._tag);
    return next.right;
  }, before);
};

it.each([0, 1, 4])(
  '[NLA-03] [NLA-04] a replacement among buyers of both items, after %i units of the old one were bought, oversells and loses nothing',
  async (before) => {
    const owners = memoryBrowser(environment, { account: accountIdOf('account-amelia') });
    const opened = await shown(owners);
    const [ofOld, ofStand] = [await buyersOf(old, 6), await buyersOf(stand, 12)];
    const order = ({ orders }: Browser) => orders.place(request, freshKey())();
    const first = await Promise.all(ofOld.slice(0, before).map(order));
    expect(first.every(E.isRight)).toBe(true);
    const [early, late] = [ofStand.slice(0, 4), [...ofStand.slice(4), ...ofOld.slice(before)]];
    const racing = early.map(order);
    await putProducts(test.database.db, 'US', [{ ...old.product, isNla: true }]);
    const once = O.some(freshKey());
    const replacing = [1, 2].map(() => owners.registries.replaceItem(grId, old.identity, stand.identity, once)());
    const outcomes = [...first, ...(await Promise.all([...racing, ...late.map(order)]))];
    expect((await Promise.all(replacing)).some(E.isRight)).toBe(true);

    const bought = outcomes.filter(E.isRight).length;
    for (const refused of outcomes.filter(E.isLeft)) expect(['ItemGone', 'OverClaim']).toContain(refused.left._tag);
    const [settled, moved] = [await ledgerOf('4821'), await ledgerOf('5000')];
    expect(settled + moved).toBe(bought);
    const { items, totals, version } = await shown(owners);
    const counts = new Map(
      items.map(({ identity, wanted, purchased }) => [String(identity.sku), { wanted, purchased }]),
    );
    const left = settled === 0 ? [] : [['4821', { wanted: settled, purchased: settled }] as const];
    expect(counts).toEqual(new Map([...left, ['5000', { wanted: 12 - settled, purchased: moved }]]));
    expect(settled).toBe(before);
    expect(moved).toBeLessThanOrEqual(12 - settled);
    expect(totals).toMatchObject({ items: 12, purchased: bought });
    expect(version).toBe(bought + 1);
    const { authorized, captured, released } = environment.payment.counts();
    expect([captured, authorized - captured]).toEqual([bought, released]);
    expect(await followed(opened)).toEqual(await shown(owners));
    expect(environment.log.entries).toEqual([]);
  },
);
