-- Files that arrive in pieces, so that a line that breaks costs one piece. Forgotten a day after they were begun.
create table upload (
  id text primary key,
  owner int not null references account (id) on delete cascade,
  size int not null,
  -- SHA-256 of the whole.
  digest text not null,
  received int not null default 0,
  created_at timestamptz not null default now(),
  unique (owner, digest)
);

create table upload_piece (
  upload text not null references upload (id) on delete cascade,
  start int not null,
  content bytea not null,
  primary key (upload, start)
);
