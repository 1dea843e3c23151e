import { describe, expect, it } from 'vitest';
import { distributionProblem } from './statement-distribution.ts';

const problem = (sql: string, ...parameters: ReadonlyArray<unknown>): string =>
  distributionProblem(sql, parameters)?.text ?? 'one server';

describe('statements on a distributed database', () => {
  it.each([
    ['select from ledger where registry_id = $1'],
    ['select from ledger l join registries r on r.registry_id = l.registry_id where l.registry_id = $1'],
    ['select from ledger l join registries r on r.registry_id = $1 where l.registry_id = $2'],
    [
      'select (select count(*) from ledger l where l.registry_id = r.registry_id) from registries r where registry_id = $1',
    ],
    ['select from registry_items i join products p on p.sku = i.sku where i.registry_id in ($1)'],
    ['insert into gift_marks (gift, registry_id) values ($3, $1), ($3, $2) on conflict do nothing'],
    ['insert into ledger (registry_id) select registry_id from registries where registry_id = $1'],
    ['update registries set version = $3 where registry_id = $1 and version = $3'],
    ['select from registries r left join ledger l on l.registry_id = r.registry_id where r.registry_id = $1'],
    ['with r as (select from registries where registry_id = $1) select from r'],
    ['select from orders o join order_lines l on l.order_number = o.order_number where l.registry_id = $1'],
    ['update carts set cart_id = gen_random_uuid()'],
  ])('[OPS-06] answered by one server: %s', (sql) => {
    expect(problem(sql, '1', '1', 3)).toBe('one server');
  });

  it.each([
    ['select from ledger', 'has no registry for ledger'],
    ['select from ledger where registry_id = $1 or order_number = $3', 'has no registry for ledger'],
    ['select from ledger where registry_id <> $1', 'has no registry for ledger'],
    ['select from ledger l, registries r where r.registry_id = $1', 'has no registry for ledger'],
    ['select from registries where registry_id in ($1, $2)', 'has no registry for registries'],
    ['select from ledger l, registries r where r.registry_id = $1 and l.registry_id = $2', 'has several registries'],
    ['select (select count(*) from ledger) from registries where registry_id = $1', 'has no registry for ledger'],
    [
      'select from ledger l left join registries r on l.registry_id = $1 and r.registry_id = $1',
      'has no registry for ledger',
    ],
    [
      'select from ledger l right join registries r on r.registry_id = $1 and l.registry_id = $1',
      'has no registry for registries',
    ],
    ['update registry_owners set gift_emails = $3 where stop_key = $1', 'has no registry for registry_owners'],
    ['delete from invitations where digest = $1', 'has no registry for invitations'],
    ['insert into ledger (order_number) values ($1)', 'has no registry for ledger'],
    ['insert into gift_marks (registry_id) values ($1), ($2)', 'has several registries'],
    ['with r as (select from registries) select from r', 'has no registry for registries'],
    [
      'select from ledger l join orders o using (order_number) where l.registry_id = $1',
      'reads ledger together with orders',
    ],
    [
      'update registries set revision_id = gen_random_uuid() where registry_id = $1',
      'changes rows with gen_random_uuid, which is volatile',
    ],
  ])('[OPS-06] not answered by one server: %s', (sql, why) => {
    expect(problem(sql, '1', '2', 3)).toBe(why);
  });

  it('[OPS-06] a table that has no place is an error', () => {
    expect(() => problem('select from unheard_of')).toThrow('unheard_of is not in tablePlaces');
  });
});
