import { type FilledFund, filledBy, type GrId, type ItemIdentity, type RegistryFact } from '@gift-registry/domain';
import * as t from 'io-ts';
import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { readStored } from './json/codec.ts';
import { Cents, OrderNumber } from './json/value.json.ts';

/** The contributions whose money is in the fund of that item. */
const isInFund =
  (grId: GrId, { sku, personalizationId }: ItemIdentity) =>
  (eb: ExpressionBuilder<Tables, 'order_lines'>) =>
    eb.and([
      eb('registry_id', '=', grId),
      eb('kind', '=', 'contribution'),
      eb('is_unmatched', '=', false),
      eb(eb.fn.coalesce('fund_sku', 'sku'), '=', sku),
      eb(eb.fn.coalesce('fund_personalization_id', 'personalization_id'), '=', personalizationId),
    ]);

/**
 * Records the fund that now has the money of contributions, so that it can be taken back from there; that of the
 * `hidden` orders stays where it is.
 */
export const moveContributions = async (
  queries: Queries,
  grId: GrId,
  { existing, replacement }: Extract<RegistryFact, { readonly _tag: 'Replaced' }>,
  hidden: ReadonlyArray<string>,
): Promise<void> => {
  await queries
    .updateTable('order_lines')
    .set({ fund_sku: replacement.sku, fund_personalization_id: replacement.personalizationId })
    .where(isInFund(grId, existing))
    .$if(hidden.length > 0, (query) => query.where('order_number', 'not in', hidden))
    .execute();
};

const FundLineRow = t.type(
  { order_number: OrderNumber, position: t.number, line_total: Cents, filled: Cents },
  'FundLineRow',
);

/** Records which contributions have filled their fund (FUND-04). */
export const fillFunds = async (queries: Queries, grId: GrId, funds: ReadonlyArray<FilledFund>): Promise<void> => {
  for (const fund of funds) {
    const { identity, hidden } = fund;
    const rows = await queries
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.order_number', 'order_lines.order_number')
      .select(['order_lines.order_number', 'position', 'line_total', 'filled'])
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('order_returns as back')
              .select('back.reference')
              .whereRef('back.order_number', '=', 'order_lines.order_number')
              .whereRef('back.position', '=', 'order_lines.position'),
          ),
        ),
      )
      .where('asked_until', 'is', null)
      .$if(hidden.length > 0, (query) => query.where('order_lines.order_number', 'not in', hidden))
      .where(isInFund(grId, identity))
      .orderBy('orders.placed_at')
      .orderBy('order_lines.order_number')
      .execute();
    const lines = rows.map((row) => {
      const { line_total: lineTotal, ...line } = readStored(FundLineRow, row);
      return { ...line, lineTotal };
    });
    for (const [index, { order_number, position, filled }] of filledBy(lines, fund).entries())
      if (filled !== lines[index]?.filled)
        await queries
          .updateTable('order_lines')
          .set({ filled })
          .where('order_number', '=', order_number)
          .where('position', '=', position)
          .execute();
  }
};
