import { option as O } from 'fp-ts';

/** The name under which a retailer's own checkout keeps an order; 1 to 64 letters, digits or `. _ : -`. */
export type ReportedOrderId = string & { readonly ReportedOrderId: unique symbol };

const isReportedOrderId = (text: string): text is ReportedOrderId => /^[A-Za-z0-9._:-]{1,64}$/.test(text);

/** Reads the name of an order that was placed elsewhere; none unless 1 to 64 letters, digits or `. _ : -` (CART-06). */
export const parseReportedOrderId = (raw: string): O.Option<ReportedOrderId> => O.fromPredicate(isReportedOrderId)(raw);
