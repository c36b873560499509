-- What figures are about, and what they descend from.

-- The interviews, censuses, models and registers behind figures. The ids are words of the data set.
create table evidence (
  id text collate "C" primary key,
  kind text not null,
  title text not null,
  fieldwork_start int,
  fieldwork_end int,
  birth_cohort smallint,
  current_source smallint references datasource (id),
  basis text not null default ''
);

-- What a figure is about beside its period. Figures about the same share a row; rows are only added.
create table coordinates (
  id int primary key,
  reference_start int,
  reference_end int,
  birth_cohort smallint,
  evidence text[] not null default '{}',
  edition text not null default '',
  superseded_by smallint references datasource (id)
);

alter table observation_note add column coordinates int;

-- Whether the source publishes the official estimate or count of the indicator.
alter table datasource_specific_indicator add column custodian boolean not null default false;

-- Every edition of a figure side by side, the current one included. Ids are positions in the files.
create table edition (
  id int primary key,
  value double precision not null,
  lower double precision,
  upper double precision,
  period int not null,
  indicator smallint not null references indicator (id),
  datasource smallint not null references datasource (id),
  location smallint not null references location (id),
  interval_level smallint,
  edition text not null,
  origin text not null default '',
  unique (indicator, datasource, location, period, edition)
);

-- Figures that were taken out, or are kept under protest, with why.
create table rejection (
  id int primary key,
  value double precision not null,
  period int not null,
  indicator smallint not null references indicator (id),
  datasource smallint not null references datasource (id),
  location smallint not null references location (id),
  reason text not null
);
create index rejection_by_measure on rejection (indicator, datasource);
