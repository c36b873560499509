/** The brief of a place: what is found of it, and the words around the figures. */
export const brief = {
  headline:
    '{found, select, both {{Better} got better since {since}; {worse} got worse.} better {{Better} got better since {since}.} worse {{Worse} got worse since {since}.} unclear {No key figure has clearly changed since {since}.} none {Hardly any figure of {place} itself is held.} other {}}',
  'headline-moved':
    'Since {since}, {indicator_phrase} {indicator_number, select, many {differ} other {differs}} most of {count, number} key figures: {before} then, {now} in {cited}. Intervals are not held for both, so it is unclear whether this is a change.',
  'headline-untested':
    'No change can be tested: intervals of two rounds are not held for the key figures of {place}.',
  'round-before': 'the round before',
  'and-more': '{names} and {rest, number} more',
  is: '{level, select, nation {{Place} has <b>{people}</b> people ({cited}) in {states, number} states, the FCT among them, and {lgas, number} local government areas.} zone {{Place} has <b>{people}</b> people ({cited}) in {states, number} states and {lgas, number} local government areas.} state {{Place}, in {zone}, has <b>{people}</b> people ({cited}) in {lgas, number} local government areas.} other {}}',
  'is-unknown': 'How many people live in {place} is not held in this release.',
  aims: 'Of {count, plural, one {# key figure} other {# key figures}} with a target, <b>{missed, number}</b> {missed, plural, one {misses} other {miss}} it, <b>{reached, number}</b> {reached, plural, one {reaches} other {reach}} it and <b>{open, number}</b> {open, plural, one {is} other {are}} too close to say{bare, plural, =0 {} one {; # of these figures has no interval, so its side is not tested} other {; # of these figures have no interval, so their side is not tested}}.',
  fact: '{indicator_name}, {cited}',
  lgas: '{count, plural, one {local government area} other {local government areas}}',
  interval: '{lower_bare}–{upper_bare}',
  'interval-of-level': '{level}% interval',
  'interval-head': 'Interval',
  indicator: 'Indicator',
  nation: 'Nigeria',
  target: 'Target',
  source: 'Source',
  'change-head': 'Change',
  change:
    '{verdict, select, better {better} worse {worse} changed {changed} unclear {no clear change} untested {not tested} other {}}',
  'change-from': '{year}: {before_bare} → {now_bare}',
  'no-figure': 'no figure to quote',
  'of-states': '{count, number} states: {low_bare}–{high_bare}',
  sdg: 'SDG {target}',
  'per-1000': 'per 1,000',
  'per-100000': 'per 100,000',
  'strip-alt': '{indicator}: {figure}',
  'key-title': '{count, plural, one {One key figure} other {# key figures}}',
  'note-signs':
    '▼ misses the target, △ the interval includes it, ▲ reaches it; without an interval the side is not tested. Triangle on a strip: Nigeria, hollow when of another survey; flag: target.',
  'note-change':
    'Better, worse: larger than chance alone would give (z test from the intervals held, with Holm’s correction over the changes of this page). Not tested: no interval, a count, or a model.',
  'note-states':
    '“States”: no figure of the place itself is held; those of its states lie between these two in the round named as the source, without those in doubt.',
  'note-change-other':
    'Where the figure has no interval, the change is that of the last survey with one, which is named.',
  'note-question': '?: an open finding of the data audit touches the figure (Known errors).',
  'note-dash': '–: no such figure in this release.',
  'note-unequal': '* About times of unequal length, such as births of five years and of two.',
  'note-indicative': 'National targets are indicative.',
  'trends-title': '{count, plural, one {One trend} other {# trends}}',
  'trends-note':
    '{place_name} solid, with published intervals{nation, select, yes {; Nigeria dotted} no {} other {}}; hollow: another table of the same interviews',
  'trend-change': '{source}, {verdict}: {before} → {now}',
  'pairs-title': 'What sources disagree about',
  'pairs-title-of': 'What sources disagree about: {indicator}',
  'pairs-none':
    'Where two independent sources last told of the same time (since {since}), no indicator of {place} has them more than 10 points, or 20%, apart.',
  'pairs-earlier':
    '{count, plural, one {About an earlier time one pair is} other {About earlier times # pairs are}} further apart{count, plural, one {:} other {; the widest:}} {indicator_phrase}.',
  'pairs-left-out': 'Pairs with a coverage above 100% are left out.',
  'pairs-alone':
    'Since {since}, no indicator of this brief has two independent sources for {place} at the same time.',
  pair: '{about, select, born {For children born in {born},} time {About the same time,} other {}} {first} says {figure} and {second} {other}: {apart} apart.',
  apart: '{unit, select, points {{apart} points} percent {{apart}%} other {}}',
  'pairs-also': 'Held by several',
  'pairs-figures': 'Figures of the same time',
  'pairs-apart': 'Apart',
  'pairs-quote': 'Quote',
  'quote-title': 'Which figure to quote',
  'quote-sure':
    'Strength: {strength, select, strong {strong} fair {fair} weak {weak} other {}}. Independent sources of its time: {agreement, select, agrees {agree} disagrees {disagree} unclear {neither agree nor disagree} nobody {none that could confirm it} other {}}.',
  'quote-left-out': 'Left out, since it cannot be: {figures}.',
  'parts-title':
    '{level, select, lga {{count, plural, =0 {Local government areas} one {One local government area to look at} other {# local government areas to look at}}} state {{count, plural, =0 {States} one {One state to look at} other {# states to look at}}} other {}}',
  'parts-head': '{level, select, lga {LGA} state {State} other {}}',
  'parts-counts': '{surely, number} surely, {worse, number} of {compared, number} worse',
  'parts-middle': 'Middle {level, select, lga {LGA} state {state} other {}} (median)',
  'parts-rule':
    'Chosen by rule, and not ranked: the most key indicators whose whole published interval lies on the worse side of the middle {level, select, lga {LGA} state {state} other {}} (“surely”, bold), then the most on that side at all.{level, select, lga { Figures of LGAs are modelled from few households. † Interval under 4 points, or 4 per 1,000, too narrow to trust: not counted.} state {} other {}} {sources}.',
  'parts-none':
    '{level, select, lga {No local government area of {place} is clearly worse than the others, or no intervals are held.} state {No state of {place} is clearly worse than the others, or no intervals are held.} other {}}',
  'parts-map': 'Map of {place} with the parts to look at by their numbers',
  'groups-title': 'Who is left behind',
  'groups-own':
    '{place_name} by {division, select, wealth {wealth} residence {residence} sex {sex} other {}}',
  'groups-nation':
    'No figure of {place} by {division, select, wealth {wealth} residence {residence} sex {sex} other {}}; Nigeria, to orient by:',
  'groups-none':
    'No figure of {place} by {division, select, wealth {wealth} residence {residence} sex {sex} other {}}.',
  'facilities-title': 'Facilities',
  facilities:
    '<b>{all}</b> public facilities ({cited}){dense, select, yes {, <b>{density}</b> for each 10,000 people} no {} other {}}{beside, select, yes { (Nigeria {nation})} no {} other {}}.',
  'facilities-none': 'No count of the facilities of {place} is held.',
  'facilities-note': 'Public sector only.',
  'gaps-title': 'Data gaps',
  'gap-old': 'No figure since {year}: {indicators}.',
  'gap-none':
    'None for {level, select, nation {the nation} zone {this zone} state {this state} other {}}: {indicators}.',
  'gap-held':
    '{Place} has figures of {held, number} indicators{level, select, nation {} zone {, Nigeria of {heldForNation, number}} state {, Nigeria of {heldForNation, number}} other {}}.',
  cite: '{source}: {citation}.',
  boundaries: 'Boundaries: OCHA and OSGOF 2019, CC BY-IGO; they imply no opinion on legal status.',
  'map-of': 'Map of Nigeria with {place} marked',
} as const
