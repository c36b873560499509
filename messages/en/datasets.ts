/** One indicator in several data sets. */
export const datasets = {
  times: '{number} times',
  state: '{place} state',
  same: '{first} and {second} show the <b>same figure</b> in {place}: {figure}.',
  chance:
    '{first} ({figure}) and {second} ({other}) <b>do not clearly differ</b> in {place}: the difference of {difference_long} may be chance.',
  zero: 'One of the two figures is zero in {place} ({first} {figure}, {second} {other}), so they <b>cannot be compared</b> as a ratio.',
  'below-zero':
    'One of the two figures is below zero in {place} ({first} {figure}, {second} {other}), so they <b>cannot be compared</b> as a ratio.',
  apart:
    '{first} is {near, select, yes {<b>{difference_long} higher than</b> {second} in {place} ({figure} against {other})} no {<b>{times} as high as</b> {second} in {place} ({figure} against {other}, {difference_long} apart)} other {}}, more than the published intervals explain.',
  untested:
    'As published, {first} is {near, select, yes {<b>{difference_long} higher than</b> {second} in {place} ({figure} against {other})} no {<b>{times} as high as</b> {second} in {place} ({figure} against {other}, {difference_long} apart)} other {}}; {why, select, no_interval {without both intervals it is unclear whether this is more than chance} count {counts without intervals cannot be tested for chance} routine {a routine count has no interval, so the difference cannot be tested} few_events {one of them is based on fewer than 20 events, so the difference is not tested} dependent {the two are not independent, so the difference cannot be tested} other {}}.',
  partial:
    '{cited} is not complete, so the two are <b>not compared</b> ({first} {figure}, {second} {other}).',
  lengths:
    '{first} and {second} are of periods of different length, so the two are <b>not compared</b> ({first} {figure}, {second} {other}).',
  'not-both': 'No figure for {place_name} is held in both.',
  'only-two': 'Interpretation is only available when comparing two datasets.',
  'none-has': 'None of the data sets has a figure for {place_name}.',
  several: '{place_name}: {figures}.',
  figure: '<b>{figure}</b> ({cited})',
  'states-have': '{count, plural, one {# state has figures} other {# states have figures}}.',
  'years-apart':
    'The two lie {years, plural, one {# year} other {# years}} apart, so part of any difference may be change over time.',
  'states-untested': 'By state no difference can be tested.',
  'states-told':
    '{all, plural, one {{apart, plural, =0 {{same, plural, =0 {In the one state that both have the difference may be chance.} other {In the one state that both have the two are equal.}}} other {The two clearly differ in the one state that both have.}}} other {The two clearly differ in {apart, plural, =0 {none} other {#}} of # states{same, plural, =0 {} other {; in # they are equal}}{chance, plural, =0 {} other {; in # the difference may be chance}}{open, plural, =0 {} other {; # cannot be tested}}.}}',
  'and-states': '{place} and its states',
  'figure-title': '{indicator_name} in {where}, {sources}',
  sum: '{place_name} is the sum of its states, so it is written and not drawn on their axis.',
  'own-axis': 'The axis does not begin at zero: read the position of the dots, not the length of a line.',
  'national-only': 'These data sets have national figures only.',
  'both-rest': '{sources} both use {origin}: they are not independent, so their agreement confirms nothing.',
  difference: 'Difference: the first data set minus the second.',
  bold: 'Bold where it is more than the published intervals explain, all states looked at together (95%, Holm).',
  'figure-subtitle':
    '{Unit}; {place} first, then {order, select, name {states in the order of the alphabet} zone {states by zone} value {states from the largest difference} other {}}',
  small: '{name} (small)',
  multiplier: 'Multiplier: {times}',
  'head-difference': 'Difference',
} as const
