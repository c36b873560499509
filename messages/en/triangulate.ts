/** The page of a triangulation: what can be chosen, what was asked, and how its result is cited. */
export const triangulate = {
  none: 'None',
  'all-indicators': 'all indicators in common',
  'all-places': 'all locations',
  'in-all': 'in all chosen sources',
  'in-none': 'in no chosen source',
  'only-in': 'only in {sources}',
  'already-chosen': 'Already chosen: a source is not compared with itself',
  'without-figures': 'No figure in this release',
  'not-published': 'Does not publish this indicator',
  heading: 'How far do the sources agree on {indicator}{where, select, place { in {place}} all {} other {}}?',
  'heading-all': 'How far do {sources} agree{where, select, place { in {place}} all {} other {}}?',
  stale:
    'The choice above has changed. What is shown below is about {sources}: press Triangulate for the new choice.',
  'about-sources': '{sources} · {where, select, place {{place_name}} all {all places} other {}}',
  'made-again': '{source} re-tabulates interviews or figures of {origins}.',
  warning:
    '{warning, select, low_evidence {Low evidence: there are fewer than 3 pairs of figures.} duplicates {Some figures are given twice for the same place and period; the later one counts.} bounds_invalid {Some intervals do not enclose their figure and were left out.} other {}}',
  caveat: '{Caveat}.',
  'not-available': 'not available',
  score:
    '{dimension, select, consistency {consistency} complementarity {complementarity} other {}} {score}{band, select, known { ({word})} none {} other {}}',
  citation:
    'Triangulation of {primary} with {others}: {what, select, indicator {{indicator}} all {all {count} common indicators} other {}}, {where, select, place {{place_name}} all {all places} other {}}{span, select, years {, {first} to {last}} none {} other {}}. Result: {scores}. Sources: {sources}. {edition}. {address}',
  'source-in-full': '{source}: {fullName}',
} as const
