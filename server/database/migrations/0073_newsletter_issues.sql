-- Newsletters that were written here, and to whom each goes. A row of the second table is taken before its letter is handed
-- over, so that no address gets one twice; what has neither been sent nor failed was being handed over when a process ended.
create table newsletter_issue (
  id int generated always as identity primary key,
  subject text not null,
  content text not null,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'cancelled')),
  author int references account (id) on delete set null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  begun_at timestamptz,
  ended_at timestamptz
);
create table newsletter_sending (
  issue int not null references newsletter_issue (id) on delete cascade,
  -- Without a reference: who ends the newsletter is forgotten, and the count stays.
  subscriber int not null,
  taken_at timestamptz,
  sent_at timestamptz,
  has_failed boolean not null default false,
  primary key (issue, subscriber)
);
create index newsletter_sending_waits on newsletter_sending (issue) where taken_at is null;
