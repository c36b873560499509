/** Every source of an indicator over time. */
export const trend = {
  form: 'Form of the trend',
  title: '{indicator_name} in {place}',
  'title-at': '{indicator_name} in {place}, {period}',
  'title-span': '{indicator_name} in {place}, {from} to {to}',
  'title-source-at': '{indicator_name} in {place}, {source} {period}',
  'title-source-span': '{indicator_name} in {place}, {source} {from} to {to}',
  years: 'Years',
  'years-of': '{of, select, report {By year of report} birth {By year of birth} other {}}',
  'missing-key': 'On the axis: no figure in this year',
  'field-work': 'Surveys are drawn at the last year of their field work.',
  projections: 'Dashed: projections published by {sources}.',
  length: 'Length of the periods',
  'by-length': 'By {of, select, year {year} quarter {quarter} month {month} week {week} other {}}',
  'key-partial': 'Part of a period',
  partial:
    '{shape, select, line {Hollow and not joined} column {Hatched} other {}}: {figures}, {count, plural, one {a period} other {periods}} not complete.',
  broken:
    'The line of {source} breaks between {before} and {after}: the figures are of two {why, select, edition {editions ({editions})} unnamed {editions} definition {definitions} other {}}, so the step between them is no change.',
  'other-length':
    'Figures by {of, select, year {year} quarter {quarter} month {month} week {week} other {}} of {sources} are not drawn beside those by {length, select, year {year} quarter {quarter} month {month} week {week} other {}}.',
  'one-period': 'All figures shown are of {period}, so no change over time can be shown.',
  few: '{why, select, first {Drawn are the chosen source, the official one and the newest of each class: {shown} of the {all} that have figures.} chosen {{shown} of the {all} sources that have figures are drawn.} other {}}',
  'beyond-whole':
    'Values above 100% are drawn as published and marked: a share cannot be more than the whole.',
  'interval-beyond': 'An interval reaches above 100%; no value does.',
  beyond:
    'Values above 100% are drawn as published and marked: often because the assumed target population is too low, or because of children from elsewhere and doses counted twice.',
  hidden: 'All sources of {indicator} are hidden; choose one in the key',
  'key-shared': '{name} ({mark})',
  'key-interval': '{source} with {level} interval',
  'missing-year': '{source} {year}',
  shown:
    '{count, plural, one {One source shows {indicator} in {place}.} other {# sources show {indicator} in {place}.}}',
  alone: 'One of the sources of {indicator} in {place} is shown.',
  one: '{source} has one figure, {figure_short} in {period}{beyond}.',
  course:
    '{source} has {count} figures, from {first_short} in {firstPeriod} to {last_short} in {lastPeriod}{beyond}.',
  'beside-span':
    '{partial, plural, =0 {} one {, plus one of a period that is not complete ({periods})} other {, plus # of periods that are not complete ({periods})}}{projected, select, yes {, plus projections to {end}} no {} other {}}',
} as const
