-- What a licence allows in one of four words; its text stands beside it.
alter table datasource add column licence_class text not null default 'not_verified'
  check (licence_class in ('open', 'attribution', 'non_commercial', 'not_verified'));
-- The classes of licences that are left out of a release of the data set that ships, separated by commas.
alter table release add column left_out text not null default '';
