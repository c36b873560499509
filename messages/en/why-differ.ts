/** Why two sources say different things: the difference, each reason with what it rests on, and what remains. */
export const whyDiffer = {
  differ: '{first} says {firstFigure}, {second} says {secondFigure}: {apart} apart.',
  same: '{first} says {firstFigure}, {second} says {secondFigure}: the same figure.',
  reason:
    '{reason, select, same_interviews {the same evidence} edition {an earlier edition} definition {definition} denominator {denominator} age_group {age group} recall_period {recall period} timing {the time that they are about} sampling_error {sampling error} completeness {completeness of reports} rounding {rounding} method {method} other {}}',
  'reason-heading': '{Reason}',
  verdict:
    '{verdict, select, explains {Explains it} may_explain {May explain it} does_not_explain {Does not explain it} cannot_tell {Cannot tell} other {}}',
  'nothing-left': 'What can be counted leaves nothing unexplained.',
  left: '{size} are unexplained.',
  'left-with':
    'What can be counted leaves {size} unexplained. Other possible reasons, not measurable here: {reasons}.',
  'other-interviews': 'The two have no known evidence in common.',
  'takes-in': '{first} uses {second}, so it is not an independent check.',
  current: 'Neither is of an edition that a later one replaced.',
  replaced: '{source} is of an earlier edition ({edition}); {by} holds the current one.',
  revised:
    '{source} is of an earlier edition ({edition}) and says {was}; the current one, in {by}, says {now} of the same time.',
  'revised-same':
    '{source} is of an earlier edition ({edition}); the current one, in {by}, says the same: {now}.',
  'said-before': '{source} said {was} in its {edition}, {now} now.',
  'said-as': '{source} said {was} in its {edition}, as {other} does, and {now} now.',
  'same-interviews':
    '{first} and {second} use the same evidence: only editions, rules of tabulation, weights and rounding can differ, and agreement would confirm nothing.',
  'definition-differs': '{sources}: measured with another definition than the indicator’s.',
  'with-remarks': 'Both state one definition, with remarks.',
  remark: '{source}: {remark}',
  'none-stated':
    '{sources} {count, plural, one {states} other {state}} no {field, select, definition {definition} denominator {denominator} other {}}.',
  'both-state': 'Both: {stated}',
  'same-recall': 'Both ask about the same time. {first}: {ofFirst} {second}: {ofSecond}',
  'same-method': 'Both are of one kind. {first}: {ofFirst} {second}: {ofSecond}',
  'each-states': '{first}: {ofFirst} {second}: {ofSecond}',
  'no-ages': 'No ages are stated by {sources}.',
  'nobody-remembers': 'Neither is a survey, so nobody is asked to remember.',
  'recall-unstated': 'Neither states how far back people are asked to remember.',
  'recall-half': '{source} does not state how far back people are asked to remember.',
  'method-unstated': 'Not both sources say how their figures are made.',
  'same-time': 'Both are about the same time.',
  about: '{first} is about {ofFirst}, {second} about {ofSecond}.',
  measured:
    '{source} itself says {figure} of the time that {other} is about, so {size} lie in the time between{direction, select, same {} against {, in the other direction} other {}}.',
  'about-asked': '{year} (asked in {asked})',
  'no-trend': 'No series shows a clear trend by which the time between could be counted.',
  pace: 'At the pace of {source} that is {size}{direction, select, same {} against {, in the other direction} other {}}.',
  'same-estimates': 'Both print the same estimates: what differs between them is no chance of a sample.',
  'same-sample': 'Both use the same sample, so its error is in both.',
  'no-interval': '{None}, so it cannot be tested.',
  'not-tested': 'It cannot be tested.',
  'beyond-sampling':
    'The published intervals account for {size} at most: the difference is {distance} standard errors wide, beyond 1.96.',
  'within-sampling':
    'The difference is {distance} standard errors wide, within the 1.96 that sampling alone explains.',
  'against-interval':
    '{None}; its figure {where, select, inside {lies inside} outside {lies outside} other {}} the {level}% interval of {bounded} ({lower_short} to {upper_short}).',
  'no-reports': 'Neither counts the reports of health facilities.',
  incomplete: '{source}: the period is not complete.',
  'above-100': '{source} is above 100% in {years}',
  'target-too-low':
    '{above}: often because the assumed target population is too low; children of other places, doses written down twice and doses of campaigns do it too.',
  'reports-unknown': 'How many of the expected reports {sources} received is not published.',
  'not-rounded': 'No figure is rounded to whole numbers.',
  rounded: 'Whole numbers in {sources} account for {size} at most.',
} as const
