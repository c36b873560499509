/** The checks of a routine source: what each asks, what it found, and what could not be judged. */
export const qualityChecks = {
  light: '{light, select, green {Green} amber {Amber} red {Red} none {Not judged} other {}}',
  title:
    '{check, select, completeness {Completeness} outliers {Outliers} parts {Places below} over_time {Consistency over time} related {Related indicators} external {Against surveys} denominators {Denominators} other {}}',
  part: '{part, select, completeness {completeness} no_outliers {values that are no outliers} over_time {consistency over time} related {related indicators} external {agreement with surveys} other {}}',
  'rule-completeness':
    'Periods with a figure out of those due. Green from {green}, amber from {amber}, red below.',
  'rule-outliers':
    'A value is moderate at |z| from {moderate}, extreme at |z| from {extreme}, at |modified z| above {modified}, or more than {deviations} scaled median deviations from the median. Green without any, amber with moderate ones, red with an extreme one.',
  'rule-parts':
    'A month of a place is many times what is usual from {states} times the median of the months around it for a state and {lgas} times for an LGA; from {cases} times for cases of a disease. Red where the figure of the whole would change by {share} or more without it, amber where not.',
  'rule-over-time':
    'The year divided by the mean of up to three years before, or by a forecast where the nation trends. A place is flagged when its ratio lies {third} or more from the nation’s. The nation is green when {green} of its places pass, amber from {amber}, red below; a place is green or red.',
  'rule-related':
    'Fewer later doses than first ones: a drop-out below 0 is amber, below {dropout} red. First doses over {most} times the later ones: amber. A count that is part of another is not larger: red where it is, amber where it can belong to an earlier week.',
  'rule-external':
    'Routine divided by survey coverage of the same year or the year beside it: green from {green}, amber from {amber}, else red; with a test where the survey has an interval.',
  'rule-denominators':
    'Coverage above 100% in the period judged is red, in earlier ones amber. A target population that changes from one year to the next by less than {least} or more than +{most} is amber.',
  span: '{from} to {to}',
  'n-of': '{count} of {all}',
  outbreak:
    'Counts of a disease change with outbreaks: a flag says where to look, not that the figure is wrong.',
  'left-out': 'Left out, not complete: {periods}.',

  proxy:
    'Reports received and expected, and whether they came in time, are not published; the share of periods with a figure is used instead.',
  rounds: 'A survey is made in rounds, so no figure is due every year.',
  'one-figure': 'There is one figure only, so what else was due is not known.',
  'none-yet': 'There is no figure up to this period.',
  periods: '{kind, select, year {years} month {months} week {weeks} quarter {quarters} other {}}',
  'have-figure': '{count} of {all} {periods} have a figure ({share}).',
  implied:
    'In {count} more the places that are named make up the nation’s whole count, so nothing is missing.',
  'record-completeness': 'Record completeness (a proxy)',
  'with-figure': '{Periods} with a figure',
  'nothing-missing': '{Periods} in which nothing is missing',
  zeros: 'Zeros among the figures',
  'states-below': 'States below {share}',
  'named-only':
    'Weekly reports name only some places. An absent place is a gap, never a zero; it counts as missing unless the places that are named make up the nation’s whole count.',
  'place-has': '{count} of {all} have a figure',

  'no-denominator': 'Not a percentage of a target population, so it has no denominator to check.',
  over: '{count, plural, =0 {No figure is} =1 {# figure is} other {# figures are}} above 100%.',
  'over-jumps':
    '{count, plural, =0 {No figure is} =1 {# figure is} other {# figures are}} above 100%; the target population changes by an unlikely amount in {jumps} of {all} years.',
  'over-fact': 'Figures above 100%',
  'jumps-fact': 'Years with an unlikely target population',
  'too-low':
    '{value}: often because the assumed target population is too low, or because of children from elsewhere and doses counted twice',
  'no-two-years': 'The source does not publish the target population of two years in a row.',
  'no-projection':
    'The target population is not held against the projection of the United Nations: the data have none for the same age group.',
  jump: 'target population {change} from the year before, outside {least} to +{most}',
  'place-time': '{place_name}, {period}',

  'no-spike':
    'None of {all} months of {size, select, states {states} lgas {LGAs} other {}} is many times what is usual there.',
  spikes:
    '{count, plural, other {#}} of {all} months of {size, select, states {states} lgas {LGAs} other {}} {count, plural, one {is} other {are}} many times what is usual there.',
  'spikes-pass':
    '{count, plural, =0 {None passes into the figure of {place}.} one {# passes into the figure of {place}.} other {# pass into the figure of {place}.}}',
  'months-judged': 'Months judged',
  'places-judged': '{size, select, states {States} lgas {LGAs} other {}} with figures',
  spike: '{value}, usually {usual} ({times} times).',
  'spike-passes': '{Place} would have {without} instead of {value}.',
  'spike-campaign':
    'A single high month is often a typing error; it can also be a campaign. Nothing is replaced.',
  'lgas-in-state': 'Which LGA it comes from is shown in the review of the state.',

  'too-few-values': 'Too few values to find outliers: {count} of the {needed} values that are needed.',
  'no-outlier': 'None of {count} values lies far from the others.',
  'outliers-found': '{count} of {all} values {number, plural, =1 {lies} other {lie}} far from the others.',
  'values-judged': 'Values judged',
  'judged-by': 'Judged by',
  basis:
    '{basis, select, values {the values themselves} residuals {distances from the trend line (Theil–Sen), because the series trends} season {distances from what is usual in the same weeks or months of other years} other {}}',
  'no-outliers-share': 'Values that are no outlier',
  'left-out-count': 'Left out, not complete: {count} of {all} figures.',
  class: '{class, select, extreme {extreme} moderate {moderate} none {} other {}}',
  z: 'z {z}',
  'modified-z': 'modified z {z}',
  'beyond-mad': 'beyond {deviations} MAD',
  outlier: '{value} ({rules})',
  'outlier-suggested': '{value} ({rules}); suggestion, not applied: {suggested}',

  pair: '{first_name} to {second_name}',
  'not-both': '{pair}: the source does not have both in one period here.',
  unpaired: 'No other indicator is paired with this one.',
  'pairs-where': 'ANC 1 to Penta 1 and Penta 1 to Penta 3 are compared where a source has counts of both.',
  'no-related': 'The source has no related figures of the same period here.',
  'drop-out': 'Drop-out from {pair}: {share}.',
  'drop-out-months': 'Months compared, {pair}',
  'drop-out-fact': 'Drop-out, {pair}',
  'more-later': '{share}: more later doses than first ones',
  'many-lost': '{share}: more first doses than is expected beside the later ones',
  'never-exceed': '{part_name} never exceed {whole} in {count, plural, =1 {# period} other {# periods}}.',
  exceed: '{part_name} exceed {whole} in {count} of {all} periods.',
  'may-lag': 'They can belong to cases counted in an earlier week.',
  'part-of': '{part_name} ≤ {whole}',
  against: '{first} against {second}',

  'only-routine': 'Only routine figures are held against surveys.',
  'no-counts': 'Counts are not measured by surveys, so there is nothing to hold them against.',
  'no-survey': 'No survey of the same year or the year beside it has a figure here.',
  'surveys-of': 'Surveys have figures of {periods}.',
  'in-period': '{value} in {period}',
  'against-survey': 'The source says {said}, {survey} {value}: {ratio} times the survey.',
  'survey-ratio': 'Routine divided by survey',
  'places-within': 'Places within 10% of the survey, of {count}',
  'no-interval': '{None} for the survey, so the difference cannot be tested.',
  'same-births':
    'The survey asks about children born in {born}, and is held against the routine figure of that year or of the year beside it.',
  'earlier-births':
    'A survey asks about children born earlier: its figure can belong to the year before the one it is named after.',
  test: 'Test of the difference',
  'test-value': 'z {z}, p {p}',
  'beyond-chance': 'Beyond chance in the survey',
  shown: '{shown, select, yes {yes (95%)} no {not shown (95%)} other {}}',
  'place-ratio': '{ratio} times {survey} ({light, select, green {green} amber {amber} red {red} other {}})',

  'no-two-before': 'There are not two years before this one to compare with.',
  'few-cases': 'Fewer than {least} cases in the years compared, so a change says little: {places}.',
  'nation-at': 'The nation is at {ratio} times what the years before let expect.',
  'no-places': 'No places below it can be held against it.',
  'as-nation': '{count} of {all} places change as the nation does; {apart} differ by a third or more.',
  'as-nation-fact': 'Places that change as the nation does',
  'nation-too-few': 'The nation has too few years to hold the place against.',
  'place-apart': '{place_name} and the nation differ in their change by a third or more.',
  'place-same': '{place_name} changes as the nation does, within a third.',
  'divided-mean': 'This year divided by the mean of {count} years before',
  'divided-forecast': 'This year divided by the least squares forecast from {count} years',
  'same-nation': 'The same for the nation',
  'why-forecast': 'Why a forecast',
  'nation-trends': 'the nation’s years before trend (Mann–Kendall p < 0.05)',
  'times-before': '{ratio} times the years before',
  'times-before-nation': '{ratio} times the years before, {apart} from the nation’s ratio',
  'no-sum': 'Cumulative counts of weeks do not add up to a year.',
  'same-part':
    'Weekly counts are added up over the same part of each year ({part}); weeks without a figure add nothing.',
  'weeks-to': 'weeks 1 to {week}',
  'few-weeks': 'Left out, the nation has a figure in fewer than {share} of these weeks: {years}.',
} as const
