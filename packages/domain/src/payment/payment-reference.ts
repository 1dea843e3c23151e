/*
 * [CO-03] Reads the ids of a payment service. The number of a card is none, so that none can be sent, stored or logged in the place of an id.
 *
 * @example parsePaymentToken('4242424242424242') // => O.none
 */
import { option as O } from 'fp-ts';

/** The payment service's id of an authorized payment, or of one that the payer still has to confirm. */
export type Authorization = string & { readonly Authorization: unique symbol };

/**
 * A token for a payer's card, made by the payment service's own fields; valid for one payment, and the only thing about
 * a card that an order contains.
 */
export type PaymentToken = string & { readonly PaymentToken: unique symbol };

const isReference = (raw: string): boolean => /^(?=.*[A-Za-z])[A-Za-z0-9_-]{1,255}$/.test(raw);
const isAuthorization = (raw: string): raw is Authorization => isReference(raw);
const isPaymentToken = (raw: string): raw is PaymentToken => isReference(raw);

/** Parses an authorization; `none` unless it has the form of an id. */
export const parseAuthorization = (raw: string): O.Option<Authorization> => O.fromPredicate(isAuthorization)(raw);

/** Parses a payer's token; `none` unless it has the form of an id. */
export const parsePaymentToken = (raw: string): O.Option<PaymentToken> => O.fromPredicate(isPaymentToken)(raw);
