/** Figures over the years in which the children were born. */
export const births = {
  unit: '{unit}, by year of birth of the children',
  span: 'births of {span}',
  title: '{indicator_name} in {place}, births of {span}',
  'title-source': '{indicator_name} in {place}, {source}, births of {span}',
  'at-birth': 'Each figure stands at the year in which its children were born; its label names the report.',
  meeting:
    'Meeting is not confirming: {models} {count, plural, one {takes} other {take}} figures of {surveys} in, so where they meet the years are right, and nothing is confirmed.',
  unplaced:
    '{count, plural, one {Left out, because its children’s year of birth is not known: {figures}.} other {Left out, because their children’s year of birth is not known: {figures}.}}',
  months: 'Months of birth',
  'by-report': 'By year of report',
} as const
