/** How far two or three sources agree, what each adds, and what could not be judged. */
export const triangulation = {
  grade: '{grade, select, 0 {not available} 1 {Poor} 2 {Fair} 3 {Moderate} 4 {Good} 5 {Excellent} other {}}',
  metric:
    '{metric, select, variability {variability} metadata_documentation_quality {metadata documentation quality} source_credibility {source credibility} uniformity_of_data {uniformity of data} uniformity_in_findings {uniformity in findings} years_available {years available} methodology {methodology} area {area} study_population {study population} research_design {research design} related_indicators {related indicators} other {}}',
  check:
    '{check, select, same_unit {Same unit} same_periodicity {Same periodicity} same_numerator {Same numerator} same_denominator {Same denominator} same_places {Same places at the coarsest common level} no_duplicates {No repeated keys} few_extreme_outliers {Less than 5% extreme outliers} few_gaps {Less than 10% of the years missing} other {}}',
  pairs: '{count, plural, one {# pair of figures} other {# pairs of figures}}',
  indicators: '{count, plural, one {# indicator} other {# indicators}}',
  checks: '{count, plural, one {# check} other {# checks}}',
  'no-common-indicator': '{primary} has no indicator in common with {others}.',
  'no-pairs':
    '{primary} and {others} have no figures of the same place and time that use different evidence, so their figures cannot be compared.',
  'no-pairs-of':
    '{primary} and {others} have no figures of {indicator_phrase} of the same place and time that use different evidence, so they cannot be compared.',
  headline: '{Story}; {said}.',
  'headline-but': '{Story}, but {said}.',
  story:
    '{story, select, open {whether they tell the same story cannot be judged} same {they tell the same story} alike {they move alike} part {they tell the same story in part} different {they do not tell the same story} other {}}',
  'over-indicators':
    '{names} have {pairs} over {indicators}: {story}, and their figures lie {apart, select, close {close together} middling {moderately far apart} far {far apart} other {}}.',
  'few-over-indicators': '{names} have only {pairs}: too few to say whether they tell the same story.',
  few: 'Only {pairs}: {named}. Too few to say whether the sources tell the same story.',
  beside: '{primary} {figure} beside {other} {otherFigure} ({place})',
  'beside-born': '{primary} {figure} beside {other} {otherFigure} ({place}, children born in {born})',
  'no-pair-between': 'there is no pair of figures of {primary} and {others}',
  'one-apart': '{primary} and {others} are {distance_long} apart in the one pair of figures that they have',
  unclear:
    '{primary} and {others} are {distance_long} apart on average over {pairs}, and neither lies clearly above the other',
  'unclear-middle':
    '{primary} and {others} are {distance_long} apart in the middle one of {pairs} and {widest_long} at most, and neither lies clearly above the other',
  lies: '{primary} lies {side, select, below {below} above {above} other {}} {others} in {which}, by {distance_long} on average',
  'all-pairs': 'all {pairs}',
  'some-pairs': '{many} of {pairs}',
  derived: '{names} {count, plural, =1 {is} =2 {are both} other {are all}} derived from {origin}',
  'same-evidence': '{names} use the same evidence{listed, select, yes { ({shared})} no {} other {}}',
  'takes-in': '{model} uses what {others} found',
  'source-number': 'source {id}',
  clauses: '{before}, and {last}',
  'not-independent':
    '{said}: these sources are not independent. The {sources, number} sources are {pieces, plural, one {one piece} other {# pieces}} of evidence{models, plural, =0 {} one { and a model that depends on {pieces, plural, one {it} other {them}} in part} other { and # models that depend on {pieces, plural, one {it} other {them}} in part}}, so their agreement proves little.',
  'partly-dependent':
    '{said}, as one of several inputs: these sources are partly dependent, so their agreement proves less than that of independent ones.',
  graded: '{said} Grade {grade} of 5, {scale}.',
  'not-available': 'Not available: {why}',
  why: '{Why}',
  'mean-of-many': 'the mean over several indicators, each of which counts the same',
  'no-pair': 'the sources have no figures of the same place and time that use different evidence.',
  undescribed: 'the source came without a description.',
  'no-figure-of':
    '{source} has no figure of {which, select, chosen {this indicator} common {a common indicator} other {}}.',
  'no-check': 'none of the checks can be made.',
  'too-few-pairs':
    'too few pairs for directions, order or concordance, and no interval; the side of a target alone is not enough.',
  'nothing-recorded': 'none of the sources has anything recorded here.',
  'mean-measure': 'Mean measure over {indicators} with {pairs} against {others}: {measure}.',
  'median-gap':
    'Median gap against {others}: {gap}{unit, select, points { points} percent {%} other {}} over {pairs}. Measure = 1 − {unit, select, points {gap / 25} percent {gap / 55%} other {}} = {measure}.',
  documented: '{filled} of {all} fields of the description say something: {measure}.',
  credibility: '{steps}. Measure = {measure}.',
  'not-held':
    'completeness of reports and checks of facilities are not held, so they neither raise nor lower it',
  'checks-passed': '{passed} of {made} that could be made are passed. Measure = {measure}.',
  finding:
    '{part, select, trend_agreement {same direction over the years} rank_agreement {same order of places} concordance {concordance} ci_agreement {intervals that meet} target_agreement {same side of the target} significant_difference {no significant difference} other {}} {measure}',
  findings: 'Mean of {parts} = {measure}.',
  has: 'Has {own} of {universe} {what, select, years {years} traits {traits of method} places {places} groups {groups or denominators} features {features of design} indicators {indicators} other {}}{empty, plural, =0 {; the other sources leave none empty} other {, and fills {added} of # that the other sources leave empty}}{summed, select, yes {, added up over the indicators} no {} other {}}. Measure = {measure}.',
  'mean-of-grades': 'Mean of the grades that are available: {parts}.',
  'part-of-mean': '{name} {score}',
  'joined-checks': 'Passed for {passed}, failed for {failed}, not assessable for {unknown} indicators',
  'one-unit': 'One unit and multiplier for all sources of an indicator',
  'has-no-figures': 'One of them has no figures',
  'has-no-figures-here': 'One of them has no figures here',
  'none-stated':
    'No {field, select, numerator {numerator} denominator {denominator} other {}} stated by {names}',
  both: 'Both: {stated}',
  against: '{first} against {second}',
  'no-common-level': 'No level of places in common',
  'places-in-common': '{shared} of {all} places in common',
  'repeated-keys': '{number} repeated keys',
  'no-long-series': 'No series of 6 years or more',
  'extreme-values': '{name} {extreme} of {judged} values',
  'missing-years': '{name} without {missing} of the {span} years of its span',
  'in-order': '{said}',
  'by-kinds': 'by {kinds}',
  'no-overlap':
    'no figures of the same place and time on different evidence: the grades of consistency use documentation only',
  'metric-of': '{metric} of {source}',
  'agreement-numbers': 'mean difference, limits of agreement and concordance',
  'no-common-unit': 'Differences of several indicators have no common unit: choose one indicator.',
  'agreement-with': 'mean difference and limits of agreement with {source}',
  'pairs-needed': 'They need {required} pairs of figures; there are {held}.',
  'beyond-chance': 'whether {open} of the {all} pairs shown differ beyond chance',
  'needs-intervals':
    'A test needs an interval of both figures, and a count of the routine system is no sample that could be tested.',
  'years-of-source': '{count, plural, one {# year} other {# years}} of a source and place',
  'incomplete-years': 'The period was not complete, or its weeks, months or quarters do not make up a year.',
  'held-down':
    '{bound, select, too_few_pairs {Too few pairs to say.} few_pairs {Few pairs: at most High.} gap {{many, select, yes {Held down by the indicators whose figures lie further apart.} no {Held down by the gap between the figures.} other {}}} one_side {{many, select, yes {Held down by the indicators of which all figures of one source lie on one side.} no {Held down, because all figures of one lie on one side.} other {}}} other {}}',
  'documentation-beside': 'Documentation and credibility, scored separately: {share}.',
  independence: 'whether {source} is independent of the other sources',
  'origins-unknown': 'An estimate is made from figures of others, and it is not recorded here from which.',
  'reports-behind': 'completeness of the reports behind {source}',
  'reports-not-held': 'The number of reports expected and received is not held.',
  'of-source': '{source}: {caveat}',
  flagged: '{count, plural, one {# pair} other {# pairs}}: {flag}',
  superseded:
    '{count, plural, one {# pair holds} other {# pairs hold}} a figure of an edition that a later one replaces',
  'levels-overlap': 'pairs of all levels are taken together: a nation and its zones and states overlap',
  widened: '{count, plural, one {# interval} other {# intervals}} of 80% or 90% were widened to 95%',
  'not-which': 'grades say how far figures agree, not which of them is right',
  'concordance-words': 'the words for the concordance were made for methods of measurement: read the number',
} as const
