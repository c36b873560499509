/** A column of a file of figures: its name, whether a row needs it, and what it holds. */
interface ImportColumn {
  readonly name: string
  readonly need: 'needed' | 'together' | 'optional'
  readonly holds: string
}

/** The columns of a file of figures, in the order of the template (docs/data/import.md). */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  { name: 'indicator', need: 'needed', holds: 'The number of the indicator.' },
  { name: 'datasource', need: 'needed', holds: 'The number of the data source.' },
  { name: 'location', need: 'needed', holds: 'The number of the place; 1 is the nation.' },
  {
    name: 'period',
    need: 'needed',
    holds: 'A year (2018), a month (2024-03), a week (2024-W40) or a quarter (2024-Q2).',
  },
  {
    name: 'value',
    need: 'needed',
    holds: 'The figure in the unit that is shown: 43.3 for 43.3 per cent, without a sign for it.',
  },
  { name: 'lower', need: 'together', holds: 'The lower end of the interval that the publisher gives.' },
  { name: 'upper', need: 'together', holds: 'Its upper end; the value lies between them.' },
  { name: 'interval_level', need: 'together', holds: '90 or 95, where there is an interval.' },
  { name: 'numerator', need: 'optional', holds: 'The count above the line, in units and not in thousands.' },
  { name: 'denominator', need: 'optional', holds: 'The count below the line.' },
  { name: 'sample_size', need: 'optional', holds: 'How many were asked or counted.' },
  {
    name: 'flag',
    need: 'optional',
    holds: 'Words that say what is special, such as projection; several with semicolons.',
  },
  {
    name: 'reference_start',
    need: 'together',
    holds: 'When the time begins that the figure describes: 2016-09.',
  },
  { name: 'reference_end', need: 'together', holds: 'When that time ends.' },
  { name: 'cohort', need: 'optional', holds: 'The year of birth of the children, for vaccinations.' },
  {
    name: 'evidence',
    need: 'optional',
    holds: 'What the figure rests on, such as a survey round: NDHS2024.',
  },
  { name: 'edition', need: 'optional', holds: 'Which revision or round it is, in the publisher’s words.' },
  { name: 'superseded_by', need: 'optional', holds: 'The source that holds the newer edition of it.' },
]

/** An empty file of figures to begin with: the row of names. */
export const IMPORT_TEMPLATE = `${IMPORT_COLUMNS.map(({ name }) => name).join(',')}\n`

/** Two figures as they are published, to look at and to change. */
export const IMPORT_EXAMPLE = `${IMPORT_TEMPLATE}7,2,1,2018,43.3,,,,,,,,2013-08,2018-12,,NDHS2018,,
7,2,1,2024,46,,,,,,,secondary_source;rounded,2021-12,2024-05,,NDHS2024,,
`
