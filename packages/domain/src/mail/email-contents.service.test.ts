import {
  centsOf,
  exampleHeldOrder,
  exampleRecordLine,
  instantOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { expect, it } from 'vitest';
import { siteIn } from '../site/index.ts';
import { emailContents } from './email-contents.service.ts';

const at = instantOf('2027-01-02T12:00:00.000Z');

it('[GIVE-03] the letter of a cancellation says of how many units, and names its taxes as the site does', async () => {
  const taxes = [{ name: 'GST', amount: centsOf(150) }];
  const back = { line: 1, kind: 'takenBack' as const, units: 1, amount: centsOf(1_545), at };
  const held = exampleHeldOrder({
    lines: [exampleRecordLine({ quantity: 3, taxes })],
    returns: [{ ...back, reference: 'return-1' }],
  });
  const dependencies = memoryDependencies();
  const placedOrders = {
    ...dependencies.placedOrders,
    find: () => TE.right(O.some(held)),
    storeLink: () => TE.right(true),
  };
  const { orderNumber, giver } = held.order;
  const email = {
    to: giver.email,
    site: 'canada' as const,
    origin: 'https://shop.example',
    about: { _tag: 'OrderTakenBack' as const, orderNumber, reference: 'return-1' },
  };
  const contents = emailContents({ ...dependencies, placedOrders }, siteIn(sites.canada, 'fr-CA'), email, at);
  expect(await contents()).toMatchObject(
    E.right(O.some({ units: 1, quantity: 3, refund: { taxes: [{ name: 'TPS', amount: 50 }] } })),
  );
});
