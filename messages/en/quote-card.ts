/** The card that answers which figure to quote: its headings and buttons, and the rules in their order. */
export const quoteCard = {
  heading: 'Which figure should I quote?',
  see: 'See the rule',
  hide: 'Hide the rule',
  'why-this': 'Why this one.',
  'runner-up': 'Runner-up:',
  disagree: 'Sources disagree:',
  refusal: 'Do not quote a figure',
  copy: 'Copy citation',
  copied: 'Copied',
  'is-copied': 'Citation copied.',
  rules: 'The rules, in their order',
  official_estimate: 'An official estimate of several agencies, at most 3 years old: mortality, HIV.',
  household_survey:
    'The newest national household survey, at most 5 years old: coverage, nutrition, behaviour.',
  complete_routine:
    'Routine figures with at least 90% of the records and no red check: counts, services, facilities; and the current year.',
  pooled: 'All usable figures put together, each by how sure it is.',
  weak_newest: 'The newest figure of all, marked weak.',
  applied: 'This one applied.',
  never:
    'Never quoted: projections, figures above 100%, implausible or suppressed ones, periods that are not complete, and what is more than {years} years old. Sources are said to disagree beyond {points} points for percentages and {percent}% for all else.',
  second: 'What comes second',
  'not-used': 'Newest figures that may not be quoted',
  stars: 'Confidence: {stars} of 3 stars',
  sign: '{speaks, select, for {For} against {Against} other {}}: {why}.',
  credibility: 'Credibility of the source: {steps}.',
  'how-stars': 'Anything against leaves one star; all three for it give three.',
  differ: 'Why do the sources differ?',
  remains: 'What remains.',
} as const
