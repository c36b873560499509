/** Which indicators go together, and how to read it. */
export const correlation = {
  heading: 'Which indicators go together {setting}?',
  'few-indicators': 'Two indicators or more are needed for a correlation.',
  answer:
    '<b>{found} of {pairs, number}</b> {pairs, plural, one {pair} other {pairs}} of {indicators} indicators can be told from no relation between {rows, select, states {states} periods {periods} other {}}, with p adjusted for {tests, plural, one {# test} other {# tests}} ({adjusted, select, holm {Holm} bh {Benjamini–Hochberg} other {}}).',
  missing: '{count, plural, one {# pair has} other {# pairs have}} too few figures, or no spread.',
  'not-persons': 'A relation between places or years is not one between persons, and is not a cause.',
  coefficient: '{sign} {value}',
  'coefficient-interval': '{sign} {value}, 95% interval {low} to {high}',
  same: 'No coefficient: one of the two is the same everywhere',
  'no-pair': 'No coefficient: no pair of figures',
  'few-pairs': 'No coefficient: {count} pairs of figures, 3 are needed',
  states: 'across states',
  'states-of': 'across states, {sources}',
  time: 'over time, {sources}',
  'time-in': 'over time in {place}, {sources} {start} to {end}',
  pair: '{first_name} and {second}',
  relation:
    '{sign, select, none {no relation} negative {{strength, select, negligible {negligible} weak {weak} moderate {moderate} strong {strong} very_strong {very strong} other {}} negative relation} positive {{strength, select, negligible {negligible} weak {weak} moderate {moderate} strong {strong} very_strong {very strong} other {}} positive relation} other {}}',
  'relation-uncertain': 'not distinguishable from zero ({relation})',
  'relation-adjusted': 'not distinguishable from zero after adjusting ({relation})',
  'no-cause': 'An association is not a cause.',
  ecological: 'Ecological: a relation between states need not hold between persons.',
  'shared-denominator': 'Figures that share a denominator are correlated by it.',
  'shared-inputs': 'Modelled estimates may share their inputs.',
} as const
