/** Data Quality: the score, the lights, and what stands around the checks. */
export const dataQuality = {
  heading: 'How good are the figures of {source} on {indicator} in {place}?',
  none: '{source} has no figure here.',
  'no-lights': '{source} is not a routine source, so it has no lights and no score.',
  lights:
    'Of {checks} checks of {when} <b>{lights}</b>{open, plural, =0 {.} other {, and # could not be made.}}',
  'light-count': '{count} {light, select, green {green} amber {amber} red {red} other {}}',
  score: 'Overall score: <b>{score} of 100</b>, the mean of {parts} of 5 parts.',
  'score-missing':
    'Overall score: <b>{score} of 100</b>, the mean of {parts} of 5 parts; missing: {missing}.',
  'up-to': '{year} up to {kind, select, quarter {quarter} month {month} week {week} other {}} {number}',
  'no-routine': 'No routine source publishes it',
  detail: '{source} · {place} · {year}',
  year: 'Year',
  'no-source': '{None} has a figure of {indicator}.',
  'choose-another': 'Choose another indicator in the Indicator Overview.',
  'not-routine':
    'These checks are for routine data; {source} is {kind, select, survey {a survey} estimate {an estimate} other {}}.',
  'judged-otherwise':
    '{kind, select, survey {A survey} estimate {An estimate} other {}} is judged by its sample, its interval and its method. Below are the results of {check} and the others, without lights.',
  others: 'No routine source publishes this indicator. These have one:',
  check: 'Check {source}',
  overall: 'Overall score',
  'of-100': 'of 100',
  'no-part': 'No part of the score could be made.',
  'few-parts':
    'No overall score: only {count, plural, one {# of 5 parts} other {# of 5 parts}} could be made, and it takes {least}.',
  part: '{Part}',
  missing: 'missing',
  'score-hint':
    'The mean of the parts that could be made, each with the same weight. What is missing is left out, not counted as zero, so scores of different parts cannot be compared.',
  credibility: 'Credibility of the source',
  credible: 'The credibility of the source here is <b>{grade} of 5</b>.',
  'of-5': 'of 5',
  'credibility-rule':
    'A start by the kind of source, one less for each weakness, one more at most for its strengths, and 1 to 5 in all. It says how far to trust the source, not whether a figure is right.',
  checks: 'The checks',
  'without-lights': 'What the checks find, without lights',
  rule: 'Rule',
  numbers: 'Numbers',
  'to-mind': 'What to mind, and what could not be judged',
  flagged: 'Flagged ({count})',
  'show-chart': 'Show the chart of {place_name}',
  'show-all': 'Show all {count}',
  'the-place': 'the place',
} as const
