-- How sources measured an indicator up to and with a release, kept when a later release tells it anew; the present description
-- stands in datasource_specific_indicator. So an address of a release answers what it answered then.
create table measures_then (
  indicator smallint not null references indicator (id),
  until_release int not null references release (number),
  body text not null,
  primary key (indicator, until_release)
);
