/** The card wey dey answer which figure person suppose quote: im headings, buttons, and the rules as dem follow. */
export const quoteCard = {
  heading: 'Which figure I suppose quote?',
  see: 'See the rule',
  hide: 'Hide the rule',
  'why-this': 'Why na this one.',
  'runner-up': 'The one wey follow:',
  disagree: 'The sources no agree:',
  refusal: 'No quote any figure',
  copy: 'Copy citation',
  copied: 'E don copy',
  'is-copied': 'Citation don copy.',
  rules: 'The rules, as dem follow each other',
  official_estimate: 'Official estimate of many agencies, wey never pass 3 years: mortality, HIV.',
  household_survey:
    'The newest national household survey, wey never pass 5 years: coverage, nutrition, behaviour.',
  complete_routine:
    'Routine figures wey get at least 90% of the records and no red check: counts, services, facilities; and the current year.',
  pooled: 'All the figures wey person fit use join together, each one by how sure e be.',
  weak_newest: 'The newest figure of all, we mark am weak.',
  applied: 'Na this one we use.',
  never:
    'Wetin nobody suppose quote: projections, figures wey pass 100%, the ones wey nobody fit believe or wey dem hide, periods wey never complete, and anything wey old pass {years} years. We talk say sources no agree if dem far pass {points} points for percentages and {percent}% for everything else.',
  second: 'Wetin follow',
  'not-used': 'Newest figures wey nobody suppose quote',
  stars: 'Confidence: {stars} of 3 stars',
  sign: '{speaks, select, for {For am} against {Against am} other {}}: {why}.',
  credibility: 'How far person fit believe the source: {steps}.',
  'how-stars': 'If anything dey against am, e get one star; if all the three dey for am, e get three.',
  differ: 'Why the sources different?',
  remains: 'Wetin remain.',
} as const
