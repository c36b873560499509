import { expect } from 'vitest'

export const int = expect.any(Number)
export const text = expect.any(String)
export const yesNo = expect.any(Boolean)

/** The lists that the earlier client loads when it starts, with the members that it reads of each row. */
export const REFERENCE_LISTS: readonly (readonly [path: string, shape: Readonly<Record<string, unknown>>])[] =
  [
    ['location/?size=1500', { id: int, name: text, level: int }],
    [
      'indicators/?size=4000',
      {
        id: int,
        full_name: text,
        short_name: text,
        program_area: text,
        indicator_type: text,
        national_source: text,
        national_information: text,
        sdg_information: text,
        factor: int,
        datasources: expect.any(Array),
        group: [],
        tags: [],
      },
    ],
    ['location_hierarchy_level/?size=1500', { id: int, name: text }],
    ['valuetypes/?size=1500', { id: int, value_type: text }],
    ['links/?size=1500', { id: int, period: text, link: text, datasource: int, indicator: int }],
    ['factors/?size=1500', { id: int, multiplier_factor: int, display_factor: text }],
    [
      'datasource_specific_indicator/?size=5000',
      {
        id: int,
        datasource: int,
        indicator: int,
        datasource_indicator: text,
        measurement_numerator: text,
        measurement_denominator: text,
        frequency: text,
        methodology_estimation: text,
        indicator_definition: text,
        data_level: text,
        national: yesNo,
        zonal: yesNo,
        state: yesNo,
        senatorial: yesNo,
        lga: yesNo,
      },
    ],
    [
      'datasources/?size=1500',
      {
        id: int,
        datasource: text,
        full_name: text,
        description: text,
        year_available: text,
        period_available: text,
        methodology: text,
        subnational_data: text,
        classification: expect.stringMatching(/^(Routine|Survey|Estimate)$/),
        link: text,
        group: [],
      },
    ],
  ]
