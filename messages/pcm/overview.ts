/** The answer wey dey on top of the overview. */
export const overview = {
  heading: '{indicator_name} for {place}',
  none: '{None} get figure of {indicator} for {place}.',
  elsewhere: '{Place}: {figure} ({cited}).',
  one: '{Which} talk say {indicator} for {place} na <b>{figure}</b> ({cited}).',
  two: '{Which} talk say {indicator} for {place} na <b>{figure}</b> ({cited}); {otherWhich} talk say na <b>{other}</b> ({otherCited}).',
  'two-sources':
    '{Which} talk say {indicator} for {place} na <b>{figure}</b> ({cited}); another source talk say na <b>{other}</b> ({otherCited}).',
  'one-and-standing':
    '{Which} talk say {indicator} for {place} na <b>{figure}</b> ({cited}), and {standing}.',
  'same-time': 'For the same time {source} talk say na <b>{figure}</b> ({cited}): {apart}.',
  'same-births':
    'For the same pikin dem, wey dem born for {born}, {source} talk say na <b>{figure}</b> ({cited}): {apart}.',
  noted: '{cited}, {notes}',
  partial:
    '{of, select, year {year} quarter {quarter} month {month} week {week} other {}} wey never complete',
  'partial-to':
    '{of, select, year {year} quarter {quarter} month {month} week {week} other {}} wey never complete, e reach {end_long}',
  'wide-interval': 'the range wide',
  doubtful: 'the level no make sense',
  'in-question': 'e get question, see Known errors',
  'above-all': 'e pass 100%, wey no coverage fit pass',
  superseded: '{known, select, yes {{by} don replace am} no {newer one don replace am} other {}}',
  'parts-differ':
    'The {count, number} states of {place} together na <b>{mean}</b> for {cited}, if we weigh dem by {weights}: {difference} {side, select, more {pass} less {less pass} other {}} im own figure.',
  pieces:
    'The {sources, number} sources wey dey here stand on {pieces, plural, one {# piece} other {# pieces}} of evidence wey no take from each other.',
  apart: '{Apart}.',
  'apart-and-standing': '{apart}, and {standing}',
  same: '<b>the two dey show the same figure</b>',
  'same-evidence':
    '<b>the two dey show the same figure</b>{known, select, yes { because the two stand on {evidence}} no { but one of them take from the other} other {}}, so none of them dey confirm the other',
  differ: '<b>{difference_long} dey between the two</b>',
  'years-apart':
    '<b>{years, plural, one {# year} other {# years}} dey between the two</b>, so we no compare dem',
  'cohorts-apart':
    '<b>the two dey talk about pikin wey dem born for different years</b>, {first} and {second}, so we no compare dem',
  'lengths-apart':
    '<b>we no compare the two</b>, because one na for one {first, select, year {year} quarter {quarter} month {month} week {week} other {}} and the other na for one {second, select, year {year} quarter {quarter} month {month} week {week} other {}}',
  'not-complete': '<b>we no compare the two</b>, because {cited} never complete',
  'differ-dependent': '<b>{difference_long} dey between the two</b>, and one of them take from the other',
  'differ-more':
    '<b>{difference_long} dey between the two</b>, e pass wetin the ranges wey dem publish fit explain',
  'differ-no-more':
    '<b>{difference_long} dey between the two</b>, e no pass wetin the ranges wey dem publish allow',
  projected:
    '{source} dey project <b>{figure}</b> for {period} for {place}. The talk wey follow, and the table, leave out figures wey dem mark as projection, unless the source no get another one.',
  'as-of': 'We dey look from {year}: wetin come after no dey inside this answer and the table.',
  newest: 'Show the newest',
  brief: 'Brief of {place}: two pages (PDF)',
} as const
