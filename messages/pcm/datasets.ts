/** One indicator for different data sets. */
export const datasets = {
  times: '{number} times',
  state: '{place} state',
  same: '{first} and {second} show the <b>same figure</b> for {place}: {figure}.',
  chance:
    'Person <b>no fit tell</b> {first} ({figure}) from {second} ({other}) for {place}: the difference of {difference} fit be chance.',
  zero: 'One of the two figures na zero for {place} ({first} {figure}, {second} {other}), so person <b>no fit compare</b> dem as ratio.',
  'below-zero':
    'One of the two figures dey below zero for {place} ({first} {figure}, {second} {other}), so person <b>no fit compare</b> dem as ratio.',
  apart:
    '{first} {near, select, yes {<b>pass</b> {second} for {place} with {difference_long} ({figure} against {other})} no {<b>na {times} of</b> {second} for {place} ({figure} against {other}, {difference_long} dey between dem)} other {}}, e pass wetin the ranges wey dem publish fit explain.',
  untested:
    'As dem publish am, {first} {near, select, yes {<b>pass</b> {second} for {place} with {difference_long} ({figure} against {other})} no {<b>na {times} of</b> {second} for {place} ({figure} against {other}, {difference_long} dey between dem)} other {}}; {why, select, no_interval {if the two no get range, nobody fit talk whether e pass chance} count {person no fit test counts wey no get range for chance} routine {routine count no get range, so person no fit test the difference} few_events {one of dem no reach 20 cases, so we no test the difference} dependent {one of the two take from the other, so person no fit test the difference} other {}}.',
  partial: '{cited} never complete, so we <b>no compare</b> the two ({first} {figure}, {second} {other}).',
  lengths:
    'The time of {first} and the time of {second} no long reach each other, so we <b>no compare</b> the two ({first} {figure}, {second} {other}).',
  'not-both': 'No be the two get figure for {place_name}.',
  'only-two': 'Interpretation dey only when you compare two datasets.',
  'none-has': 'None of the data sets get figure for {place_name}.',
  several: '{place_name}: {figures}.',
  figure: '<b>{figure}</b> ({cited})',
  'states-have': '{count, plural, one {# state get figures} other {# states get figures}}.',
  'years-apart':
    '{years, plural, one {# year} other {# years}} dey between the two, so part of any difference fit be change over time.',
  'states-untested': 'By state, person no fit test any difference.',
  'states-told':
    '{all, plural, one {{apart, plural, =0 {{same, plural, =0 {For the one state wey the two get, the difference fit be chance.} other {For the one state wey the two get, dem be the same.}}} other {Person fit tell the two apart for the one state wey the two get.}}} other {By state, person fit tell the two apart for {apart, plural, =0 {none} other {#}} of # states{same, plural, =0 {} other {; for # dem be the same}}{chance, plural, =0 {} other {; for # the difference fit be chance}}{open, plural, =0 {} other {; person no fit test #}}.}}',
  'and-states': '{place} and the states',
  'figure-title': '{indicator_name} for {where}, {sources}',
  sum: '{place_name} na the sum of the states, so we write am, we no draw am for their line.',
  'own-axis': 'The line no start from zero: look where the dots stand, no be how long the line be.',
  'national-only': 'These data sets get only national figures.',
  'both-rest': '{sources} stand on top {origin}: dem no independent, so if dem agree e no confirm anything.',
  difference: 'Difference: the first data set minus the second.',
  bold: 'E bold where e pass wetin the ranges wey dem publish fit explain, when person look all the states together (95%, Holm).',
  'figure-subtitle':
    '{Unit}; {place} first, then {order, select, name {states in order of the alphabet} zone {states by zone} value {states from the difference wey big pass} other {}}',
  small: '{name} (small)',
  multiplier: 'Multiplier: {times}',
  'head-difference': 'Difference',
} as const
