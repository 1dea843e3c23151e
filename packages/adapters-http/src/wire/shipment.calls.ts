import {
  type KeyRefusal,
  type OrderNumber,
  type OrderReportRefusal,
  parseReturnReference,
  type ReportedLines,
  type ReturnRefusal,
  type ReturnRequest,
  type Shipment,
  type ShipmentRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { type Call, noQuery, pathAndBody, requestCodec } from './call.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { orderNumber } from './identity.ts';
import { list, listOf } from './list-and-option.ts';
import { lineNumber, lineState, returnRefusals, units } from './placed-order.calls.ts';
import { keyRefusals, tagged } from './refusal.ts';
import { answerShape, merged, onlyKnown, optional, requestShape } from './shape.ts';
import { signatureMessage, signatureRefusals } from './signed-request.ts';
import { count, externalTime, parsed } from './value.ts';

const reportedLines: AnswerCodec<ReportedLines> = answerOf(
  answerShape({ orderNumber, lines: list(answerShape({ line: count, left: count, state: lineState })) }),
);

const reportRefusals = [...signatureRefusals, tagged('OrderNotFound', {})] as const;

export interface ShipOrder {
  readonly orderNumber: OrderNumber;
  readonly shipment: Shipment;
}

/** Reports that lines of an order were shipped or picked up; signed like a reported order (GIVE-03). */
export const shipOrder: Call<ShipOrder, ReportedLines, OrderReportRefusal | ShipmentRefusal | KeyRefusal> = {
  method: 'POST',
  paths: ['/api/orders/{orderNumber}/shipments'],
  servers: { scope: 'order-report', isSigned: true },
  request: requestCodec(
    {
      params: answerShape({ orderNumber }),
      query: noQuery,
      body: onlyKnown(
        merged(answerShape({ shippedAt: externalTime }), optional({ lines: listOf(lineNumber, 1, 1_000) })),
      ),
    },
    ({ params, body: { shippedAt, lines = [] } }): ShipOrder => ({ ...params, shipment: { lines, at: shippedAt } }),
    ({ orderNumber: number, shipment: { lines, at } }) => ({
      params: { orderNumber: number },
      query: {},
      body: { shippedAt: at, ...(lines.length === 0 ? {} : { lines }) },
    }),
  ),
  answer: reportedLines,
  refusal: t.union([
    ...reportRefusals,
    tagged('LineUnknown', {}),
    tagged('LinesTakenBack', { lines: list(count) }),
    ...keyRefusals,
  ]),
  messageOf: signatureMessage,
};

const returnReference = parsed('8 to 64 letters, digits or . _ : -', t.string, parseReturnReference);

export type ReturnLine = Omit<ReturnRequest, 'kind'> & {
  readonly orderNumber: OrderNumber;
  readonly reference: string;
};

/** Reports returned units of a shipped line; signed like a reported order, and counted once per reference (RET-01). */
export const returnLine: Call<ReturnLine, ReportedLines, OrderReportRefusal | ReturnRefusal | KeyRefusal> = {
  method: 'POST',
  paths: ['/api/orders/{orderNumber}/returns'],
  servers: { scope: 'order-report', isSigned: true },
  request: pathAndBody(
    answerShape({ orderNumber }),
    requestShape({
      reference: returnReference,
      line: lineNumber,
      units,
    }),
  ),
  answer: reportedLines,
  refusal: t.union([...reportRefusals, ...returnRefusals, ...keyRefusals]),
  messageOf: signatureMessage,
};

/** Reports units of a line that were canceled before shipping; signed and answered like a return (INT-04). */
export const cancelLine: Call<ReturnLine, ReportedLines, OrderReportRefusal | ReturnRefusal | KeyRefusal> = {
  ...returnLine,
  paths: ['/api/orders/{orderNumber}/cancellations'],
};
