/** Which indicators dey move together, and how person go read am. */
export const correlation = {
  heading: 'Which indicators dey move together {setting}?',
  'few-indicators': 'You need two indicators or more for correlation.',
  answer:
    '<b>{found} of {pairs, number}</b> {pairs, plural, one {pair} other {pairs}} of {indicators} indicators show relation wey no be zero between {rows, select, states {states} periods {periods} other {}}, and we adjust p for {tests, plural, one {# test} other {# tests}} ({adjusted, select, holm {Holm} bh {Benjamini–Hochberg} other {}}).',
  missing: '{count, plural, one {# pair get} other {# pairs get}} too few figures, or no spread.',
  'not-persons': 'Relation between places or years no be relation between people, and e no be cause.',
  coefficient: '{sign} {value}',
  'coefficient-interval': '{sign} {value}, 95% interval {low} to {high}',
  same: 'No coefficient: one of the two na the same everywhere',
  'no-pair': 'No coefficient: no pair of figures dey',
  'few-pairs': 'No coefficient: na {count} pairs of figures dey, e need 3',
  states: 'across states',
  'states-of': 'across states, {sources}',
  time: 'as time dey go, {sources}',
  'time-in': 'as time dey go for {place}, {sources} {start} to {end}',
  pair: '{first_name} and {second}',
  relation:
    '{sign, select, none {no relation} negative {{strength, select, negligible {very small} weak {weak} moderate {moderate} strong {strong} very_strong {very strong} other {}} negative relation} positive {{strength, select, negligible {very small} weak {weak} moderate {moderate} strong {strong} very_strong {very strong} other {}} positive relation} other {}}',
  'relation-uncertain': 'person no fit tell am from zero ({relation})',
  'relation-adjusted': 'person no fit tell am from zero after adjusting ({relation})',
  'no-cause': 'That two things dey move together no mean say one cause the other.',
  ecological: 'Ecological: wetin happen between states no must happen between people.',
  'shared-denominator': 'Figures wey share the same denominator dey move together because of am.',
  'shared-inputs': 'Estimates from models fit share the same inputs.',
} as const
