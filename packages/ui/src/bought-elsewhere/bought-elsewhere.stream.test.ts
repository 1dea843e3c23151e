import type { ElsewhereGift, IdempotencyKey } from '@gift-registry/domain';
import { exampleItem, idempotencyKeyOf, orderNumberOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { exampleFund, examplePageWith } from '../contribution/testing/example-fund.ts';
import { boughtElsewhereStream } from './bought-elsewhere.stream.ts';

/** Lets what a promise answers come through. */
const answered = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('sends a request without an answer again under its key, whatever was changed, and clamps the quantity to what is still wanted', async () => {
  const plates = exampleItem({ wanted: 8, purchased: 5 });
  const page = examplePageWith([plates]);
  const sent: Array<readonly [ElsewhereGift, IdempotencyKey]> = [];
  let keys = 0;
  const stream = boughtElsewhereStream({
    boughtElsewhere: {
      report: (gift, key) => async () => {
        sent.push([gift, key]);
        return sent.length === 1 ? E.left({ _tag: 'Unavailable' }) : E.right(orderNumberOf('GR-7KQ2M-XW94C'));
      },
    },
    registry: page.registry,
    site: sites.main,
    giver: () => O.some({ firstName: 'Ruth', lastName: '', email: 'ruth@example.com' }),
    newKey: () => {
      keys += 1;
      return idempotencyKeyOf(`elsewhere-key-${keys}`);
    },
    scheduler: new VirtualTimeScheduler(),
  });
  expect([stream.isOffered(plates), stream.isOffered(exampleFund())]).toEqual([true, false]);
  stream.open(plates.identity);
  stream.changeQuantity(3);
  page.becomes({ ...plates, purchased: 6 });
  stream.mark();
  expect(sent).toEqual([]);
  stream.edit('shop', 'The Corner Store');
  stream.mark();
  await answered();
  stream.edit('shop', 'Corner');
  stream.mark();
  await answered();
  expect(sent.map(([{ quantity, shop }, key]) => [quantity, shop, key])).toEqual([
    [2, 'The Corner Store', 'elsewhere-key-1'],
    [2, 'Corner', 'elsewhere-key-1'],
  ]);
  expect(stream.model.value.content).toMatchObject({ _tag: 'Marked', quantity: 2, email: 'ruth@example.com' });
});
