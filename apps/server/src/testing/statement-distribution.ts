import type {
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeVar,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from '@pgsql/types';
import { loadModule, parseSync } from 'libpg-query';
import { DISTRIBUTION_COLUMN, type Place, tablePlaces } from '../database/distribution.ts';

/*
 * Predicts how a distributed PostgreSQL runs a statement (docs/distributed-database.md), from its text as PostgreSQL's own parser reads it.
 *
 * A statement stays on one server when each of its distributed tables has the same registry: by `registry_id = $1`, or by being equal to one that has. Only conditions that always hold count: those
 * under an `or` do not, and those of an outer join count only for the side that may be missing.
 */

/** `MultiServer`: asks several servers, which costs time. `Refused`: not possible there. */
export interface DistributionProblem {
  readonly kind: 'MultiServer' | 'Refused';
  readonly text: string;
}

/** The value of a registry in a statement: the number of its parameter, or the text itself. */
type Value = number | string;

/** A table in one place of a statement, with what its registry is equal to there. */
interface TableUse {
  readonly table: string;
  readonly place: Place;
  readonly equals: Set<TableUse>;
  readonly values: Set<Value>;
}

/** The tables of one query, by the names they have in it; inner queries see those of outer ones. */
interface Scope {
  readonly outer: Scope | undefined;
  readonly tables: Map<string, TableUse>;
  readonly withNames: Set<string>;
}

interface Equality {
  readonly scope: Scope;
  readonly sides: readonly [Operand, Operand];
  /** The tables whose rows it restricts; without it, those of both sides. */
  readonly restricted?: ReadonlySet<TableUse>;
}

type Operand = Node | TableUse | undefined;

/** What a statement reads and calls. */
interface Reading {
  readonly isChange: boolean;
  readonly uses: ReadonlyArray<TableUse>;
  readonly calls: ReadonlySet<string>;
}

/** Functions of our statements whose answer differs from call to call: no UPDATE or DELETE of a distributed table may have one. */
const VOLATILE = ['gen_random_uuid', 'clock_timestamp', 'random', 'nextval'];

const placeOf = new Map<string, Place>(Object.entries(tablePlaces).map(([table, { place }]) => [table, place]));

/** PostgreSQL's own tables are asked on the coordinator. */
const placeOfTable = (table: string): Place => {
  const place = table.startsWith('pg_') ? 'Local' : placeOf.get(table);
  if (place === undefined) throw new TypeError(`${table} is not in tablePlaces`);
  return place;
};

/** Whether a part of a statement has parts of its own; lists and the parser's unnamed parts are read as nodes are. */
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null;
const isUse = (operand: Node | TableUse): operand is TableUse => 'equals' in operand;

/** The names in a list such as that of a column or a function: `registry.registry_id` has two. */
const namesOf = (nodes: ReadonlyArray<Node> | undefined): ReadonlyArray<string> =>
  (nodes ?? []).map((node) => ('String' in node ? (node.String.sval ?? '') : '*'));

const conjuncts = (condition: Node | undefined): ReadonlyArray<Node> => {
  if (condition === undefined) return [];
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap(conjuncts);
  return [condition];
};

const itemsOf = (node: Node | undefined): ReadonlyArray<Node> =>
  node !== undefined && 'List' in node ? (node.List.items ?? []) : [];

const targetValue = (target: Node | undefined): Node | undefined =>
  target !== undefined && 'ResTarget' in target ? target.ResTarget.val : undefined;

const enter = (outer: Scope | undefined): Scope => ({
  outer,
  tables: new Map(),
  withNames: new Set(outer?.withNames),
});

/** The table whose registry a column is, as seen from the query. */
const tableOf = (names: ReadonlyArray<string>, scope: Scope | undefined): TableUse | undefined => {
  if (scope === undefined || names.at(-1) !== DISTRIBUTION_COLUMN) return undefined;
  const alias = names.at(-2);
  if (alias !== undefined) return scope.tables.get(alias) ?? tableOf(names, scope.outer);
  const tables = [...scope.tables.values()];
  if (tables.length === 0) return tableOf(names, scope.outer);
  return tables.length === 1 ? tables[0] : tables.find(({ place }) => place === 'Distributed');
};

const registryOf = (operand: Operand, scope: Scope): TableUse | Value | undefined => {
  if (operand === undefined) return undefined;
  if (isUse(operand)) return operand;
  if ('TypeCast' in operand) return registryOf(operand.TypeCast.arg, scope);
  if ('ColumnRef' in operand) return tableOf(namesOf(operand.ColumnRef.fields), scope);
  if ('ParamRef' in operand) return operand.ParamRef.number;
  return 'A_Const' in operand ? operand.A_Const.sval?.sval : undefined;
};

/** Records for the restricted tables what their registry is equal to. */
const recordEquality = ({ scope, sides, restricted }: Equality): void => {
  const [left, right] = sides.map((side) => registryOf(side, scope));
  const record = (from: typeof left, to: typeof left): void => {
    if (typeof from !== 'object' || to === undefined || restricted?.has(from) === false) return;
    if (typeof to === 'object') from.equals.add(to);
    else from.values.add(to);
  };
  record(left, right);
  record(right, left);
};

/** Collects all tables of a statement with the equalities between their registries; each query in it has a scope of its own. */
const readStatement = (statement: Node): Reading => {
  const uses: TableUse[] = [];
  const equalities: Equality[] = [];
  const calls = new Set<string>();

  const use = (range: RangeVar, scope: Scope): TableUse | undefined => {
    const table = range.relname ?? '';
    if (scope.withNames.has(table)) return undefined;
    const found: TableUse = { table, place: placeOfTable(table), equals: new Set(), values: new Set() };
    uses.push(found);
    scope.tables.set(range.alias?.aliasname ?? table, found);
    return found;
  };

  const addConditions = (condition: Node | undefined, scope: Scope, restricted?: ReadonlySet<TableUse>): void => {
    const of = restricted === undefined ? {} : { restricted };
    for (const part of conjuncts(condition)) {
      if (!('A_Expr' in part)) continue;
      const { kind, name, lexpr, rexpr } = part.A_Expr;
      if (namesOf(name).at(-1) !== '=') continue;
      const list = itemsOf(rexpr);
      if (kind === 'AEXPR_OP') equalities.push({ scope, sides: [lexpr, rexpr], ...of });
      if (kind === 'AEXPR_IN' && list.length === 1) equalities.push({ scope, sides: [lexpr, list[0]], ...of });
    }
  };

  const readWith = (clause: WithClause | undefined, scope: Scope): void => {
    for (const cte of clause?.ctes ?? []) {
      read(cte, scope);
      if ('CommonTableExpr' in cte) scope.withNames.add(cte.CommonTableExpr.ctename ?? '');
    }
  };

  const readSelect = ({ withClause, larg, rarg, lockingClause: _, ...query }: SelectStmt, scope: Scope): void => {
    readWith(withClause, scope);
    for (const side of [larg, rarg]) if (side !== undefined) readSelect(side, enter(scope));
    readParts(query, scope);
    addConditions(query.whereClause, scope);
  };

  const readInsert = ({ relation, cols, selectStmt, withClause, ...rest }: InsertStmt, scope: Scope): void => {
    readWith(withClause, scope);
    const target = relation === undefined ? undefined : use(relation, scope);
    readParts(rest, scope);
    if (selectStmt === undefined || !('SelectStmt' in selectStmt)) return;
    const from = { ...enter(scope), outer: scope.outer };
    readSelect(selectStmt.SelectStmt, from);
    const column = (cols ?? []).findIndex((col) => 'ResTarget' in col && col.ResTarget.name === DISTRIBUTION_COLUMN);
    const { valuesLists, targetList } = selectStmt.SelectStmt;
    const written = valuesLists?.map((row) => itemsOf(row)[column]) ?? [targetValue(targetList?.[column])];
    for (const value of written) equalities.push({ scope: from, sides: [target, value] });
  };

  const readChange = ({ relation, withClause, ...rest }: UpdateStmt | DeleteStmt, scope: Scope): void => {
    readWith(withClause, scope);
    if (relation !== undefined) use(relation, scope);
    readParts(rest, scope);
    addConditions(rest.whereClause, scope);
  };

  const readJoin = ({ jointype, larg, rarg, quals }: JoinExpr, scope: Scope): void => {
    const [left, right] = [larg, rarg].map((side) => {
      const before = uses.length;
      if (side !== undefined) read(side, scope);
      return new Set(uses.slice(before));
    });
    if (quals !== undefined) read(quals, scope);
    if (jointype === 'JOIN_LEFT') addConditions(quals, scope, right);
    else if (jointype === 'JOIN_RIGHT') addConditions(quals, scope, left);
    else if (jointype !== 'JOIN_FULL') addConditions(quals, scope);
  };

  const readWithin = (node: Node, scope: Scope): void => {
    if ('RangeVar' in node) {
      use(node.RangeVar, scope);
      return;
    }
    if ('FuncCall' in node) calls.add(namesOf(node.FuncCall.funcname).at(-1) ?? '');
    if ('JoinExpr' in node) {
      readJoin(node.JoinExpr, scope);
      return;
    }
    readParts(node, scope);
  };

  const readParts = (parts: object, scope: Scope): void => {
    for (const part of Object.values(parts)) if (isNode(part)) read(part, scope);
  };

  const read = (node: Node, scope: Scope | undefined): void => {
    if ('SelectStmt' in node) readSelect(node.SelectStmt, enter(scope));
    else if ('InsertStmt' in node) readInsert(node.InsertStmt, enter(scope));
    else if ('UpdateStmt' in node) readChange(node.UpdateStmt, enter(scope));
    else if ('DeleteStmt' in node) readChange(node.DeleteStmt, enter(scope));
    else if (scope !== undefined) readWithin(node, scope);
  };

  read(statement, undefined);
  equalities.forEach(recordEquality);
  return { uses, calls, isChange: 'UpdateStmt' in statement || 'DeleteStmt' in statement };
};

/** The registries that a table has by what it is equal to. */
const registriesOf = (use: TableUse, parameters: ReadonlyArray<unknown>): ReadonlySet<unknown> => {
  const seen = new Set([use]);
  for (const each of seen) for (const other of each.equals) seen.add(other);
  const values = [...seen].flatMap((each) => [...each.values]);
  return new Set(values.map((value) => (typeof value === 'number' ? parameters[value - 1] : value)));
};

await loadModule();

const readings = new Map<string, Reading>();

const readingOf = (sql: string): Reading => {
  const known = readings.get(sql);
  if (known !== undefined) return known;
  const statement = parseSync(sql).stmts?.[0]?.stmt;
  if (statement === undefined) throw new TypeError(`Not a statement: ${sql}`);
  const reading = readStatement(statement);
  readings.set(sql, reading);
  return reading;
};

/** The first problem that the statement would have on a distributed database. */
export const distributionProblem = (
  sql: string,
  parameters: ReadonlyArray<unknown>,
): DistributionProblem | undefined => {
  const { uses, calls, isChange } = readingOf(sql);
  const volatile = VOLATILE.find((name) => calls.has(name));
  if (isChange && volatile !== undefined && uses.some(({ place }) => place !== 'Local'))
    return { kind: 'Refused', text: `changes rows with ${volatile}, which is volatile` };
  const distributed = uses.filter(({ place }) => place === 'Distributed');
  const local = uses.find(({ place }) => place === 'Local');
  if (local !== undefined && distributed[0] !== undefined)
    return { kind: 'MultiServer', text: `reads ${distributed[0].table} together with ${local.table}` };
  const everywhere = distributed.find((use) => registriesOf(use, parameters).size === 0);
  if (everywhere !== undefined) return { kind: 'MultiServer', text: `has no registry for ${everywhere.table}` };
  return new Set(distributed.flatMap((use) => [...registriesOf(use, parameters)])).size > 1
    ? { kind: 'MultiServer', text: 'has several registries' }
    : undefined;
};
