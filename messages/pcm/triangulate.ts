/** The page of triangulation: wetin person fit choose, wetin dem ask, and how to cite the result. */
export const triangulate = {
  none: 'None',
  'all-indicators': 'all the indicators wey dem get together',
  'all-places': 'all places',
  'in-all': 'dey inside all the sources wey you choose',
  'in-none': 'no dey inside any source wey you choose',
  'only-in': 'only inside {sources}',
  'already-chosen': 'You don choose am already: nobody dey compare source with imself',
  'without-figures': 'No figure inside this release',
  'not-published': 'E no dey publish this indicator',
  heading: 'How far the sources agree for {indicator}{where, select, place { for {place}} all {} other {}}?',
  'heading-all': 'How far {sources} agree{where, select, place { for {place}} all {} other {}}?',
  stale:
    'Wetin you choose on top don change. Wetin we show below na about {sources}: press Triangulate for the new one.',
  'about-sources': '{sources} · {where, select, place {{place_name}} all {all places} other {}}',
  'made-again': '{source} count interviews or figures of {origins} again.',
  warning:
    '{warning, select, low_evidence {Evidence small: the pairs of figures no reach 3.} duplicates {Dem give some figures two times for the same place and period; na the later one count.} bounds_invalid {Some ranges no hold their figure, we leave dem out.} other {}}',
  caveat: '{Caveat}.',
  'not-available': 'e no dey',
  score:
    '{dimension, select, consistency {consistency} complementarity {complementarity} other {}} {score}{band, select, known { ({word})} none {} other {}}',
  citation:
    'Triangulation of {primary} with {others}: {what, select, indicator {{indicator}} all {all the {count} indicators wey dem get together} other {}}, {where, select, place {{place_name}} all {all places} other {}}{span, select, years {, {first} to {last}} none {} other {}}. Result: {scores}. Sources: {sources}. {edition}. {address}',
  'source-in-full': '{source}: {fullName}',
} as const
