-- Distributes the tables of a gift registry with Citus, by registry. Read docs/distributed-database.md first.
-- Run on the coordinator while the service is stopped: psql --set ON_ERROR_STOP=1 --single-transaction --file docs/examples/distribute.sql

-- Unique constraints of a distributed table have its distribution column. These two are of random keys: an index that finds them is enough.
alter table invitations drop constraint invitations_digest_key;
create index invitations_by_digest on invitations (digest);
alter table registry_owners drop constraint registry_owners_stop_key_key;
create index registry_owners_by_stop_key on registry_owners (stop_key);

-- A table with a trigger cannot be a reference table. The service must renew catalogue.revision_id itself before this is done.
drop trigger catalogue_changed on products;

-- Foreign keys to the registry are put back once both of their tables are distributed.
alter table registry_owners drop constraint registry_owners_registry_id_fkey;
alter table registry_items drop constraint registry_items_registry_id_fkey;
alter table registry_events drop constraint registry_events_registry_id_fkey;
alter table registry_photos drop constraint registry_photos_registry_id_fkey;
alter table delivery_addresses drop constraint delivery_addresses_registry_id_fkey;
alter table gift_marks drop constraint gift_marks_registry_id_fkey;
alter table added_gifts drop constraint added_gifts_registry_id_fkey;
alter table checklist_ticks drop constraint checklist_ticks_registry_id_fkey;
alter table invitations drop constraint invitations_registry_id_fkey;

select create_reference_table('accounts');
select create_reference_table('products');
select create_reference_table('catalogue');

select create_distributed_table('registries', 'registry_id');
select create_distributed_table('registry_items', 'registry_id', colocate_with => 'registries');
select create_distributed_table('registry_owners', 'registry_id', colocate_with => 'registries');
select create_distributed_table('registry_events', 'registry_id', colocate_with => 'registries');
select create_distributed_table('ledger', 'registry_id', colocate_with => 'registries');
select create_distributed_table('gift_marks', 'registry_id', colocate_with => 'registries');
select create_distributed_table('added_gifts', 'registry_id', colocate_with => 'registries');
select create_distributed_table('delivery_addresses', 'registry_id', colocate_with => 'registries');
select create_distributed_table('registry_photos', 'registry_id', colocate_with => 'registries');
select create_distributed_table('checklist_ticks', 'registry_id', colocate_with => 'registries');
select create_distributed_table('invitations', 'registry_id', colocate_with => 'registries');
select create_distributed_table('deleted_registries', 'registry_id', colocate_with => 'registries');

alter table registry_owners add constraint registry_owners_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table registry_items add constraint registry_items_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table registry_events add constraint registry_events_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table registry_photos add constraint registry_photos_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table delivery_addresses add constraint delivery_addresses_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table gift_marks add constraint gift_marks_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table added_gifts add constraint added_gifts_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table checklist_ticks add constraint checklist_ticks_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
alter table invitations add constraint invitations_registry_id_fkey foreign key (registry_id) references registries on delete cascade;
