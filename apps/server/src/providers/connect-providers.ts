import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type {
  PageOrigins,
  PaymentMessage,
  PaymentService,
  Provider,
  ProviderContext,
  ProviderKind,
  ProviderPorts,
} from '@gift-registry/domain/providers';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import { isProvider, portMistakes, providerMistakes } from './provider-shape.ts';

/** The environment variable that names the module of each kind. */
export const moduleVariables: Readonly<Record<ProviderKind, string>> = {
  payment: 'PAYMENT_MODULE',
  tax: 'TAX_MODULE',
  pictures: 'PICTURES_MODULE',
  mail: 'MAIL_MODULE',
};

/** The module of each kind: the name of one of the service's own, a path that begins with `.` or `/`, or a package. */
export type ModuleNames = Readonly<Record<ProviderKind, string>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Mistakes, a sentence each. */
type Mistakes = ReadonlyArray<string>;

/** The payment service, with the script of its fields. */
export interface ConnectedPayment extends Omit<PaymentService, 'fields'> {
  readonly fields: { readonly code: string; readonly options: PaymentMessage; readonly origins: PageOrigins };
}

/** What the providers connect. */
export interface ConnectedPorts extends Omit<ProviderPorts, 'payment'> {
  readonly payment: ConnectedPayment;
}

/** The service's own modules, by their folders. */
const ownModules = import.meta.glob<object>('./*/provider.ts');

/** The names of the service's own modules of that kind. */
export const ownModuleNames = (kind: ProviderKind): ReadonlyArray<string> =>
  Object.keys(ownModules).flatMap((path) => {
    const [, folder = ''] = path.split('/');
    return folder.startsWith(`${kind}-`) ? [folder.slice(kind.length + 1)] : [];
  });

const importModule = (name: string): Promise<object> =>
  import(/* @vite-ignore */ /^\.{0,2}\//.test(name) ? pathToFileURL(resolve(name)).href : name);

/** The exports of the module of that name; rejects if it cannot be loaded. */
export const loadModule = (kind: ProviderKind, name: string): Promise<object> =>
  (ownModules[`./${kind}-${name}/provider.ts`] ?? (() => importModule(name)))();

/** How long a module may take to be loaded, and to start, in seconds. */
const LONGEST_START = 30;

/** What the work comes to; rejects if that takes too long. */
const inTime = async <A>(work: A | Promise<A>): Promise<A> => {
  const waiting = new AbortController();
  const tooLong = async (): Promise<never> => {
    await setTimeout(LONGEST_START * 1_000, undefined, { signal: waiting.signal });
    throw new Error(`no answer within ${LONGEST_START} s`);
  };
  try {
    return await Promise.race([work, tooLong()]);
  } finally {
    waiting.abort();
  }
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${errorCode(error)}: ${error.message.split('\n')[0]}` : errorCode(error);

const loadProvider = async <Kind extends ProviderKind>(
  kind: Kind,
  name: string,
): Promise<E.Either<Mistakes, Provider<Kind>>> => {
  try {
    const module = await inTime(loadModule(kind, name));
    const loaded: unknown = 'default' in module ? module.default : undefined;
    return isProvider(kind, loaded) ? E.right(loaded) : E.left(providerMistakes(kind, loaded));
  } catch (error) {
    return E.left([
      `it cannot be loaded (${reasonOf(error)}); name one of ${ownModuleNames(kind).join(', ')}, a file such as ./${kind}.mjs, or a package`,
    ]);
  }
};

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The values of the provider's settings, or all that is wrong with them. */
const readValues = ({ settings, problems }: Provider, env: Environment, isProduction: boolean) => {
  const values: Readonly<Record<string, string>> = Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = env[name];
      return isFilled(value) ? [[name, value]] : [];
    }),
  );
  const mistakes = Object.entries(settings).flatMap(
    ([name, { description, isOptional = false, accepts = () => true }]) => {
      const value = values[name];
      if (value === undefined) return isOptional ? [] : [`${name} is not set; it is ${description}`];
      return O.getOrElse(() => false)(O.tryCatch(() => accepts(value))) ? [] : [`${name} is not ${description}`];
    },
  );
  const all = mistakes.length > 0 ? mistakes : [problems?.(values, { isProduction }) ?? []].flat();
  return all.length > 0 ? E.left(all) : E.right(values);
};

/** Loads the module of that name and connects what it provides. Left is all that is wrong with it and with its settings. */
export const connectProvider = async <Kind extends ProviderKind>(
  kind: Kind,
  name: string,
  env: Environment,
  context: ProviderContext,
): Promise<E.Either<Mistakes, ProviderPorts[Kind]>> => {
  const provider = await loadProvider(kind, name);
  if (E.isLeft(provider)) return provider;
  try {
    const values = readValues(provider.right, env, context.isProduction);
    if (E.isLeft(values)) return values;
    const port = await inTime(provider.right.create(values.right, context));
    const mistakes = portMistakes(kind, port);
    return mistakes.length > 0 ? E.left(mistakes) : E.right(port);
  } catch (error) {
    return E.left([`it cannot be started (${reasonOf(error)})`]);
  }
};

/** Reads the script of the fields. */
const withScript = async (service: PaymentService): Promise<E.Either<Mistakes, ConnectedPayment>> => {
  const { script, options = {}, origins = {} } = service.fields;
  try {
    const fields = { code: await readFile(new URL(script.href), 'utf8'), options, origins };
    const { payment } = service;
    const answer = service.answer?.bind(service);
    return E.right({ payment, fields, ...(answer === undefined ? {} : { answer }) });
  } catch (error) {
    return E.left([`the script of its fields cannot be read (${reasonOf(error)})`]);
  }
};

/** Connects a provider of each kind. Left are all mistakes, a line each: `PAYMENT_MODULE=./bank.mjs: BANK_KEY is not set; it is a key`. */
export const connectProviders = async (
  names: ModuleNames,
  env: Environment,
  context: ProviderContext,
): Promise<E.Either<string, ConnectedPorts>> => {
  const connect = async <Kind extends ProviderKind>(kind: Kind) => {
    const connected = await connectProvider(kind, names[kind], env, context);
    return withName(kind, connected);
  };
  const withName = <A>(kind: ProviderKind, connected: E.Either<Mistakes, A>) =>
    E.mapLeft((mistakes: Mistakes) => mistakes.map((mistake) => `${moduleVariables[kind]}=${names[kind]}: ${mistake}`))(
      connected,
    );
  const service = await connect('payment');
  const payment = E.isRight(service) ? withName('payment', await withScript(service.right)) : service;
  const [tax, pictures, mail] = [await connect('tax'), await connect('pictures'), await connect('mail')];
  return E.isRight(payment) && E.isRight(tax) && E.isRight(pictures) && E.isRight(mail)
    ? E.right({ payment: payment.right, tax: tax.right, pictures: pictures.right, mail: mail.right })
    : E.left([payment, tax, pictures, mail].flatMap((each) => (E.isLeft(each) ? each.left : [])).join('\n'));
};
