/** The answer on top of the overview. */
export const overview = {
  heading: '{indicator_name} in {place}',
  none: 'No source has a figure of {indicator_phrase} in {place} {held, select, dashboard {on this dashboard} release {in this release} other {}}.',
  which:
    '{age, select, latest {latest} official {official} held {newest} other {}} {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}{age, select, held { held} other {}}',
  one: 'The {which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}).',
  two: 'The {which} puts {indicator_phrase} in {place} at <b>{figure}</b> ({cited}); the {otherWhich} is <b>{other}</b> ({otherCited}).',
  noted: '{cited}, {notes}',
  partial:
    'a {of, select, year {year} quarter {quarter} month {month} week {week} other {}} that is not complete',
  'partial-to':
    'a {of, select, year {year} quarter {quarter} month {month} week {week} other {}} that is not complete, up to {end_long}',
  'above-all': 'above 100%, which no coverage can be',
  superseded: '{known, select, yes {superseded by {by}} no {superseded} other {}}',
  newer:
    'Of {sources}, which {count, plural, one {is} other {are}} newer, only figures of parts of {place} are held here.',
  'newer-of-less':
    '{Sources} {count, plural, one {is} other {are}} newer, but of less than a whole {of, select, year {year} quarter {quarter} month {month} week {week} other {}}.',
  pieces:
    'The {sources, number} sources here rest on {pieces, plural, one {# independent piece} other {# independent pieces}} of evidence.',
  standing: '{Standing}.',
  unconfirmed:
    'No {missing, select, survey {survey} others {estimate or routine figure} other {}} for {place} is {held, select, dashboard {on this dashboard} release {in this release} other {}}, so nothing confirms this {kind, select, Census {census} Survey {survey} Estimate {estimate} Routine {routine figure} other {}}.',
  apart: '{apart}.',
  'apart-and-standing': '{apart}, and {standing}.',
  same: '<b>The two show the same figure</b>',
  'same-evidence':
    '<b>The two show the same figure</b>{known, select, yes { because both rest on {evidence}} no { but are not independent} other {}}, so neither confirms the other',
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
    '{source} projects <b>{figure}</b> for {period} in {place}. The sentences that follow, and the table, tell the newest figures that are no projections.',
  'as-of': 'Looking back from {year}: what came later is left out of this answer and of the table.',
  newest: 'Show the newest',
  brief: 'Brief of {place}: two pages (PDF)',
} as const
