/** Figure by the year wey dem born the pikin. */
export const births = {
  unit: '{unit}, by the year wey dem born the pikin',
  span: 'pikin wey dem born for {span}',
  title: '{indicator_name} for {place}, pikin wey dem born for {span}',
  'title-source': '{indicator_name} for {place}, {source}, pikin wey dem born for {span}',
  'at-birth': 'Each figure dey for the year wey dem born the pikin; the label call the report.',
  meeting:
    'To meet no be to confirm: {models} {count, plural, one {dey take} other {all dey take}} figures of {surveys}, so where dem meet the years correct, but nothing dey confirmed.',
  unplaced:
    '{count, plural, one {We comot am, because nobody know the year wey dem born the pikin: {figures}.} other {We comot dem, because nobody know the year wey dem born the pikin: {figures}.}}',
  months: 'Months wey dem born dem',
  'by-report': 'By year of report',
} as const
