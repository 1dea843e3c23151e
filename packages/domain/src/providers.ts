/**
 * Entry point for providers: modules that connect the service to a payment service, a tax service, a storage of pictures or a
 * mail service. A module's default export is a provider; the service loads the one that a setting names (docs/providers.md).
 */
import type { taskEither as TE } from 'fp-ts';
import type { Cents } from './money/index.ts';
import type { Authorization, PaymentToken } from './payment/index.ts';
import type {
  Clock,
  Log,
  MailNotSent,
  Payment,
  PaymentMessage,
  PaymentMessageRejected,
  PictureStorage,
  Tax,
  Unavailable,
} from './ports/index.ts';
import type { MarketTaxes, Site } from './site/index.ts';

export type { Cents } from './money/index.ts';
export { type Authorization, type PaymentToken, parseAuthorization, parsePaymentToken } from './payment/index.ts';
export type {
  Authorized,
  Cancellation,
  Clock,
  EventHeaders,
  EventRejected,
  Log,
  LogEntry,
  MailNotSent,
  Payment,
  PaymentEvent,
  PaymentMessage,
  PaymentMessageRejected,
  PaymentNotAccepted,
  PaymentRefused,
  PaymentRequest,
  PaymentToCancel,
  PictureStorage,
  RefundFailed,
  RefundProgress,
  RefundRefused,
  ReportedChange,
  RequiresAction,
  Tax,
  Unavailable,
} from './ports/index.ts';
export type { MarketTaxes, Site } from './site/index.ts';
export type { TaxQuery, TaxQuote } from './tax/index.ts';

/** A setting of a provider, read from the environment variable of its name. */
export interface ProviderSetting {
  /** What it is, within the sentence "NAME is not …": `a key such as sk_test_…`. */
  readonly description: string;
  readonly isOptional?: boolean;
  readonly accepts?: (text: string) => boolean;
}

export type ProviderSettings = Readonly<Record<string, ProviderSetting>>;

/** The values of the settings: text, or undefined where an optional one is not set. */
export type SettingValues<Settings extends ProviderSettings> = {
  readonly [Name in keyof Settings]: Settings[Name] extends { readonly isOptional: true } ? string | undefined : string;
};

/** What the service offers a provider. */
export interface ProviderContext {
  readonly log: Log;
  readonly clock: Clock;
  /** The folder of everything that the service stores in files. */
  readonly dataFolder: string;
  readonly isProduction: boolean;
  /** The shop's own table of taxes. */
  readonly taxes: MarketTaxes;
}

/** The directives of the content security policy in which payment fields need other origins than the service's own. */
export type OriginDirective = 'script-src' | 'connect-src' | 'frame-src' | 'img-src' | 'font-src';

/** Origins such as `https://js.example.com` and `https://*.example.com`. */
export type PageOrigins = Readonly<Partial<Record<OriginDirective, ReadonlyArray<string>>>>;

/** The payment service, and its fields on the page. */
export interface PaymentService {
  readonly payment: Payment;
  readonly fields: {
    /** The `file:` URL of an ES module whose default export is a `ShowPaymentFields`. It is sent to browsers as it is. */
    readonly script: { readonly href: string };
    /** Given to the fields; everybody can read them. */
    readonly options?: PaymentMessage;
    readonly origins?: PageOrigins;
  };
  /** Answers what the fields ask of their own part in the service. */
  readonly answer?: (message: PaymentMessage) => TE.TaskEither<PaymentMessageRejected | Unavailable, PaymentMessage>;
}

/** How a payment goes with a token. */
export type PaymentOutcome = 'succeeds' | 'declined' | 'challenge';

/** How a payment module is tried; exported as `trial` beside the provider (`npm run check:provider`). What it leaves out is not tried. */
export interface PaymentTrial {
  /** A new token for each outcome. */
  readonly tokens: Readonly<Partial<Record<PaymentOutcome, () => string | Promise<string>>>>;
  /** Answers a challenge in the place of the payer. */
  readonly answerChallenge?: (service: PaymentService, authorization: Authorization, isApproved: boolean) => unknown;
}

/** An email as it is sent. */
export interface EmailMessage {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A way to send emails. */
export interface MailTransport {
  /** The sender's address for sites that have none of their own. */
  readonly from: string;
  readonly send: (message: EmailMessage) => TE.TaskEither<MailNotSent, void>;
}

/** What a provider of each kind connects. */
export interface ProviderPorts {
  readonly payment: PaymentService;
  readonly tax: Tax;
  readonly pictures: PictureStorage;
  readonly mail: MailTransport;
}

export type ProviderKind = keyof ProviderPorts;

/** A provider: the settings that it reads, and how it is made of them. */
export interface Provider<
  Kind extends ProviderKind = ProviderKind,
  Settings extends ProviderSettings = ProviderSettings,
> {
  readonly kind: Kind;
  readonly settings: Settings;
  /** What is wrong with settings that are right each by itself, in sentences. */
  problems?(values: SettingValues<Settings>, context: Pick<ProviderContext, 'isProduction'>): ReadonlyArray<string>;
  create(values: SettingValues<Settings>, context: ProviderContext): ProviderPorts[Kind] | Promise<ProviderPorts[Kind]>;
}

/** Gives a provider its types. */
export const defineProvider = <Kind extends ProviderKind, const Settings extends ProviderSettings>(
  provider: Provider<Kind, Settings>,
): Provider<Kind, Settings> => provider;

/** A field of the payment that is wrong: its name, and the id of its element, which takes the focus. */
export interface WrongPaymentField {
  readonly id: string;
  readonly label: string;
}

/** Rejected with by the fields: they show themselves what is wrong. */
export interface FieldsIncomplete {
  readonly _tag: 'FieldsIncomplete';
}

/** The page on which payment fields are shown. `Element` is the browser's `HTMLElement`. */
export interface PaymentPage<Element> {
  /** The place of the fields, empty. It is disabled, like a fieldset, while an order is sent. */
  readonly element: Element;
  readonly options: PaymentMessage;
  readonly site: Site;
  /** The sum of the cart when the fields are shown; shipping and taxes may follow. */
  readonly amount: Cents;
  /** The service's time, in epoch milliseconds. */
  readonly now: () => number;
  /** Asks the provider's own part in the service. */
  readonly ask: (message: PaymentMessage) => ReturnType<TE.TaskEither<{ readonly _tag: string }, PaymentMessage>>;
  /** To be called when something was entered, with the fields that are still marked as wrong. */
  readonly onChange: (wrong: ReadonlyArray<WrongPaymentField>) => void;
  /** To be called when the fields cannot be shown: the page offers to try again. */
  readonly onNotLoaded: () => void;
}

/** Payment fields on a page. */
export interface PaymentFields {
  /** Marks the fields that are wrong, before an order is sent; left out where only `token` can tell. */
  readonly check?: () => ReadonlyArray<WrongPaymentField>;
  /** A token for a payment of that amount with what was entered. */
  readonly token: (amount: Cents) => ReturnType<TE.TaskEither<FieldsIncomplete | Unavailable, PaymentToken>>;
  /** Has the payer confirm the payment of that amount; left if they could not be asked. Whether they agreed is read from the payment service. */
  readonly confirm: (action: string, amount: Cents) => ReturnType<TE.TaskEither<Unavailable, void>>;
  readonly remove: () => void;
}

/** Shows payment fields on a page. */
export type ShowPaymentFields<Element> = (page: PaymentPage<Element>) => PaymentFields;
