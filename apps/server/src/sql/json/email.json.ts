import { orNull, parsed } from '@gift-registry/adapters-http/wire';
import type { DraftId, Email, EmailChangeId, EmailSubject } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { SurpriseJson } from './registry.json.ts';
import { AccountId, CalendarDay, Cents, GrId, Instant, LanguageJson, OrderNumber, SiteId } from './value.json.ts';

/** The database id of an account draft. */
export const DraftIdJson = parsed(
  'DraftId',
  t.number,
  O.fromPredicate((id: number): id is DraftId => Number.isSafeInteger(id) && id > 0),
);

/** The database id of a change of an account's email. */
export const EmailChangeIdJson = parsed(
  'EmailChangeId',
  t.number,
  O.fromPredicate((id: number): id is EmailChangeId => Number.isSafeInteger(id) && id > 0),
);

const SubjectJson: t.Type<EmailSubject, unknown> = t.union([
  t.type({
    _tag: t.literal('ConfirmAccount'),
    draft: DraftIdJson,
    returnAddress: t.string,
  }),
  t.type({ _tag: t.literal('ResetPassword') }),
  t.type({ _tag: t.literal('ConfirmEmail'), change: EmailChangeIdJson }),
  t.type({ _tag: t.literal('EmailChangeAsked'), firstName: t.string, wanted: t.string }),
  t.type({ _tag: t.literal('EmailChanged'), firstName: t.string, email: t.string }),
  t.type({ _tag: t.literal('PasswordChanged'), firstName: t.string }),
  t.type({ _tag: t.literal('AccountDeleted'), firstName: t.string }),
  t.type({
    _tag: t.literal('RegistryDeleted'),
    grId: GrId,
    firstName: t.string,
    by: t.string,
    eventCode: t.string,
  }),
  t.type({ _tag: t.literal('OwnRegistryDeleted'), grId: GrId, firstName: t.string, eventCode: t.string }),
  t.type({
    _tag: t.literal('CoRegistrantLeft'),
    grId: GrId,
    firstName: t.string,
    by: t.string,
    eventCode: t.string,
    hadAddress: t.boolean,
  }),
  t.type({
    _tag: t.literal('CoRegistrantJoined'),
    grId: GrId,
    firstName: t.string,
    joined: t.string,
    email: t.string,
    eventCode: t.string,
  }),
  t.type({
    _tag: t.literal('GiftReceived'),
    grId: GrId,
    account: AccountId,
    firstName: t.string,
    orderNumber: OrderNumber,
  }),
  t.type({ _tag: t.literal('GiftDigest'), grId: GrId, account: AccountId, firstName: t.string, day: CalendarDay }),
  t.type({
    _tag: t.literal('GiftsShown'),
    grId: GrId,
    account: AccountId,
    firstName: t.string,
    surprise: SurpriseJson,
    eventDate: orNull(CalendarDay),
    at: Instant,
  }),
  t.type({ _tag: t.literal('GiftsOfferedBack'), orderNumber: OrderNumber }),
  t.type({
    _tag: t.literal('GiftChanged'),
    orderNumber: OrderNumber,
    name: t.string,
    change: t.keyof({ removed: null, replaced: null }),
  }),
  t.type({ _tag: t.literal('Invitation'), grId: GrId, from: t.string, eventCode: t.string }),
  t.type({
    _tag: t.literal('FundsClosed'),
    grId: GrId,
    firstName: t.string,
    eventCode: t.string,
    credit: Cents,
    waiting: Cents,
  }),
  t.type({ _tag: t.literal('FundShort'), orderNumber: OrderNumber }),
  t.type({ _tag: t.literal('OrderReceipt'), orderNumber: OrderNumber }),
  t.type({ _tag: t.literal('OrderTakenBack'), orderNumber: OrderNumber, reference: t.string }),
  t.type({ _tag: t.literal('GiftsRejected'), orderNumbers: t.readonlyArray(OrderNumber) }),
  t.type({ _tag: t.literal('OrderEmailChanged'), orderNumber: OrderNumber, firstName: t.string }),
]);

/** An unsent email. */
export const EmailJson: t.Type<Email, unknown> = t.intersection([
  t.type(
    {
      to: t.string,
      site: SiteId,
      origin: t.string,
      about: SubjectJson,
    },
    'Email',
  ),
  t.partial({ language: LanguageJson }),
]);
