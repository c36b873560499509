-- Releases of whose revised figures those who quote them have been told; earlier ones are history.
create table release_told (
  release int primary key references release (number),
  told_at timestamptz not null default now()
);
insert into release_told (release) select number from release where hash is not null;
