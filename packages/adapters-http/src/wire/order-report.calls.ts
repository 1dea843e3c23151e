import type { OrderReport, PlacedOrder, ReportRefusal } from '@gift-registry/domain';
import * as t from 'io-ts';
import { giverInvalid } from './buying-refusal.wire.ts';
import type { Call } from './call.ts';
import { placedOrder } from './order.wire.ts';
import { orderReportFromWire, orderReportToWire, orderReportWire } from './order-report.wire.ts';
import { idempotencyKeyReused, quantityOutOfRange, requestInProgress, tagged } from './refusal.wire.ts';
import { bodyRequest } from './request.ts';

const reportRefusal: t.Type<ReportRefusal, unknown> = t.union([
  tagged('ReportsNotSetUp', {}),
  tagged('SignatureInvalid', {}),
  tagged('SignatureStale', {}),
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
  quantityOutOfRange,
  giverInvalid,
  tagged('PlacedLater', {}),
  idempotencyKeyReused,
  requestInProgress,
]);

/** An order that was placed at the retailer's own checkout; signed by its commerce back end (CART-06). */
export const reportOrder: Call<OrderReport, PlacedOrder, ReportRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/orders/reported'],
  request: bodyRequest(orderReportWire, orderReportFromWire, orderReportToWire),
  answer: placedOrder,
  refusal: reportRefusal,
};
