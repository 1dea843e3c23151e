import type { CodeUses, GrId } from '@gift-registry/domain';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { readStored } from './json/codec.ts';
import { GrId as GrIdJson } from './json/value.json.ts';

const CodeUsesRow = t.type({ completion_registry: GrIdJson, completion_code: t.string, uses: t.number }, 'CodeUsesRow');

/** How often completion codes of the registries were used, by orders of which not everything was canceled. Exact while the registries are locked. */
export const readCodeUses = async (queries: Queries, grIds: ReadonlyArray<GrId>): Promise<ReadonlyArray<CodeUses>> => {
  if (grIds.length === 0) return [];
  const rows = await queries
    .selectFrom('orders')
    .select(['completion_registry', 'completion_code', ({ fn }) => fn.countAll<number>().as('uses')])
    .where('completion_registry', 'in', grIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines as line')
          .select('line.position')
          .whereRef('line.order_number', '=', 'orders.order_number')
          .where(({ eb, selectFrom: from }) =>
            eb(
              'line.quantity',
              '>',
              from('order_returns as back')
                .select(({ fn, val }) => fn.coalesce(fn.sum<number>('back.units'), val(0)).as('units'))
                .whereRef('back.order_number', '=', 'line.order_number')
                .whereRef('back.position', '=', 'line.position')
                .where('back.kind', '=', 'takenBack'),
            ),
          ),
      ),
    )
    .groupBy(['completion_registry', 'completion_code'])
    .execute();
  return rows.map((raw): CodeUses => {
    const { completion_registry, completion_code, uses } = readStored(CodeUsesRow, { ...raw, uses: Number(raw.uses) });
    return { grId: completion_registry, couponNumber: completion_code, uses };
  });
};
