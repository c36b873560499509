-- The front of the site as administrators applied it, every state of it; the highest number holds. 0 is the product's own.
create table front_version (
  number int primary key,
  content jsonb not null,
  -- The number of the earlier version that was brought back.
  restored int references front_version (number),
  applied_by int references account (id) on delete set null,
  applied_at timestamptz not null default now()
);
create index front_version_by_person on front_version (applied_by);
insert into front_version (number, content) values (0, '{}');

-- What people prepare, one draft each; offered ones are seen by administrators.
create table front_draft (
  account int primary key references account (id) on delete cascade,
  content jsonb not null,
  version int not null default 1,
  is_offered boolean not null default false,
  saved_at timestamptz not null default now()
);

-- Logos of drafts and versions, checked like the pictures beside names. One that neither shows goes with the next upload.
create table front_logo (
  name text primary key,
  owner int references account (id) on delete set null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
create index front_logo_by_owner on front_logo (owner);
