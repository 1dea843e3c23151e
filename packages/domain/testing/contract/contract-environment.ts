import type {
  Account,
  AccountId,
  Authorization,
  BoughtElsewhere,
  Cart,
  Catalogue,
  Cents,
  Checklists,
  Directory,
  GiftGuide,
  GrId,
  Instant,
  Invitations,
  ItemIdentity,
  Language,
  OrderNumber,
  OrderReports,
  Orders,
  Personalizations,
  Photos,
  PlacedOrders,
  PostalArea,
  Product,
  ProductServices,
  Recommendations,
  RefundFailed,
  RefundProgress,
  Registries,
  Registry,
  ReportedChange,
  Settings,
  SignInHandoffs,
  SiteContent,
  SiteId,
  Store,
  StoreStock,
  Stores,
  Thanks,
  Unavailable,
} from '@gift-registry/domain';
import type { either as E, option as O } from 'fp-ts';

/** An account that can sign in. */
export interface GivenAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly password: string;
  /** Empty by default. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** English by default. */
  readonly language?: Language;
}

/** Data of a test; the products of registries' items come with them, in the registry's market. */
export interface Given {
  readonly accounts?: ReadonlyArray<GivenAccount>;
  readonly registries?: ReadonlyArray<Registry>;
  /** Of the United States. */
  readonly products?: ReadonlyArray<Product>;
  readonly canadianProducts?: ReadonlyArray<Product>;
  /** Services of products that are there. */
  readonly services?: ReadonlyArray<ProductServices>;
  readonly stores?: ReadonlyArray<Store>;
  /** The stock of stores and products that are there. */
  readonly shelves?: ReadonlyArray<StoreStock>;
  readonly postalAreas?: ReadonlyArray<PostalArea>;
  /** Replaces the gift guide. */
  readonly giftGuide?: GiftGuide;
  /** Replaces the site content. */
  readonly siteContent?: SiteContent;
}

/** The driving ports of one browser, with its own session and carts. */
export interface Browser {
  readonly registries: Registries;
  readonly settings: Settings;
  readonly photos: Photos;
  readonly checklists: Checklists;
  readonly thanks: Thanks;
  readonly directory: Directory;
  readonly cart: Cart;
  readonly catalogue: Catalogue;
  readonly stores: Stores;
  readonly personalizations: Personalizations;
  readonly recommendations: Recommendations;
  readonly orders: Orders;
  /** Gifts that were bought at other shops (ELSE-01). */
  readonly boughtElsewhere: BoughtElsewhere;
  /** Of a trusted commerce back end, at this site. */
  readonly orderReports: OrderReports;
  readonly placedOrders: PlacedOrders;
  readonly account: Account;
  readonly invitations: Invitations;
  /** Continuing to the other brand's site, and arriving at this one. */
  readonly signInHandoffs: SignInHandoffs;
}

/** A row of the ledger of gifts, as far as contracts read it. */
export type LedgerRow =
  | {
      readonly kind: 'purchase' | 'boughtElsewhere' | 'added';
      readonly identity: ItemIdentity;
      readonly quantity: number;
      readonly overPurchased: number;
      readonly orderNumber: OrderNumber;
    }
  | {
      readonly kind:
        | 'purchaseReturned'
        | 'purchaseRejected'
        | 'addedReturned'
        | 'unmatchedPurchase'
        | 'unmatchedPurchaseReturned';
      readonly identity: ItemIdentity;
      readonly quantity: number;
      readonly orderNumber: OrderNumber;
    }
  | {
      readonly kind: 'contribution' | 'contributionReturned' | 'contributionCredited' | 'contributionWaiting';
      readonly identity: ItemIdentity;
      /** How many units it completed, or completes no more. */
      readonly quantity: number;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
    }
  | {
      readonly kind: 'unmatchedContribution' | 'unmatchedContributionReturned';
      readonly identity: ItemIdentity;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
    }
  | {
      /** Money that was moved to the fund of a replacement; it has no order. */
      readonly kind: 'moved';
      readonly identity: ItemIdentity;
      /** How many units it paid for at once. */
      readonly quantity: number;
      readonly amount: Cents;
    }
  | {
      readonly kind: 'giftCard' | 'eGiftCard' | 'giftCardReturned' | 'eGiftCardReturned';
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
    };

/** The numbers of payments so far. */
export interface PaymentCounts {
  readonly authorized: number;
  readonly captured: number;
  readonly released: number;
}

/** How a refund ends that pays nothing now. */
export type RefundOutcome = E.Either<Unavailable | RefundFailed, RefundProgress>;

/** What was paid back so far. */
export interface Refunds {
  readonly refunds: number;
  readonly amount: number;
}

/** A payment whose authorization waits. */
export interface HeldPayment {
  /** Resolves when the authorization was requested. */
  readonly asked: Promise<void>;
  readonly goOn: () => void;
}

/** What contracts run in: an implementation of the driving ports, in memory, over a database or over HTTP. */
export interface ContractEnvironment {
  /** Adds data. Accounts come before the registries they own. */
  readonly given: (given: Given) => Promise<void>;
  /** Changes a registry's event and visibility, as its owners would. */
  readonly becomes: (registry: Pick<Registry, 'grId' | 'eventType' | 'visibility'>) => Promise<void>;
  /** A new browser, on the main site by default. */
  readonly browser: (options?: {
    readonly site?: SiteId;
    readonly networkAddress?: string;
    /** The key of the link of a registry by link only. */
    readonly linkKey?: string;
    /** The language of its pages; English by default. */
    readonly language?: Language;
  }) => Browser;
  /** Sets the clock. */
  readonly setClock: (now: Instant) => void;
  /** Makes the next authorization be refused. */
  readonly refuseNextPayment: () => void;
  /** What a payer's bank does once its payer has confirmed the payment. */
  readonly approvePayment: (authorization: Authorization) => void;
  /** Makes the next authorization throw. */
  readonly breakNextPayment: () => void;
  /** Makes the next authorization wait. */
  readonly holdNextPayment: () => HeldPayment;
  /** Makes the next capture fail. */
  readonly failNextCapture: () => void;
  /** Makes the next release fail. */
  readonly failNextRelease: () => void;
  /** Captures and releases what failures left behind, as the service does at its start and every hour; gives the number of captured orders. */
  readonly settle: () => Promise<number>;
  /** Closes the funds whose day has come, as the service does every hour; gives the number of registries (FUND-04). */
  readonly closeFunds: () => Promise<number>;
  /** Sends the emails that are due, and gives all that were sent to the address, oldest first. */
  readonly mailTo: (email: string) => Promise<ReadonlyArray<{ readonly subject: string; readonly text: string }>>;
  /** Makes emails fail from now on, or be sent again. */
  readonly failMail: (failing: boolean | 'for good') => void;
  readonly payments: () => PaymentCounts;
  readonly refunds: () => Refunds;
  /** The payment service's answer to the next refund, which pays nothing. */
  readonly answerNextRefund: (outcome: RefundOutcome) => void;
  /** A paid refund of that order turns out not to have been paid; gives its reference. */
  readonly losePaidRefund: (orderNumber: OrderNumber) => O.Option<string>;
  /** The payment service reports a change of that order's payment. */
  readonly reportPayment: (orderNumber: OrderNumber, change: ReportedChange) => Promise<void>;
  /** The gifts of a registry, oldest first. */
  readonly ledger: (grId: GrId) => Promise<ReadonlyArray<LedgerRow>>;
  /** Releases its resources. */
  readonly close: () => Promise<void>;
}
