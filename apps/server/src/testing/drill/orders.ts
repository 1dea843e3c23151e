import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './services.ts';
import { type Answer, type Buyer, buyersOf, check, purchased, type Registry, refusal } from './shop.ts';

export const quantile = (values: ReadonlyArray<number>, share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const milliseconds = (values: ReadonlyArray<number>): string =>
  `median ${quantile(values, 0.5).toFixed(0)} ms, longest ${quantile(values, 1).toFixed(0)} ms`;

export const isPlaced = (answer: Answer): boolean => answer.status === 201;

/** In milliseconds: how long an order may be without a final answer; many at one registry wait for each other, longer on a slow machine. */
const PATIENCE = 30_000;

/** The outcome of a repeated order. */
export interface Settled {
  readonly answer: Answer;
  /** In milliseconds: the time of the final answer. */
  readonly tookMilliseconds: number;
  /** In milliseconds: the last moment at which it was asked to retry; 0 if never. */
  readonly openMilliseconds: number;
}

const isOpen = (answer: Answer): boolean =>
  answer.status === 'broken' ||
  answer.status === 429 ||
  answer.status === 503 ||
  (answer.status === 409 && refusal(answer) === 'RequestInProgress');

/** Repeats under the same key until the answer is final: not broken, not "still running", not "unavailable". */
export const settle = async (buyer: Buyer, service: Service, key?: string, patience = PATIENCE): Promise<Settled> => {
  const from = performance.now();
  for (let openMilliseconds = 0; ; ) {
    const answer = await buyer.order(service, key);
    const tookMilliseconds = performance.now() - from;
    check(tookMilliseconds < patience, `no final answer within ${patience / 1_000} s: ${answer.status}`);
    if (!isOpen(answer)) return { answer, tookMilliseconds, openMilliseconds };
    openMilliseconds = tookMilliseconds;
    await sleep(50);
  }
};

/** Repeats all of them concurrently; each must be placed. */
export const settleAll = async (
  buyers: ReadonlyArray<Buyer>,
  service: Service,
  patience = PATIENCE,
): Promise<ReadonlyArray<Settled>> => {
  const settled = await Promise.all(buyers.map((buyer) => settle(buyer, service, undefined, patience)));
  for (const { answer } of settled)
    check(isPlaced(answer), `an order that was sent again was answered ${answer.status}`);
  return settled;
};

export const timesOf = (settled: ReadonlyArray<Settled>): string => {
  const open = Math.max(...settled.map(({ openMilliseconds }) => openMilliseconds));
  const last = open === 0 ? 'none asked to retry' : `asked to retry for ${open.toFixed(0)} ms at most`;
  return `${last}, settled: ${milliseconds(settled.map(({ tookMilliseconds }) => tookMilliseconds))}`;
};

export const countsOnce = async (service: Service, registry: Registry, orders: number): Promise<void> => {
  const count = await purchased(service, registry);
  check(count === orders, `${orders} orders were placed and ${count} count as purchased`);
};

/** Orders one more. */
export const orderOne = async (service: Service, registry: Registry): Promise<void> => {
  const [guest] = await buyersOf(service, registry, 1);
  check(guest !== undefined && isPlaced(await guest.order(service)), 'an order was not placed');
};
