-- What administrators set for the whole platform. One row; it is there from the beginning.
create table platform_setting (
  id boolean primary key default true check (id),
  -- False: only administrators make accounts.
  registration_open boolean not null default true,
  -- Shown on top of every page; empty: nothing.
  notice text not null default '',
  -- Roles whose rights begin only when a second step of sign-in is set up.
  second_factor_roles text[] not null default '{}',
  -- Counts the changes, so that two administrators do not undo each other's without knowing.
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into platform_setting default values;

-- When somebody last proved with the password that it is still them; null: not since the sign-in.
alter table session add column proven_at timestamptz;

-- The last row of the audit log, so that rows cut off at its end are missed.
create table audit_head (
  id boolean primary key default true check (id),
  last_entry bigint not null,
  hash text not null
);
insert into audit_head (last_entry, hash)
  select coalesce(max(e.id), 0), coalesce((select hash from audit_entry order by id desc limit 1), repeat('0', 64))
  from audit_entry e;

create index audit_entry_by_time on audit_entry (at);

-- The audit log only grows. Whoever may change tables can lift this; the chain of hashes then tells of it.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows.';
end
$$;
create trigger audit_entry_only_grows before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();
