-- Dashboards that administrators make are site dashboards, and name their sections by slug, as everything inside does.

alter table made_dashboard rename to site_dashboard;

-- A title that no section has stays as it is.
update site_dashboard d set sections = array(
  select coalesce(k.slug, s.title)
  from unnest(d.sections) with ordinality as s (title, place)
  left join (values
    ('Indicator Overview', 'indicator-overview'),
    ('Zonal Analysis', 'zonal-analysis'),
    ('Indicator Comparison', 'indicator-comparison'),
    ('Dataset Comparison', 'dataset-comparison'),
    ('Multi-Source Comparison', 'multi-source-comparison'),
    ('Disaggregation', 'disaggregation'),
    ('Scorecard', 'scorecard'),
    ('Data Quality', 'data-quality'),
    ('Epidemic Curve', 'epidemic-curve')
  ) as k (title, slug) on k.title = s.title
  order by s.place
);
