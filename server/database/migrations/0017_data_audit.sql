-- What the data audit found in the current release (domain/data-audit), and how people answered it.

-- The audit that was made, one row: findings belong to it and go with it.
create table data_audit_run (
  release int primary key references release (number),
  -- Rises when the rules change, so that the audit is made again.
  edition int not null,
  -- What each rule looked at and found: [rule, checked, found].
  rules jsonb not null,
  made_at timestamptz not null default now()
);

create table data_audit_finding (
  id int primary key,
  release int not null references data_audit_run (release) on delete cascade,
  key text collate "C" not null unique,
  rule text not null,
  severity text not null,
  -- What the rules know; the newest decision goes before it.
  status text not null,
  explanation text,
  figures int not null,
  first_period int not null,
  last_period int not null,
  indicator smallint not null,
  datasource smallint not null,
  other smallint,
  locations smallint[] not null,
  -- The first cases of so many.
  case_count int not null,
  cases jsonb not null
);
create index data_audit_finding_by_measure on data_audit_finding (indicator, datasource);

-- Answers to findings, by their key, which stays from release to release. Rows are only added.
create table data_audit_decision (
  id int generated always as identity primary key,
  finding text collate "C" not null,
  status text not null,
  note text not null,
  account int references account (id) on delete set null,
  decided_at timestamptz not null default now()
);
create index data_audit_decision_by_finding on data_audit_decision (finding, id);
