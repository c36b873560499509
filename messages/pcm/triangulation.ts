/** How far two or three sources agree, wetin each one add, and wetin person no fit judge. */
export const triangulation = {
  grade: '{grade, select, 0 {e no dey} 1 {Poor} 2 {Fair} 3 {Moderate} 4 {Good} 5 {Excellent} other {}}',
  metric:
    '{metric, select, variability {variability} metadata_documentation_quality {quality of metadata and documentation} source_credibility {how far person fit believe the source} uniformity_of_data {uniformity of data} uniformity_in_findings {uniformity for findings} years_available {years wey dey} methodology {methodology} area {area} study_population {study population} research_design {research design} related_indicators {related indicators} other {}}',
  check:
    '{check, select, same_unit {Same unit} same_periodicity {Same periodicity} same_numerator {Same numerator} same_denominator {Same denominator} same_places {Same places for the biggest level wey the two get} no_duplicates {No key wey repeat} few_extreme_outliers {Extreme outliers no reach 5%} few_gaps {Years wey miss no reach 10%} other {}}',
  pairs: '{count, plural, one {# pair of figures} other {# pairs of figures}}',
  indicators: '{count, plural, one {# indicator} other {# indicators}}',
  checks: '{count, plural, one {# check} other {# checks}}',
  'no-common-indicator': '{primary} and {others} no get any indicator together.',
  'no-pairs':
    '{primary} and {others} no get figures of the same place and time wey stand on different evidence, so nobody fit compare their figures.',
  'no-pairs-of':
    '{primary} and {others} no get figures of {indicator_name} of the same place and time wey stand on different evidence, so nobody fit compare them.',
  headline: '{Story}; {said}.',
  'headline-but': '{Story}, but {said}.',
  story:
    '{story, select, open {nobody fit judge whether dem dey talk the same story} same {dem dey talk the same story} alike {dem dey move the same way} part {dem dey talk part of the same story} different {dem no dey talk the same story} other {}}',
  'over-indicators':
    '{names} get {pairs} over {indicators}: {story}, and their figures {apart, select, close {near each other} middling {far small from each other} far {far from each other} other {}}.',
  'few-over-indicators': '{names} get only {pairs}: e too few to talk whether dem dey talk the same story.',
  few: 'Only {pairs}: {named}. E too few to talk whether the sources dey talk the same story.',
  beside: '{primary} {figure_short} beside {other} {otherFigure_short} ({place})',
  'beside-born':
    '{primary} {figure_short} beside {other} {otherFigure_short} ({place}, pikin wey dem born for {born})',
  'no-pair-between': 'no pair of figures dey for {primary} and {others}',
  'one-apart': '{distance_long} dey between {primary} and {others} for the only pair of figures wey dem get',
  unclear:
    '{distance_long} dey between {primary} and {others} on average over {pairs}, and none of them clearly dey on top the other',
  'unclear-middle':
    '{distance_long} dey between {primary} and {others} for the middle one of {pairs}, {widest_long} at most, and none of them clearly dey on top the other',
  lies: '{primary} dey {side, select, below {below} above {above} other {}} {others} for {which}, by {distance_long} on average',
  'all-pairs': 'all the {pairs}',
  'some-pairs': '{many} of {pairs}',
  derived: '{names} {count, plural, =1 {come} =2 {the two come} other {all come}} from {origin}',
  'same-evidence': '{names} stand on the same evidence{listed, select, yes { ({shared})} no {} other {}}',
  'takes-in': '{model} dey use wetin {others} find',
  'source-number': 'source {id}',
  clauses: '{before}, and {last}',
  'not-independent':
    '{said}: these sources no independent. The {sources, number} sources na {pieces, plural, one {one piece} other {# pieces}} of evidence{models, plural, =0 {} one { and one model wey partly depend on {pieces, plural, one {am} other {dem}}} other { and # models wey partly depend on {pieces, plural, one {am} other {dem}}}}, so if dem agree e no prove reach as e look.',
  'partly-dependent':
    '{said}, as one out of many inputs: these sources dey partly dependent, so if dem agree e prove less than when sources dey independent.',
  graded: '{said} Grade {grade} of 5, {scale}.',
  'not-available': 'E no dey: {why}',
  why: '{Why}',
  'mean-of-many': 'the mean over many indicators, each one count the same',
  'no-pair': 'the sources no get figures of the same place and time wey stand on different evidence.',
  undescribed: 'the source come without description.',
  'no-figure-of':
    '{source} no get figure of {which, select, chosen {this indicator} common {any indicator wey the two get} other {}}.',
  'no-check': 'nobody fit do any of the checks.',
  'too-few-pairs':
    'the pairs too few for direction, order or concordance, and no range dey; the side of target alone no reach.',
  'nothing-recorded': 'none of the sources get anything wey dem write down here.',
  'mean-measure': 'Mean measure over {indicators} with {pairs} against {others}: {measure}.',
  'median-gap':
    'Median gap against {others}: {gap}{unit, select, points { points} percent {%} other {}} over {pairs}. Measure = 1 − {unit, select, points {gap / 25} percent {gap / 55%} other {}} = {measure}.',
  documented: '{filled} of {all} fields of the description talk something: {measure}.',
  credibility: '{steps}. Measure = {measure}.',
  'not-held':
    'we no hold whether reports complete and the checks of facilities, so dem no raise am and dem no bring am down',
  'checks-passed': '{passed} of {made} wey person fit do pass. Measure = {measure}.',
  finding:
    '{part, select, trend_agreement {same direction over the years} rank_agreement {same order of places} concordance {concordance} ci_agreement {ranges wey meet} target_agreement {same side of the target} significant_difference {no significant difference} other {}} {measure}',
  findings: 'Mean of {parts} = {measure}.',
  has: 'E get {own} of {universe} {what, select, years {years} traits {traits of method} places {places} groups {groups or denominators} features {features of design} indicators {indicators} other {}}{empty, plural, =0 {; the other sources no leave anyone empty} other {, and e fill {added} of # wey the other sources leave empty}}{summed, select, yes {, if you add all the indicators} no {} other {}}. Measure = {measure}.',
  'mean-of-grades': 'Mean of the grades wey dey: {parts}.',
  'part-of-mean': '{name} {score}',
  'joined-checks': 'E pass for {passed}, e fail for {failed}, nobody fit check am for {unknown} indicators',
  'one-unit': 'One unit and multiplier for all the sources of one indicator',
  'has-no-figures': 'One of them no get figure',
  'has-no-figures-here': 'One of them no get figure here',
  'none-stated':
    '{names} no talk any {field, select, numerator {numerator} denominator {denominator} other {}}',
  both: 'The two: {stated}',
  against: '{first} against {second}',
  'no-common-level': 'No level of places wey the two get',
  'places-in-common': 'The two get {shared} of {all} places',
  'repeated-keys': '{number} keys wey repeat',
  'no-long-series': 'No series wey reach 6 years',
  'extreme-values': '{name} {extreme} of {judged} values',
  'missing-years': '{name} no get {missing} of the {span} years of im span',
  'in-order': '{said}',
  'by-kinds': 'by {kinds}',
  'no-overlap':
    'no figures of the same place and time on different evidence: the grades of consistency stand on documentation only',
  'metric-of': '{metric} of {source}',
  'agreement-numbers': 'mean difference, limits of agreement and concordance',
  'no-common-unit': 'Differences of many indicators no get the same unit: choose one indicator.',
  'agreement-with': 'mean difference and limits of agreement with {source}',
  'pairs-needed': 'Dem need {required} pairs of figures; na {held} dey.',
  'beyond-chance': 'whether {open} of the {all} pairs wey we show different pass chance',
  'needs-intervals':
    'Test need range of the two figures, and count of the routine system no be sample wey person fit test.',
  'years-of-source': '{count, plural, one {# year} other {# years}} of one source and place',
  'incomplete-years': 'The period never complete, or im weeks, months or quarters no make one year.',
  'held-down':
    '{bound, select, too_few_pairs {The pairs no reach to talk.} few_pairs {Pairs no plenty: e no fit pass High.} gap {{many, select, yes {Na the indicators wey their figures far from each other hold am down.} no {The gap between the figures hold am down.} other {}}} one_side {{many, select, yes {Na the indicators wey all the figures of one source dey for one side hold am down.} no {E dey held down, because all the figures of one dey for one side.} other {}}} other {}}',
  'documentation-beside': 'Documentation and how far to trust the sources, apart from am: {share}.',
  independence: 'whether {source} independent of the other sources',
  'origins-unknown': 'Dem make estimate from figures of other people, and nobody write here from which one.',
  'reports-behind': 'whether the reports behind {source} complete',
  'reports-not-held': 'We no hold the number of reports wey suppose come and the one wey come.',
  'of-source': '{source}: {caveat}',
  flagged: '{count, plural, one {# pair} other {# pairs}}: {flag}',
  superseded:
    '{count, plural, one {# pair get} other {# pairs get}} figure of one edition wey a later one don replace',
  'levels-overlap': 'we take pairs of all levels together: nation and im zones and states dey overlap',
  widened: 'we widen {count, plural, one {# range} other {# ranges}} of 80% or 90% reach 95%',
  'not-which': 'grades talk how far figures agree, dem no talk which one correct',
  'concordance-words': 'dem make the words for concordance for methods of measurement: read the number',
} as const
