import { calls } from '@gift-registry/adapters-http/wire';
import { accountCalls } from './account-calls.ts';
import type { CallForm, ExampleCall } from './call-form.ts';
import { guestPurchases } from './guest-purchases.ts';
import { guestReads } from './guest-reads.ts';
import { guestWrites } from './guest-writes.ts';
import { orderCalls } from './order-calls.ts';
import { ownerCalls } from './owner-calls.ts';

/** Photos, whose bodies may be larger, and calls of servers with a service token: tested with their routes. */
type OtherCallName = 'uploadPhoto' | 'removePhoto' | 'listProducts' | 'updateStock';

type ExampleCallName = Exclude<keyof typeof calls, OtherCallName>;

/** A new call does not compile until its form is written. */
const forms: Readonly<Record<ExampleCallName, CallForm>> = {
  ...guestReads,
  ...guestPurchases,
  ...guestWrites,
  ...accountCalls,
  ...orderCalls,
  ...ownerCalls,
};

const isExampleCall = (name: string): name is ExampleCallName => Object.hasOwn(forms, name);

/** What the parameters of paths are in these calls. */
const parameters: Readonly<Record<string, string>> = {
  grId: '7310442',
  sku: '4821',
  lineId: '7310442-4821-0',
  orderNumber: 'GR-7KQ2M-XW94C',
  shop: 'wedding',
};

/** A valid request for each call of a browser, by its name. */
export const exampleCalls: ReadonlyArray<readonly [name: string, ExampleCall]> = Object.entries(calls).flatMap(
  ([name, { method, paths }]) => {
    if (!isExampleCall(name)) return [];
    const path = paths[0]
      .replace(/\/$/, '')
      .replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? '');
    const { query } = forms[name];
    return [[name, { ...forms[name], method, path: query === undefined ? path : `${path}?${query}` }]];
  },
);
