-- Whether the publisher gives an interval for an indicator, apart from whether one is held here.
alter table datasource_specific_indicator add column interval_published text not null default 'not_known'
  check (interval_published in ('yes', 'no', 'not_known'));
