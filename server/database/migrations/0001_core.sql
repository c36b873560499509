-- The core: what is measured, by whom, where, and every figure that was ever published.
-- Forward only; applied at start under an advisory lock. One dialect: PGlite and PostgreSQL run the same statements.

-- A release is a published state of all data. `hash` is null only inside the publishing transaction.
create table release (
  number int primary key,
  hash text unique,
  published_at timestamptz not null,
  note text not null default '',
  actor text not null default '',
  -- Central values, bounds and parts that are current in this release.
  observations bigint not null default 0,
  added bigint not null default 0,
  ended bigint not null default 0
);

-- What menus need, as it was at that release (see contract/release-file.ts).
create table release_catalogue (
  release int primary key references release (number),
  body text not null
);

create table factor (
  id smallint primary key,
  multiplier_factor int not null,
  display_factor text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table value_type (
  id smallint primary key,
  value_type text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table location_hierarchy_level (
  id smallint primary key,
  name text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table location (
  id smallint primary key,
  name text not null,
  level smallint not null references location_hierarchy_level (id),
  parent smallint references location (id),
  iso_code text not null default '',
  pcode text not null default '',
  capital text not null default '',
  area_km2 double precision,
  latitude double precision,
  longitude double precision,
  senatorial_district smallint references location (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index location_by_parent on location (parent, level);

create table indicator (
  id smallint primary key,
  code text not null unique,
  full_name text not null,
  short_name text not null,
  program_area text not null,
  desirable_slope text check (desirable_slope in ('Positive', 'Negative')),
  indicator_type text not null default '',
  factor smallint not null references factor (id),
  decimals smallint not null default 1,
  definition text not null default '',
  numerator text not null default '',
  denominator text not null default '',
  national_target double precision,
  national_target_year int,
  national_source text not null default '',
  sdg_target double precision,
  sdg_information text not null default '',
  first_related smallint,
  second_related smallint,
  third_related smallint,
  fourth_related smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table datasource (
  id smallint primary key,
  datasource text not null unique,
  full_name text not null,
  description text not null default '',
  classification text not null check (classification in ('Routine', 'Survey', 'Estimate')),
  methodology text not null default '',
  custodian text not null default '',
  year_available text not null default '',
  period_available text not null default '',
  subnational_data text not null default '',
  link text not null default '',
  licence text not null default '',
  citation text not null default '',
  vintage text not null default '',
  -- Sources whose interviews or reports this one re-tabulates.
  derived_from smallint[] not null default '{}',
  -- ISO period → usual label, for rounds whose field work spans two years.
  period_labels jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table datasource_specific_indicator (
  id int primary key,
  datasource smallint not null references datasource (id),
  indicator smallint not null references indicator (id),
  datasource_indicator text not null,
  indicator_definition text not null default '',
  measurement_numerator text not null default '',
  measurement_denominator text not null default '',
  frequency text not null default '',
  methodology_estimation text not null default '',
  "national" boolean not null default false,
  zonal boolean not null default false,
  state boolean not null default false,
  senatorial boolean not null default false,
  lga boolean not null default false,
  periods text not null default '',
  comparability_note text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (indicator, datasource)
);

create table citation (
  id int primary key,
  datasource smallint not null references datasource (id),
  indicator smallint not null references indicator (id),
  level text not null,
  period int not null,
  locations smallint[] not null default '{}',
  definition_note text not null default '',
  citation text not null,
  url text not null default '',
  file text not null default ''
);
create index citation_by_measure on citation (indicator, datasource);

-- Addresses of the publications behind an indicator, source and period.
create table link (
  id int primary key,
  period int not null,
  link text not null,
  datasource smallint not null references datasource (id),
  indicator smallint not null references indicator (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table dashboard (
  id int primary key,
  name text not null unique,
  title text not null,
  description text not null default '',
  indicators smallint[] not null,
  default_indicators smallint[] not null,
  data_sources smallint[] not null,
  initial_indicator smallint,
  initial_datasource smallint,
  initial_location smallint not null default 1,
  show_table_related_indicator boolean not null default true,
  sections text[] not null default '{}',
  -- Which import would fill a dashboard that has no figures yet; empty for the others.
  waiting_for text not null default '',
  is_private boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Every value that was ever published, append-only: a correction ends one row and adds another.
-- Columns are ordered by width, so that no space is lost to alignment. No foreign keys and no triggers: the loader
-- checks ids, and the table stays free to be distributed (docs/decisions).
create table observation (
  value double precision not null,
  release_added int not null,
  release_removed int not null default 2147483647,
  period int not null,
  indicator smallint not null,
  datasource smallint not null,
  location smallint not null,
  value_type smallint not null
);
create unique index observation_key
  on observation (indicator, datasource, location, value_type, period, release_removed) include (value, release_added);

-- What is said about a point, keyed by the point. `interval_level` is 90 or 95 (percent).
create table observation_note (
  release_added int not null,
  release_removed int not null default 2147483647,
  period int not null,
  sample_size int,
  citation int,
  indicator smallint not null,
  datasource smallint not null,
  location smallint not null,
  interval_level smallint,
  flags text[] not null default '{}'
);
create unique index observation_note_key
  on observation_note (indicator, datasource, location, period, release_removed);

-- Figures by sex, age, residence, wealth and other dimensions. `population_share` is a percentage.
create table disaggregated (
  value double precision not null,
  lower double precision,
  upper double precision,
  population_share double precision,
  release_added int not null,
  release_removed int not null default 2147483647,
  period int not null,
  category_order int not null default 0,
  indicator smallint not null,
  datasource smallint not null,
  location smallint not null,
  dimension text not null,
  category text not null
);
create unique index disaggregated_key
  on disaggregated (indicator, datasource, location, period, dimension, category, release_removed);

create table facility (
  id int primary key,
  name text not null,
  type text not null default '',
  tier smallint,
  level text not null default '',
  ownership text not null default '',
  state smallint not null references location (id),
  lga smallint references location (id),
  latitude double precision,
  longitude double precision,
  datasource smallint not null references datasource (id),
  flag text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index facility_by_place on facility (state, lga);

insert into factor (id, multiplier_factor, display_factor) values
  (1, 1000, 'Per 1000'), (2, 100, 'in percentage'), (3, 100000, 'Per 100,000'), (4, 1, '1');
insert into value_type (id, value_type) values
  (1, 'Estimate'), (2, 'Survey'), (3, 'Lower bound'), (4, 'Upper bound'), (5, 'Routine'), (6, 'Numerator'),
  (7, 'Denominator');
insert into location_hierarchy_level (id, name) values
  (1, 'National'), (2, 'Zonal'), (3, 'State'), (4, 'LGA'), (5, 'Senatorial');
