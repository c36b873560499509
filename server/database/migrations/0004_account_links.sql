-- Links that were sent by mail. Only the hash of the secret part is kept, so that whoever reads the table cannot use them.
-- A link is deleted when it is used, and goes with its account.
create table account_link (
  -- SHA-256 of the secret part, as hexadecimal text.
  hash text primary key,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password')),
  account int not null references account (id) on delete cascade,
  -- The address that it was sent to; for `change-email` the new one.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index account_link_by_account on account_link (account, purpose);
