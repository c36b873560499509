/** Some figures of a place beside each other, as a part of a document. */
export const keyFigures = {
  none: 'No figure to quote',
  interval: '{level}% interval {lower_bare} to {upper_bare}',
  change:
    '{verdict, select, better {Better} worse {Worse} changed {Changed} unclear {No clear change} untested {Change not tested} other {}} since {period}: {before_bare} → {now_bare}',
  of: 'Key figures of {place_name}',
  title: 'Title',
  indicators: 'Indicators',
  'of-briefs': 'None chosen: those of the briefs.',
  most: 'Choose up to {most, number}.',
} as const
