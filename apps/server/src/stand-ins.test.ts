import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { standIns } from './stand-ins.ts';

const smtp = O.some({ url: 'smtp://mail.example', from: 'gifts@example.com' });
const tags = (settings: Parameters<typeof standIns>[0]): ReadonlyArray<string> =>
  standIns(settings).map(({ level, tag }) => `${level} ${tag}`);

it('[CART-06] [AUTH-06] [ANA-02] in production what stands in for payment and mail is warned of', () => {
  expect(tags({ isProduction: true, smtp: O.none })).toEqual(['warning payment.stand-in', 'warning email.stand-in']);
});

it('[CART-06] [AUTH-06] [ANA-02] emails that are sent need no warning', () => {
  expect(tags({ isProduction: true, smtp })).toEqual(['warning payment.stand-in']);
});

it('[CART-06] [AUTH-06] [ANA-02] while one develops, nothing is warned of', () => {
  expect(tags({ isProduction: false, smtp: O.none })).toEqual([]);
});
