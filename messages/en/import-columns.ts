/** The columns of a file of figures, as an import says them. */
export const importColumns = {
  needed: 'needed',
  together: 'with those beside it, or not at all',
  optional: 'may be empty',
  indicator: 'The number of the indicator: id in datasets/indicators.csv.',
  datasource: 'The number of the data source: id in datasets/sources.csv.',
  location: 'The number of the place: id in datasets/locations.csv; 1 is the nation.',
  period:
    'A year (2018), a month (2024-03), an ISO week (2024-W40; week 53 where the year has one) or a quarter (2024-Q2).',
  value:
    'The figure in the unit that is shown: 43.3 for 43.3 per cent. No separators, no sign. The word withdrawn takes a published figure back.',
  lower: 'The lower end of the interval that the publisher gives.',
  upper: 'Its upper end; the value lies between them.',
  interval_level: '80, 90 or 95, where there is an interval.',
  se: 'The standard error of the figure, in its unit; it replaces an interval where the publisher gives none.',
  numerator: 'The count above the line, in units and not in thousands.',
  denominator: 'The count below the line.',
  sample_size: 'How many were asked or counted, above 0.',
  flag: 'Words from the list of flags in datasets/README.md that say what is special, such as projection; several with semicolons.',
  reference_start:
    'When the time begins that the figure describes: 2016-09 for births, a year, month or week.',
  reference_end: 'When that time ends.',
  cohort:
    'The year of birth of the children, for vaccinations. Left out for reports of a dose due after the first birthday, it follows from the age at which the dose is due.',
  evidence:
    'What the figure is based on: ids in datasets/evidence.csv, such as NDHS2024; several with semicolons.',
  edition: 'Which revision, round or copy it is, in the publisher’s words.',
  superseded_by: 'The short name of the source that holds the current edition of it.',
} as const
