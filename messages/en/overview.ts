/** The answer on top of the overview. */
export const overview = {
  heading: '{indicator_name} in {place}',
  none: '{None} has a figure of {indicator_phrase} in {place}.',
  elsewhere: '{Place}: {figure} ({cited}).',
  one: '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}).',
  two: '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}); {otherWhich} is <b>{other}</b> ({otherCited}).',
  'two-sources':
    '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}); another source says <b>{other}</b> ({otherCited}).',
  'same-time': 'Of the same time {source} says <b>{figure}</b> ({cited}).',
  'same-births': 'For the same children, born in {born}, {source} says <b>{figure}</b> ({cited}).',
  noted: '{cited}, {notes}',
  partial:
    'a {of, select, year {year} quarter {quarter} month {month} week {week} other {}} that is not complete',
  'partial-to':
    'a {of, select, year {year} quarter {quarter} month {month} week {week} other {}} that is not complete, up to {end_long}',
  'wide-interval': 'wide interval',
  'in-question': 'in question, see Known errors',
  'above-all': 'above 100%, which no coverage can be',
  superseded: '{known, select, yes {superseded by {by}} no {superseded} other {}}',
  'parts-differ':
    'The {count, number} states of {place} together make <b>{mean}</b> in {cited}, weighted by {weights}: {difference} {side, select, more {more} less {less} other {}} than its own figure.',
  pieces:
    '{pieces, plural, one {All {sources, number} sources here use one piece of evidence.} other {The {sources, number} sources here use # independent pieces of evidence.}}',
  standing: '{Standing}.',
  apart: '{apart}.',
  'apart-and-standing': '{apart}, and {standing}.',
  same: '<b>The two show the same figure</b>',
  'same-evidence':
    '<b>The two show the same figure</b>{known, select, yes { because both use {evidence}} no { but are not independent} other {}}, so neither confirms the other',
  differ: '<b>The two differ by {difference_long}</b>',
  'years-apart':
    '<b>The two lie {years, plural, one {# year} other {# years}} apart</b> and are not compared',
  'cohorts-apart':
    '<b>The two are about children born in different years</b>, {first} and {second}, and are not compared',
  'lengths-apart':
    '<b>The two are not compared</b>, since one is of {first, select, year {a year} quarter {a quarter} month {a month} week {a week} other {}} and the other of {second, select, year {a year} quarter {a quarter} month {a month} week {a week} other {}}',
  'not-complete': '<b>The two are not compared</b>, since {cited} is not complete',
  'differ-dependent': '<b>The two differ by {difference_long}</b>, and are not independent of each other',
  'differ-more': '<b>The two differ by {difference_long}</b>, more than their published intervals explain',
  'differ-no-more':
    '<b>The two differ by {difference_long}</b>, no more than their published intervals allow',
  projected:
    '{source} projects <b>{figure}</b> for {period} in {place}. The sentences that follow, and the table, are of figures that are no projections.',
  'as-of': 'Looking back from {year}: what came later is left out of this answer and of the table.',
  newest: 'Show the newest',
  brief: 'Brief of {place}: two pages (PDF)',
} as const
