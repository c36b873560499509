/** How dem dey write number, time and list. */
export const values = {
  'per-1000': '{number} for every 1,000',
  'per-100000': '{number} for every 100,000',
  'in-words': '{number} {unit}',
  international: '{number} international dollars',
  dollars: '{sign}{number}{size, select, millions { million} one {} other {}}',
  percent: '{number}%',
  'cited-months': '{cited} ({from}{one, select, yes {} no { reach {to}} other {}})',
  'less-than': 'e never reach {number}',
  points: '{count, plural, =1 {{number} point} other {{number} points}}',
  'p-equal': '= {number}',
  'p-less': '< {number}',
  month:
    '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} 12 {December} other {}}',
  'month-short':
    '{month, select, 1 {Jan} 2 {Feb} 3 {Mar} 4 {Apr} 5 {May} 6 {Jun} 7 {Jul} 8 {Aug} 9 {Sep} 10 {Oct} 11 {Nov} 12 {Dec} other {}}',
  'month-of-year': '{month} {year}',
  'week-of-year': 'week {week} for {year}',
  'week-short': '{year} week {week}',
  'quarter-of-year': 'quarter {quarter} for {year}',
  'quarter-short': '{year} Q{quarter}',
  day: '{day} {month} {year}',
  'day-long': '{day, selectordinal, other {#}} {month} {year}',
  cited: '{source} {period}',
  and: '{before} and {last}',
  or: '{before} abi {last}',
  'held-level':
    '{level, select, nation {the whole country} zone {{same, select, yes {other zones} no {zones} other {}}} state {{same, select, yes {other states} no {states} other {}}} lga {{same, select, yes {other LGAs} no {LGAs} other {}}} district {{same, select, yes {other senatorial districts} no {senatorial districts} other {}}} other {}} ({sources})',
  'and-others': '{first} and {count, number} others',
  'and-more': '{names} and {count} more',
} as const
