/** Some figures of one place wey dey side by side, as one part of document. */
export const keyFigures = {
  none: 'No figure to quote',
  interval: '{level}% interval {lower_bare} reach {upper_bare}',
  change:
    '{verdict, select, better {E better} worse {E bad pass} changed {E change} unclear {No clear change} untested {Nobody test the change} other {}} since {period}: {before_bare} → {now_bare}',
  of: 'Main figures of {place_name}',
  title: 'Title',
  indicators: 'Indicators',
  'of-briefs': 'If you no choose any: the ones wey dey the briefs.',
  most: 'Choose reach {most, number}.',
} as const
