/** Weeks of the year, and what was counted in them. */
export const weeks = {
  one: '{week_long}',
  number: 'Week {week}',
  title: '{Week_long}',
  within: 'weeks {first} to {last} of {year}',
  'from-to': '{begin} to {end}',
  in: 'in {span}',
  from: 'from {span}',
  'as-of': 'at the end of {week_long}',
  'any-time': 'in the time asked for',
  named: '{count, plural, =1 {week {weeks} of {year}} other {weeks {weeks} of {year}}}',
  'count-of': '{count} of {year}',
  counted: '{number} {what}',
  none: '{None} has a weekly figure of {many} in {place} {time}.',
  answer:
    '{source} has <b>{total}</b> in {place} {time}, {whole, select, yes {with a figure for <b>{counted} of {all} weeks</b> due} no {counted in <b>{counted} of {all} weeks</b> due: no other week has a figure} other {}}.',
  most: 'The most{nature, select, cumulative { new ones} new {} stock {} other {}} in one week {count, plural, =1 {was 1} other {were #}}, in {when}.',
  'with-others': '{week_long}{others, plural, =0 {} one { and # other} other { and # others}}',
} as const
