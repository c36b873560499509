-- Who asked for the newsletter. An address counts once it was confirmed by the link of a letter.
create table subscriber (
  id int generated always as identity primary key,
  email text not null,
  name text not null default '',
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index subscriber_by_email on subscriber (lower(email));
