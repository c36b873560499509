import { z } from 'zod'
import { INTERVALS_PUBLISHED } from '#domain/indicator/indicator.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idFilter, yesNoFilter } from '#contract/listing/filters.ts'
import { tableQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'

/** How one data source measures one indicator. `data_level` repeats the five booleans: `National, Zonal, State`. */
export const measureRow = z.object({
  id: z.int(),
  datasource: z.int(),
  indicator: z.int(),
  datasource_indicator: z.string().meta({ description: 'Name that the source itself uses.' }),
  indicator_definition: z.string(),
  measurement_numerator: z.string(),
  measurement_denominator: z.string(),
  frequency: z.string(),
  methodology_estimation: z.string(),
  data_level: z.string(),
  national: z.boolean(),
  zonal: z.boolean(),
  state: z.boolean(),
  senatorial: z.boolean(),
  lga: z.boolean(),
  periods: z.string(),
  comparability_note: z.string(),
  interval_published: z.enum(INTERVALS_PUBLISHED).meta({
    description:
      'Whether the publisher gives an interval for the indicator. An interval that is published need not be held here.',
  }),
  ...timestamps,
})

export type MeasureRow = z.output<typeof measureRow>

export const listMeasures = endpoint({
  method: 'GET',
  path: '/datasource_specific_indicator',
  summary: 'How each data source measures each indicator',
  tag: 'Reference',
  permission: 'public',
  pathParameters: noParameters,
  query: tableQuery(['id', 'datasource', 'indicator', 'created_at', 'updated_at'], {
    id: idFilter('Row'),
    datasource: idFilter('Data source'),
    indicator: idFilter('Indicator'),
    national: yesNoFilter,
    zonal: yesNoFilter,
    state: yesNoFilter,
    senatorial: yesNoFilter,
    lga: yesNoFilter,
  }),
  answer: pageOf(measureRow),
  problems: ['invalid-input', 'page-too-large'],
  csv: true,
})

export const readMeasure = endpoint({
  method: 'GET',
  path: '/datasource_specific_indicator/{id}',
  summary: 'The row with this id, otherwise the first row of the indicator with this id',
  tag: 'Reference',
  permission: 'public',
  pathParameters: idInPath,
  query: noParameters,
  answer: measureRow,
  problems: ['invalid-input', 'not-found'],
})
