import type {
  OriginDirective,
  PaymentTrial,
  Provider,
  ProviderKind,
  ProviderPorts,
} from '@gift-registry/domain/providers';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { rejectUnknownKeys } from '../json-file/file-codec.ts';

const isFunction = (value: unknown): value is (...given: never) => unknown => typeof value === 'function';

const callable = new t.Type<(...given: never) => unknown>(
  'a function',
  isFunction,
  (value, context) => (isFunction(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
/** An origin of a content security policy: nothing that could add a directive. */
const origin = t.refinement(
  t.string,
  (text) => /^https?:\/\/(?:\*\.)?[\w[][\w.:[\]-]*$/.test(text),
  'an origin such as https://js.example.com',
);

const allowed = t.readonlyArray(origin, 'a list of origins such as https://js.example.com');
const origins: Readonly<Record<OriginDirective, typeof allowed>> = {
  'script-src': allowed,
  'connect-src': allowed,
  'frame-src': allowed,
  'img-src': allowed,
  'font-src': allowed,
};

const provider = t.intersection([
  t.type({
    settings: t.record(
      t.string,
      t.intersection([t.type({ description: t.string }), t.partial({ isOptional: t.boolean, accepts: callable })]),
    ),
    create: callable,
  }),
  t.partial({ problems: callable }),
]);

const ports: Readonly<Record<ProviderKind, t.Mixed>> = {
  payment: t.intersection([
    t.type({
      payment: t.type({
        authorize: callable,
        confirm: callable,
        capture: callable,
        cancel: callable,
        refund: callable,
        readEvent: callable,
      }),
      fields: t.intersection([
        t.type({ script: t.type({ href: t.string }) }),
        t.partial({ options: t.UnknownRecord, origins: rejectUnknownKeys(Object.keys(origins), t.partial(origins)) }),
      ]),
    }),
    t.partial({ answer: callable }),
  ]),
  tax: t.type({ quote: callable }),
  pictures: t.type({ find: callable, store: callable }),
  mail: t.type({ from: t.string, send: callable }),
};

/** What is wrong with a value, by the codec: `create must be a function`. */
const mistakesOf = (codec: t.Mixed, value: unknown): ReadonlyArray<string> => {
  const read = codec.decode(value);
  if (E.isRight(read)) return [];
  return read.left.map(({ context }) => {
    const keys = context.map(({ key }) => key).filter((key) => key !== '' && !/^\d+$/.test(key));
    return `${keys.join('.') || 'it'} must be ${context.at(-1)?.type.name}`;
  });
};

/** Whether the export of a module is a provider of that kind. */
export const isProvider = <Kind extends ProviderKind>(kind: Kind, exported: unknown): exported is Provider<Kind> =>
  providerMistakes(kind, exported).length === 0;

/** What is wrong with the export of a module as a provider of that kind. */
export const providerMistakes = (kind: ProviderKind, exported: unknown): ReadonlyArray<string> =>
  typeof exported !== 'object'
    ? ['its default export is no provider']
    : mistakesOf(t.intersection([t.type({ kind: t.literal(kind) }), provider]), exported);

/** What is wrong with what a provider of that kind made. */
export const portMistakes = <Kind extends ProviderKind>(kind: Kind, port: ProviderPorts[Kind]): ReadonlyArray<string> =>
  mistakesOf(ports[kind], port);

const paymentTrial = t.intersection([
  t.type({ tokens: t.partial({ succeeds: callable, declined: callable, challenge: callable }) }),
  t.partial({ answerChallenge: callable }),
]);

/** Whether the export of a module says how its payments are tried. */
export const isPaymentTrial = (exported: unknown): exported is PaymentTrial => paymentTrial.is(exported);
