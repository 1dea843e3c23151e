import {
  type Cents,
  cents,
  isPlainPath,
  parseCalendarDay,
  parseInstant,
  type RevealDay,
  readAmount,
  readInstant,
  said,
  writeAmount,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Form, type Limits, withForm } from './form.ts';
import { asOnSite } from './site-codec.ts';

/* @__NO_SIDE_EFFECTS__ */
const readBy = <A, W>(
  name: string,
  is: t.Is<A>,
  read: (raw: unknown) => O.Option<A>,
  write: (value: A) => W,
  form: Form,
): t.Type<A, W> =>
  withForm(
    new t.Type<A, W>(
      name,
      is,
      (raw, context) => O.match(() => t.failure<A>(raw, context), t.success<A>)(read(raw)),
      write,
    ),
    form,
  );

/** A text or number that a domain function parses into a narrower type; `name` completes "must be …". */
/* @__NO_SIDE_EFFECTS__ */
export const parsed = <B, A extends B>(
  name: string,
  base: t.Type<B>,
  parse: (raw: B) => O.Option<A>,
  limits: Limits = {},
): t.Type<A, B> => {
  const read = (raw: unknown): O.Option<A> => (base.is(raw) ? parse(raw) : O.none);
  return readBy<A, B>(
    name,
    (raw): raw is A =>
      F.pipe(
        read(raw),
        O.exists((value) => value === raw),
      ),
    read,
    t.identity,
    { as: base, limits },
  );
};

/** Values of the domain, each with its spelling on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const spelled = <A extends string>(spellings: Readonly<Record<A, string>>): t.Type<A, string> => {
  const isWord = (raw: unknown): raw is A => typeof raw === 'string' && Object.hasOwn(spellings, raw);
  const words = Object.keys(spellings).filter(isWord);
  return readBy<A, string>(
    `one of ${Object.values(spellings).join(', ')}`,
    isWord,
    (raw) => O.fromNullable(words.find((word) => spellings[word] === raw)),
    (word) => spellings[word],
    { as: t.string, limits: { enum: Object.values(spellings) } },
  );
};

/** One of the given words, spelled the same in the domain and on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <A extends string>(...words: ReadonlyArray<A>): t.Type<A> => {
  const isWord = (raw: unknown): raw is A => words.some((word) => word === raw);
  return readBy<A, A>(`one of ${words.join(', ')}`, isWord, O.fromPredicate(isWord), (word) => word, {
    as: t.string,
    limits: { enum: words },
  });
};

/* @__NO_SIDE_EFFECTS__ */
const refinedText = (name: string, fits: (raw: string) => boolean, limits?: Limits): t.Type<string, string> =>
  parsed(name, t.string, O.fromPredicate(fits), limits);
/* @__NO_SIDE_EFFECTS__ */
const refinedNumber = (name: string, fits: (raw: number) => boolean): t.Type<number, number> =>
  parsed(name, t.number, O.fromPredicate(fits));

/* @__NO_SIDE_EFFECTS__ */
const any = <A>(name: string, base: t.Type<A>): t.Type<A> =>
  withForm(
    new t.Type<A>(
      name,
      base.is,
      (raw, context) => (base.is(raw) ? t.success(raw) : t.failure(raw, context)),
      t.identity,
    ),
    { as: base },
  );

export const text = any('a text', t.string);

/** A text of the shop's files, written in the language of the site (LANG-04). */
export const shopText: t.Type<string> = asOnSite(any('a text', t.string), said);

/** Whether the text has no unpaired surrogate; databases refuse those. */
const isWellFormed = (raw: string): boolean => !/\p{Cs}/u.test(raw);

/* @__NO_SIDE_EFFECTS__ */
export const textUpTo = (maximum: number): t.Type<string, string> =>
  refinedText(`a text of at most ${maximum} characters`, (raw) => raw.length <= maximum && isWellFormed(raw), {
    maxLength: maximum,
  });

