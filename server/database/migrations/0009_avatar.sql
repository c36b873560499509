-- Pictures that people put beside their names: few and small, so they lie with the accounts and are backed up with them.
-- `account.image` holds the address of the one in force.
create table avatar (
  account int primary key references account (id) on delete cascade,
  -- A new one with each upload: it is the version in the address and cannot be guessed.
  id text not null unique,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null,
  created_at timestamptz not null default now()
);
