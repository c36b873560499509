-- How people answered what the data audit found (domain/data-audit). The findings themselves follow from a release and are
-- kept with its files; their keys stay from release to release. Rows are only added.
create table data_audit_decision (
  id int generated always as identity primary key,
  finding text collate "C" not null,
  status text not null,
  note text not null,
  account int references account (id) on delete set null,
  decided_at timestamptz not null default now()
);
create index data_audit_decision_by_finding on data_audit_decision (finding, id);
