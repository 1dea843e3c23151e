/*
 * [CO-03] Checks the card fields of the test payments before anything is sent, field by field, so that each error is next to its field. Nothing typed there is stored.
 *
 * @example cardProblems(markets.US, dayOf('2027-06-01'), { cardNumber: '4242 4242 4242 4242', expiry: '04 / 24', securityCode: '123', billingPostalCode: '97205' })
 *   // => [{ field: 'expiry', why: 'expired' }]
 */
import { type CalendarDay, type MarketRules, readPostalCode } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The card form as typed. */
export interface CardForm {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly billingPostalCode: string;
}

/** A field of the card form. */
export type CardField = keyof CardForm;

/** An invalid field, and why it is invalid. */
export interface CardProblem {
  readonly field: CardField;
  readonly why: 'missing' | 'wrong' | 'expired';
}

/** The empty card form. */
export const NO_CARD: CardForm = { cardNumber: '', expiry: '', securityCode: '', billingPostalCode: '' };

/** The digits of a card's number; `none` when it has none, or other characters. */
export const cardDigits = (typed: string): O.Option<string> =>
  O.fromPredicate((digits: string) => /^\d{12,19}$/.test(digits))(typed.replace(/[\s-]/g, ''));

const hasCheckDigit = (digits: string): boolean =>
  [...digits]
    .reverse()
    .map(Number)
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0) %
    10 ===
  0;

/** A card's last valid month, as year and month; `none` unless written as MM / YY. */
export const expiryMonth = (typed: string): O.Option<string> => {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(typed.trim()) ?? [];
  return year === '' ? O.none : O.some(`20${year}-${month}`);
};

/** The validation rule of each field; undefined when it is valid. */
const rules: Readonly<
  Record<CardField, (market: MarketRules, today: CalendarDay, typed: string) => CardProblem['why'] | undefined>
> = {
  cardNumber: (_market, _today, typed) => (O.exists(hasCheckDigit)(cardDigits(typed)) ? undefined : 'wrong'),
  expiry: (_market, today, typed) => {
    const month = expiryMonth(typed);
    if (O.isNone(month)) return 'wrong';
    return month.value < today.slice(0, 7) ? 'expired' : undefined;
  },
  securityCode: (_market, _today, typed) => (/^\d{3,4}$/.test(typed.trim()) ? undefined : 'wrong'),
  billingPostalCode: (market, _today, typed) => (O.isSome(readPostalCode(market)(typed)) ? undefined : 'wrong'),
};

const fields: ReadonlyArray<CardField> = ['cardNumber', 'expiry', 'securityCode', 'billingPostalCode'];

/** All invalid fields on that day, in the order of the form; empty when the card can be sent. */
export const cardProblems = (market: MarketRules, today: CalendarDay, form: CardForm): ReadonlyArray<CardProblem> =>
  fields.flatMap((field) => {
    const why = form[field].trim() === '' ? 'missing' : rules[field](market, today, form[field]);
    return why === undefined ? [] : [{ field, why }];
  });
