/** Data Quality: the score, the lights, and wetin dey around the checks. */
export const dataQuality = {
  heading: 'How good the figures of {source} about {indicator} for {place} be?',
  none: '{source} no get figure for here.',
  'no-lights': '{source} no be routine source, so e no get lights and e no get score.',
  lights:
    'Out of {checks} checks of {when} <b>{lights}</b>{open, plural, =0 {.} other {, and we no fit do #.}}',
  'light-count': '{count} {light, select, green {green} amber {amber} red {red} other {}}',
  score: 'Overall score: <b>{score} out of 100</b>, na the average of {parts} out of 5 parts.',
  'score-missing':
    'Overall score: <b>{score} out of 100</b>, na the average of {parts} out of 5 parts; wetin no dey: {missing}.',
  'up-to': '{year} reach {kind, select, quarter {quarter} month {month} week {week} other {}} {number}',
  'no-routine': 'No routine source dey publish am',
  detail: '{source} · {place} · {year}',
  year: 'Year',
  'no-source': '{None} get figure of {indicator}.',
  'choose-another': 'Choose another indicator inside the Indicator Overview.',
  'not-routine':
    'These checks na for routine data; {source} na {kind, select, survey {survey} estimate {estimate} other {}}.',
  'judged-otherwise':
    'People dey judge {kind, select, survey {survey} estimate {estimate} other {}} by the sample, the range and the method. Wetin we fit do about {check} and the others dey below, without lights.',
  others: 'No routine source dey publish this indicator. These ones get:',
  check: 'Check {source}',
  overall: 'Overall score',
  'of-100': 'out of 100',
  'no-part': 'We no fit do any part of the score.',
  'few-parts':
    'No overall score: na only {count, plural, one {# out of 5 parts} other {# out of 5 parts}} we fit do, and e need {least}.',
  part: '{Part}',
  missing: 'e no dey',
  'score-hint':
    'The average of the parts wey we fit do, all of dem get the same weight. We leave wetin no dey comot, we no count am as zero, so you no fit compare scores wey get different parts.',
  credibility: 'How person fit trust the source',
  credible: 'How person fit trust the source here na <b>{grade} of 5</b>.',
  'of-5': 'of 5',
  'credibility-rule':
    'E start from the kind of source, e reduce by one for each weakness, e add one at most for wetin strong, and e dey between 1 and 5. E dey tell how far to trust the source, no be whether a figure correct.',
  checks: 'The checks',
  'without-lights': 'Wetin the checks find, without lights',
  rule: 'Rule',
  numbers: 'Numbers',
  'to-mind': 'Wetin to mind, and wetin we no fit judge',
  flagged: 'Wetin need look ({count})',
  'show-chart': 'Show the chart of {place_name}',
  'show-all': 'Show all {count}',
  'the-place': 'the place',
} as const
