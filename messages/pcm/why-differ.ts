/** Why two sources dey talk different thing: the difference, each reason with wetin e stand on, and wetin remain. */
export const whyDiffer = {
  differ: '{first} talk say na {firstFigure}, {second} talk say na {secondFigure}: {apart} dey between them.',
  same: '{first} talk say na {firstFigure}, {second} talk say na {secondFigure}: the same figure.',
  reason:
    '{reason, select, same_interviews {the same evidence} edition {one earlier edition} definition {definition} denominator {denominator} age_group {age group} recall_period {how far back people suppose remember} timing {the time wey dem dey talk about} sampling_error {sampling error} completeness {whether the reports complete} rounding {rounding} method {method} other {}}',
  'reason-heading': '{Reason}',
  verdict:
    '{verdict, select, explains {E explain am} may_explain {E fit explain am} does_not_explain {E no explain am} cannot_tell {Person no fit talk} other {}}',
  'nothing-left': 'After wetin person fit count, nothing remain wey we no fit explain.',
  left: '{size} remain wey we no fit explain.',
  'left-with':
    'After everything wey person fit count, {size} remain wey we no fit explain. Wetin fit dey behind am, but person no fit count am: {reasons}.',
  'other-interviews': 'We no know anything wey the two stand on together.',
  'takes-in':
    '{first} dey use wetin {second} find, with other things: if dem agree e confirm less than e be like.',
  current: 'None of the two na edition wey a later one don replace.',
  replaced: '{source} na earlier edition ({edition}); {by} get the current one.',
  revised:
    '{source} na earlier edition ({edition}) and e talk say na {was}; the current one, for {by}, talk say na {now} for the same time.',
  'revised-same':
    '{source} na from an earlier edition ({edition}); the current one, inside {by}, talk the same: {now}.',
  'said-before': '{source} talk say na {was} for its {edition}, now na {now}.',
  'said-as': '{source} talk say na {was} for its {edition}, as {other} talk am, and now na {now}.',
  'same-interviews':
    '{first} and {second} stand on the same evidence: only the edition, how dem count, the weights and the rounding fit different, and if dem agree e no confirm anything.',
  'definition-differs': '{sources}: dem use another definition measure am, no be the indicator own.',
  'with-remarks': 'The two give one definition, with remarks.',
  remark: '{source}: {remark}',
  'none-stated':
    '{sources} {count, plural, one {no give} other {no give}} any {field, select, definition {definition} denominator {denominator} other {}}.',
  'both-state': 'The two: {stated}',
  'same-recall': 'The two dey ask about the same time. {first}: {ofFirst} {second}: {ofSecond}',
  'same-method': 'The two na one kind. {first}: {ofFirst} {second}: {ofSecond}',
  'each-states': '{first}: {ofFirst} {second}: {ofSecond}',
  'no-ages': '{sources} no talk any age.',
  'nobody-remembers': 'None of the two na survey, so nobody need to remember anything.',
  'recall-unstated': 'None of the two talk how far back people suppose remember.',
  'recall-half': '{source} no talk how far back people suppose remember.',
  'method-unstated': 'No be the two sources talk how dem make their figures.',
  'same-time': 'The two dey talk about the same time.',
  about: '{first} dey talk about {ofFirst}, {second} about {ofSecond}.',
  measured:
    '{source} imself talk say na {figure} for the time wey {other} dey talk about, so {size} dey inside the time between{direction, select, same {} against {, for the other direction} other {}}.',
  'about-asked': '{year} (dem ask for {asked})',
  'no-trend': 'No series show clear trend wey person fit use count the time between them.',
  pace: 'As {source} dey move, that one na {size}{direction, select, same {} against {, for the other direction} other {}}.',
  'same-estimates': 'The two print the same estimates: wetin different between dem no be chance of a sample.',
  'same-sample': 'The two stand on the same sample, so the error dey inside the two.',
  'no-interval': '{None}, so nobody fit test am.',
  'not-tested': 'Nobody fit test am.',
  'beyond-sampling':
    'The ranges wey dem publish fit explain {size} at most: the difference na {distance} standard errors, e pass 1.96.',
  'within-sampling':
    'The difference na {distance} standard errors, e dey inside the 1.96 wey sampling alone fit explain.',
  'against-interval':
    '{None}; im figure {where, select, inside {dey inside} outside {dey outside} other {}} the {level}% range of {bounded} ({lower_short} reach {upper_short}).',
  'no-reports': 'None of the two dey count the reports of health facilities.',
  incomplete: '{source}: the period never complete.',
  'above-100': '{source} pass 100% for {years}',
  'target-too-low':
    '{above}: most times na because the number of people wey dem assume too small; pikin from other places, doses wey dem write two times and campaign doses dey cause am too.',
  'reports-unknown': 'Dem no publish how many of the reports wey suppose come {sources} receive.',
  'not-rounded': 'No figure dey wey dem round to whole number.',
  rounded: 'Whole numbers for {sources} fit explain {size} at most.',
} as const
