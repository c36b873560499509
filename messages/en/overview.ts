/** The answer on top of the overview. */
export const overview = {
  heading: '{indicator_name} in {place}',
  none: '{None} has a figure of {indicator_phrase} in {place}.',
  elsewhere: '{Place}: {figure} ({cited}).',
  one: '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}).',
  two: '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}); {otherWhich} is <b>{other}</b> ({otherCited}).',
  'two-sources':
    '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}); another source says <b>{other}</b> ({otherCited}).',
  'one-and-standing':
    '{Which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}), and {standing}.',
  'same-time': 'Of the same time {source} says <b>{figure}</b> ({cited}): {apart}.',
  'same-births': 'For the same children, born in {born}, {source} says <b>{figure}</b> ({cited}): {apart}.',
  noted: '{cited}, {notes}',
  partial:
    'a {of, select, year {year} quarter {quarter} month {month} week {week} other {}} that is not complete',
  'partial-to':
    'a {of, select, year {year} quarter {quarter} month {month} week {week} other {}} that is not complete, up to {end_long}',
  'wide-interval': 'wide interval',
  doubtful: 'implausible level',
  'in-question': 'in question, see Known errors',
  'above-all': 'above 100%, which no coverage can be',
  superseded: '{known, select, yes {superseded by {by}} no {superseded} other {}}',
  'parts-differ':
    'The {count, number} states of {place} together make <b>{mean}</b> in {cited}, weighted by {weights}: {difference} {side, select, more {more} less {less} other {}} than its own figure.',
  pieces:
    '{pieces, plural, one {All {sources, number} sources here use one piece of evidence.} other {The {sources, number} sources here use # independent pieces of evidence.}}',
  apart: '{Apart}.',
  'apart-and-standing': '{apart}, and {standing}',
  same: '<b>the two show the same figure</b>',
  'same-evidence':
    '<b>the two show the same figure</b>{known, select, yes { because both use {evidence}} no { but are not independent} other {}}, so neither confirms the other',
  differ: '<b>the two differ by {difference_long}</b>',
  'years-apart':
    '<b>the two lie {years, plural, one {# year} other {# years}} apart</b> and are not compared',
  'cohorts-apart':
    '<b>the two are about children born in different years</b>, {first} and {second}, and are not compared',
  'lengths-apart':
    '<b>the two are not compared</b>, since one is of {first, select, year {a year} quarter {a quarter} month {a month} week {a week} other {}} and the other of {second, select, year {a year} quarter {a quarter} month {a month} week {a week} other {}}',
  'not-complete': '<b>the two are not compared</b>, since {cited} is not complete',
  'differ-dependent': '<b>the two differ by {difference_long}</b>, and are not independent of each other',
  'differ-more': '<b>the two differ by {difference_long}</b>, more than their published intervals explain',
  'differ-no-more':
    '<b>the two differ by {difference_long}</b>, no more than their published intervals allow',
  projected:
    '{source} projects <b>{figure}</b> for {period} in {place}. The sentences that follow, and the table, leave out figures that are marked as projections, unless a source has no others.',
  'as-of': 'Looking back from {year}: what came later is left out of this answer and of the table.',
  newest: 'Show the newest',
  brief: 'Brief of {place}: two pages (PDF)',
} as const
