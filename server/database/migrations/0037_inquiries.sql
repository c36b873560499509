-- What the public sends in. `form_key` is made by the form, so that what is sent twice is kept once.
create table inquiry (
  id int generated always as identity primary key,
  kind text not null,
  state text not null,
  name text not null default '',
  email text not null,
  organization text not null default '',
  subject text not null default '',
  text text not null default '',
  details jsonb not null default '{}',
  answer text not null default '',
  form_key uuid unique,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);
create index inquiry_by_kind on inquiry (kind, state, id);
