/** Figures over the years in which the children were born. */
export const births = {
  unit: '{unit}, by year of birth of the children',
  span: 'births of {span}',
  title: '{indicator_name} in {place}, births of {span}',
  'title-source': '{indicator_name} in {place}, {source}, births of {span}',
  'at-birth': 'Each figure is drawn at the year in which its children were born; its label names the report.',
  meeting:
    '{models} {count, plural, one {uses} other {use}} figures of {surveys}, so where the lines meet the years match, but neither confirms the other.',
  unplaced:
    '{count, plural, one {Left out, because its children’s year of birth is not known: {figures}.} other {Left out, because their children’s year of birth is not known: {figures}.}}',
  months: 'Months of birth',
  'by-report': 'By year of report',
} as const