/** A text with a maximum length and without control characters or line breaks. */
/* @__NO_SIDE_EFFECTS__ */
export const line = (maximum: number): t.Type<string, string> =>
  refinedText(
    `a text of at most ${maximum} characters without control characters`,
    (raw) => raw.length <= maximum && !/[\p{Cc}\p{Cs}]/u.test(raw),
    { maxLength: maximum },
  );

export const flag = any('true or false', t.boolean);
export const measure = refinedNumber('a number', Number.isFinite);

/** A whole number; the rules check its bounds. */
export const whole = refinedNumber('a whole number', Number.isSafeInteger);
/* @__NO_SIDE_EFFECTS__ */
export const wholeBetween = (minimum: number, maximum: number): t.Type<number, number> =>
  parsed(
    `a whole number from ${minimum} to ${maximum}`,
    whole,
    O.fromPredicate((count) => count >= minimum && count <= maximum),
    { minimum, maximum },
  );
export const count = parsed(
  'a whole number, zero or more',
  whole,
  O.fromPredicate((units) => units >= 0),
  { minimum: 0 },
);

/** A page number in an address: a whole number from 1, as digits. */
/* @__NO_SIDE_EFFECTS__ */
export const pageDigits = (read: (raw: string) => O.Option<number>): t.Type<number, string> =>
  readBy('a whole number from 1', t.number.is, (raw) => (typeof raw === 'string' ? read(raw) : O.none), String, {
    as: whole,
    limits: { minimum: 1 },
  });

/** A path on the same origin: it begins with exactly one `/`. */
export const path = refinedText('a path that begins with one /', isPlainPath);
export const pathOrEmpty = refinedText(
  'a path that begins with one /, or empty',
  (raw) => raw === '' || isPlainPath(raw),
);

/** A calendar day. */
export const date = parsed('a day as YYYY-MM-DD', t.string, parseCalendarDay);

/** The day on which something hidden is shown. */
export const revealDay: t.Type<RevealDay, string> = parsed('a day as YYYY-MM-DD, or undated', t.string, (raw) =>
  raw === 'undated' ? O.some<RevealDay>(raw) : parseCalendarDay(raw),
);

/** A moment in UTC. */
export const time = parsed('a moment as YYYY-MM-DDTHH:mm:ss.sssZ', t.string, parseInstant);

/** A moment as other systems write it: additionally with whole seconds, or with one or two digits of a fraction. */
export const externalTime = parsed('a moment as YYYY-MM-DDTHH:mm:ssZ', t.string, readInstant);

/** The largest amount that a JSON number can represent exactly to the cent: 15 digits. */
const LARGEST = 999_999_999_999_999;

const isExact = (amount: Cents): boolean => amount <= LARGEST;

/** Parses the digits instead of calculating with floating-point numbers: 0.29 is 29 cents, and 0.1 + 0.2 is not an amount. */
const centsOf = (decimal: string): O.Option<Cents> => {
  const [, units, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  return units === undefined ? O.none : F.pipe(cents(Number(`${units}${fraction.padEnd(2, '0')}`)), O.filter(isExact));
};

const isMoney = (raw: unknown): raw is Cents => t.number.is(raw) && O.exists(isExact)(cents(raw));

/** An amount as a JSON number in units of the site's currency with at most two decimals; whole cents in our types. */
export const money: t.Type<Cents, number> = readBy(
  'an amount of money: zero or more, at most two decimals',
  isMoney,
  (raw) => (t.number.is(raw) ? centsOf(String(raw)) : O.none),
  (amount) => amount / 100,
  { as: t.number },
);

/** An amount in whole cents, as in the database. */
export const wholeCents: t.Type<Cents, number> = parsed('an amount in whole cents', t.number, cents);

/** An amount as a person types it: a text of at most seven digits and two decimals; surrounding spaces are ignored. */
export const amount: t.Type<Cents, string> = readBy(
  'an amount such as "25" or "25.50"',
  isMoney,
  (raw) => (t.string.is(raw) ? readAmount(raw) : O.none),
  writeAmount,
  { as: t.string },
);
