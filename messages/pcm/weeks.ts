/** Weeks of the year, and wetin dem count inside them. */
export const weeks = {
  one: '{week_long}',
  number: 'Week {week}',
  title: '{Week_long}',
  within: 'weeks {first} to {last} for {year}',
  'from-to': '{begin} reach {end}',
  in: 'for {span}',
  from: 'from {span}',
  'as-of': 'when {week_long} end',
  'any-time': 'for the time wey you ask for',
  named: '{count, plural, =1 {week {weeks} for {year}} other {weeks {weeks} for {year}}}',
  'count-of': '{count} for {year}',
  counted: '{number} {what}',
  none: '{None} get weekly figure of {many} for {place} {time}.',
  answer:
    '{source} get <b>{total}</b> for {place} {time}, {whole, select, yes {with figure for <b>{counted} out of {all} weeks</b> wey suppose dey} no {wey dem count for <b>{counted} out of {all} weeks</b> wey suppose dey: the other weeks no get figure} other {}}.',
  most: 'The highest{nature, select, cumulative { new ones} new {} stock {} other {}} for one week na {count, plural, =1 {1} other {#}}, for {when}.',
  'with-others': '{week_long}{others, plural, =0 {} one { and # other one} other { and # other ones}}',
} as const
