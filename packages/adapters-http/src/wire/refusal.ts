import type { Fault } from '@gift-registry/domain';
import * as t from 'io-ts';
import { count } from './value.ts';

/** Statuses that a client recognizes without reading the body. */
export const TOO_MANY_REQUESTS = 429;
export const UNAVAILABLE = 503;

/** The HTTP status of each refusal and fault, by its tag; the same in every call. */
export const statusOf = {
  BadRequest: 400,
  // Never sent: a client reports the one for a response that it cannot read, the other for a browser without cookies.
  UnreadableResponse: 400,
  CookiesRefused: 403,
  SignInNeeded: 401,
  BadCredentials: 401,
  ReportsNotSetUp: 401,
  SignatureInvalid: 401,
  SignatureStale: 401,
  PaymentRefused: 402,
  PaymentNotAccepted: 402,
  PaymentMissing: 402,
  PaymentActionNeeded: 402,
  NotOwner: 403,
  OwnBrowserNeeded: 403,
  PasswordWrong: 403,
  RegistryNotFound: 404,
  ItemUnknown: 404,
  ProductUnknown: 404,
  ProductNotFound: 404,
  PopupNotFound: 404,
  FamilyNotFound: 404,
  StoreNotFound: 404,
  GiftUnknown: 404,
  PodNotFound: 404,
  LineUnknown: 404,
  GiftWrapUnknown: 422,
  NothingToWrap: 409,
  OrderLinkUnknown: 404,
  OrderNotFound: 404,
  NoChecklist: 404,
  EntryUnknown: 404,
  CartNotFound: 404,
  ItemVersionConflict: 409,
  DeletionVersionConflict: 409,
  LinkAlreadyUsed: 409,
  OwnersComplete: 409,
  OwnInvitation: 409,
  InvitationPending: 409,
  BelowPurchased: 409,
  HasPurchases: 409,
  HasContributions: 409,
  NotAGroupGift: 409,
  ItemSettled: 409,
  NotReplaceable: 409,
  FundTooLarge: 409,
  FundFull: 409,
  FundsClosed: 409,
  NotSoMany: 409,
  AlreadyShipped: 409,
  EventHasCome: 409,
  NotShipped: 409,
  PlacedElsewhere: 409,
  LinesTakenBack: 409,
  AlreadyInCart: 409,
  RequestInProgress: 409,
  ItemGone: 409,
  PaidTogether: 409,
  PickupGone: 409,
  NotAtStore: 409,
  CartChanged: 409,
  OverClaim: 409,
  SettingsVersionConflict: 409,
  NoteVersionConflict: 409,
  FileTooLarge: 413,
  WrongFileKind: 415,
  NotBase64: 422,
  NotAJpeg: 422,
  PictureTooLarge: 422,
  PictureEmpty: 422,
  QuantityOutOfRange: 422,
  NotOnRegistry: 422,
  BrandMismatch: 422,
  NotAddable: 422,
  PersonalizationMissing: 422,
  DesignBlank: 422,
  DesignTooLong: 422,
  NotPersonalizable: 422,
  NotOffered: 422,
  SameIdentity: 422,
  NotACandidate: 422,
  NoLongerAvailable: 422,
  OtherBrand: 422,
  PersonalizationError: 422,
  PersonalizationRequired: 422,
  MadeToOrder: 422,
  GroupGiftBegun: 422,
  OutOfStock: 422,
  IsGroupGift: 422,
  ShopInvalid: 422,
  NotRejectable: 422,
  AdditionInvalid: 422,
  GiverNameInvalid: 422,
  RegistryMissing: 422,
  CartFull: 422,
  ContributionTooSmall: 422,
  LengthsDiffer: 422,
  GiftCardImageWrong: 422,
  GiftCardAmountMissing: 422,
  GiftCardAmountOutOfRange: 422,
  GiftCardRejected: 422,
  RegistryFormInvalid: 422,
  FindTooShort: 422,
  FindTooLong: 422,
  IdempotencyKeyReused: 422,
  NoteTooLong: 422,
  NotInMarket: 422,
  FundNameInvalid: 422,
  GreetingTooLong: 422,
  BiographyTooLong: 422,
  RegistrantNameInvalid: 422,
  EventDayPast: 422,
  EventDayTooFar: 422,
  EventNotOffered: 422,
  DeliveryDatesInvalid: 422,
  SurpriseDayInvalid: 422,
  AddressInvalid: 422,
  CartEmpty: 422,
  PostalCodeInvalid: 422,
  PostalCodeUnknown: 422,
  ShippingMethodUnknown: 422,
  GiverInvalid: 422,
  MessageInvalid: 422,
  PaymentMessageRejected: 422,
  PostalAddressMissing: 422,
  NameInvalid: 422,
  EmailInvalid: 422,
  OwnAddress: 422,
  PasswordTooShort: 422,
  PasswordTooCommon: 422,
  PlacedLater: 422,
  GiftOptionsRepeated: 422,
  GiftOptionsWithoutLine: 422,
  DetailUnknown: 422,
  AsOfTooLate: 422,
  TooManyRequests: TOO_MANY_REQUESTS,
  Unavailable: UNAVAILABLE,
} as const satisfies Readonly<Record<string, number>>;

/** A refusal of any call: its tag is in the table of statuses. */
export interface AnyRefusal {
  readonly _tag: Exclude<keyof typeof statusOf, Fault['_tag']>;
}

/** A refusal of that tag, with its data. */
/* @__NO_SIDE_EFFECTS__ */
export const tagged = <Tag extends AnyRefusal['_tag'], P extends t.Props>(tag: Tag, data: P) =>
  t.strict({ _tag: t.literal(tag), ...data }, tag);

/** The refusals of every call for owners only. */
export const ownerRefusals = [
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('NotOwner', {}),
] as const;
export const ownersOnly = t.union([...ownerRefusals]);

/** The refusals of every call for owners about one item. */
export const itemRefusals = [...ownerRefusals, tagged('ItemUnknown', {})] as const;

export const quantityOutOfRange = tagged('QuantityOutOfRange', { minimum: count, maximum: count });

/** The refusals of every call with an idempotency key: the key belongs to another request, or its first request is still running. */
export const keyRefusals = [tagged('IdempotencyKeyReused', {}), tagged('RequestInProgress', {})] as const;
