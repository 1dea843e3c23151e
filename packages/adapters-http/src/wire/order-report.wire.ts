import { type OrderReport, parseReportedOrderId, type ReportedLine } from '@gift-registry/domain';
import * as t from 'io-ts';
import { grId, personalizationId, sku } from './identity.ts';
import { money } from './money.ts';
import { parsed } from './parsed.ts';
import { listOf, requestShape } from './shape.ts';
import { text, whole } from './text.ts';
import { timeFromOutside } from './time.ts';

/** The name of an order at a commerce back end. */
const orderId = parsed('1 to 64 letters, digits or . _ : -', t.string, parseReportedOrderId);

/** What one piece can cost at most, in cents. */
const DEAREST = 999_999_999;

const price = t.refinement(money, (amount) => amount <= DEAREST, 'an amount of money up to 9999999.99');

const line = requestShape({ sku, personalizationId, quantity: whole, unitPrice: price });

/** An order that was placed elsewhere. Quantities, lengths and the mail address are the rule's business. */
export const orderReportWire = requestShape({
  orderId,
  grId,
  giver: requestShape({ firstName: text, lastName: text, email: text }),
  message: text,
  lines: listOf(line, 1, 100),
  placedAt: timeFromOutside,
});

type OrderReportWire = t.TypeOf<typeof orderReportWire>;

const lineFromWire = ({ sku: number, personalizationId: id, ...rest }: t.TypeOf<typeof line>): ReportedLine => ({
  ...rest,
  identity: { sku: number, personalizationId: id },
});

export const orderReportFromWire = ({ lines, ...report }: OrderReportWire): OrderReport => ({
  ...report,
  lines: lines.map(lineFromWire),
});

export const orderReportToWire = ({ lines, ...report }: OrderReport): OrderReportWire => ({
  ...report,
  lines: lines.map(({ identity, ...rest }) => ({ ...rest, ...identity })),
});
