/** Columns of a measure under the names of `IndicatorSource`. */
export const MEASURE_COLUMNS = `id, indicator, datasource as source, datasource_indicator as name,
  indicator_definition as definition, measurement_numerator as numerator, measurement_denominator as denominator,
  frequency, methodology_estimation as method, "national", zonal, state, senatorial, lga, periods,
  comparability_note as comparability, custodian, interval_published as "intervalPublished",
  array(
    select distinct e.edition from edition e
    where e.indicator = datasource_specific_indicator.indicator
      and e.datasource = datasource_specific_indicator.datasource and e.lower is not null
    order by e.edition
  ) as "intervalEditions"`
