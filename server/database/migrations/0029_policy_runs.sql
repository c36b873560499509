-- Simulations that people kept: inputs and results as they were, for their owner alone.
create table policy_run (
  id bigint generated always as identity primary key,
  owner int not null references account on delete cascade,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index policy_run_owner on policy_run (owner, id);
