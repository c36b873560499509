/** The brief of one place: wetin dem find, and the words wey dey around the figures. */
export const brief = {
  headline:
    '{found, select, both {{Better} don better since {since}; {worse} don worse.} better {{Better} don better since {since}.} worse {{Worse} don worse since {since}.} unclear {No key figure don clearly change since {since}.} none {We hold almost no figure of {place} itself.} other {}}',
  'headline-moved':
    'Since {since}, among {count, number} key figures na {indicator} differ pass: {before} that time, {now} for {cited}. We no hold range for the two, so e no clear whether na real change.',
  'headline-untested':
    'Nobody fit test any change: we no hold range of two rounds for the key figures of {place}.',
  'round-before': 'the round before',
  'and-more': '{names} and {rest, number} more',
  is: '{level, select, nation {{Place} get <b>{people}</b> people ({cited}) for {states, number} states, FCT join, and {lgas, number} local government areas.} zone {{Place} get <b>{people}</b> people ({cited}) for {states, number} states and {lgas, number} local government areas.} state {{Place}, for {zone}, get <b>{people}</b> people ({cited}) for {lgas, number} local government areas.} other {}}',
  'is-unknown': 'How many people dey live for {place} no dey inside this release.',
  aims: 'For {count, plural, one {# key figure} other {# key figures}} wey get target, <b>{missed, number}</b> {missed, plural, one {never} other {never}} reach am, <b>{reached, number}</b> {reached, plural, one {don} other {don}} reach am and <b>{open, number}</b> {open, plural, one {get} other {get}} range wey include am{bare, plural, =0 {} one {; # of dem no get interval, so nobody test the side} other {; # of dem no get interval, so nobody test the side}}.',
  fact: '{indicator_name}, {cited}',
  lgas: '{count, plural, one {local government area} other {local government areas}}',
  interval: '{lower_bare}–{upper_bare}',
  'interval-of-level': '{level}% range',
  'interval-head': 'Range',
  indicator: 'Indicator',
  nation: 'Nigeria',
  target: 'Target',
  source: 'Source',
  'change-head': 'Change',
  change:
    '{verdict, select, better {better} worse {worse} changed {don change} unclear {no clear change} untested {dem no test am} other {}}',
  'change-from': '{year}: {before_bare} → {now_bare}',
  'no-figure': 'no figure to quote',
  'of-states': '{count, number} states: {low_bare}–{high_bare}',
  sdg: 'SDG {target}',
  'per-1000': 'per 1,000',
  'per-100000': 'per 100,000',
  'strip-alt': '{indicator}: {figure}',
  'key-title': '{count, plural, one {One key figure} other {# key figures}}',
  'note-signs':
    '▼ never reach the target, △ the range include am, ▲ don reach am. Triangle for the strip: Nigeria, empty when na another survey; flag: target.',
  'note-change':
    'Better, worse: e pass wetin chance alone fit give (z test from the ranges wey we get, with Holm correction over all the changes for this page). Dem no test am: no range, na count, or na model.',
  'note-states':
    '“States”: we no hold figure of the place itself; the figures of the states inside dey between these two, from the round wey we name as source, without those wey get doubt.',
  'note-change-other':
    'Where the figure no get range, the change na of the last survey wey get am, and we name the survey.',
  'note-question': '?: data audit get question for the figure (Known errors).',
  'note-dash': '–: no such figure inside this release.',
  'note-unequal': '* The times no long the same, like births of five years and of two.',
  'note-indicative': 'Dem never confirm the national targets.',
  'trends-title': '{count, plural, one {One trend} other {# trends}}',
  'trends-note':
    '{place_name} na the full line, with the ranges wey dem publish{nation, select, yes {; Nigeria na the dots} no {} other {}}; empty mark: another table of the same interviews',
  'trend-change': '{source}, {verdict}: {before} → {now}',
  'pairs-title': 'Wetin the sources no agree on',
  'pairs-title-of': 'Wetin the sources no agree on: {indicator}',
  'pairs-none':
    'Where two independent sources last talk about the same time (since {since}), no indicator of {place} get dem far from each other pass 10 points, or 20%.',
  'pairs-earlier':
    '{count, plural, one {For earlier time one pair} other {For earlier times # pairs}} far pass that{count, plural, one {:} other {; the one wey far pass:}} {indicator_phrase}.',
  'pairs-left-out': 'We no count pairs wey their coverage pass 100%.',
  'pairs-alone':
    'Since {since}, for all the indicators for this brief, no two independent sources talk about {place} for the same time.',
  pair: '{about, select, born {For pikin wey dem born for {born},} time {About the same time,} other {}} {first} talk {figure} and {second} talk {other}: {apart} dey between dem.',
  apart: '{unit, select, points {{apart} points} percent {{apart}%} other {}}',
  'pairs-also': 'Wetin plenty sources hold',
  'pairs-figures': 'Figures of the same time',
  'pairs-apart': 'Between dem',
  'pairs-quote': 'Quote',
  'quote-title': 'Which figure you go quote',
  'quote-sure':
    'Strength: {strength, select, strong {strong} fair {fair} weak {weak} other {}}. Independent sources of im time: {agreement, select, agrees {agree} disagrees {no agree} unclear {no agree and no disagree} nobody {none dey wey fit confirm am} other {}}.',
  'quote-left-out': 'We no count am, because e no fit be: {figures}.',
  'parts-title':
    '{level, select, lga {{count, plural, =0 {Local government areas} one {One local government area to look} other {# local government areas to look}}} state {{count, plural, =0 {States} one {One state to look} other {# states to look}}} other {}}',
  'parts-head': '{level, select, lga {LGA} state {State} other {}}',
  'parts-counts': '{surely, number} sure, {worse, number} of {compared, number} worse',
  'parts-middle': 'The middle {level, select, lga {LGA} state {state} other {}} (median)',
  'parts-rule':
    'Na rule choose dem, nobody rank dem: the most key indicators wey their whole range dey the worse side of the middle {level, select, lga {LGA} state {state} other {}} (“sure”, bold), then the most for that side at all.{level, select, lga { Figures of LGAs come from model of few households. † Range wey no reach 4 points, or 4 per 1,000, e too small to trust: dem no count am.} state {} other {}} {sources}.',
  'parts-none':
    '{level, select, lga {No local government area of {place} stand out pass im range, or we no hold their figures with range.} state {No state of {place} stand out pass im range, or we no hold their figures with range.} other {}}',
  'parts-map': 'Map of {place} with the parts to look, by their numbers',
  'groups-title': 'Who dem leave behind',
  'groups-own':
    '{place_name} by {division, select, wealth {wealth} residence {where people dey live} sex {sex} other {}}',
  'groups-nation':
    'No figure of {place} by {division, select, wealth {wealth} residence {where people dey live} sex {sex} other {}}; Nigeria, make you get idea:',
  'groups-none':
    'No figure of {place} by {division, select, wealth {wealth} residence {where people dey live} sex {sex} other {}}.',
  'facilities-title': 'Facilities',
  facilities:
    '<b>{all}</b> public facilities ({cited}){dense, select, yes {, <b>{density}</b> for each 10,000 people} no {} other {}}{beside, select, yes { (Nigeria {nation})} no {} other {}}.',
  'facilities-none': 'We no hold any count of the facilities of {place}.',
  'facilities-note': 'Public sector only.',
  'gaps-title': 'Wetin data never dey',
  'gap-old': 'No figure since {year}: {indicators}.',
  'gap-none':
    'None for {level, select, nation {the whole country} zone {this zone} state {this state} other {}}: {indicators}.',
  'gap-held':
    '{Place} get figure of {held, number} indicators{level, select, nation {} zone {, Nigeria of {heldForNation, number}} state {, Nigeria of {heldForNation, number}} other {}}.',
  cite: '{source}: {citation}.',
  boundaries: 'Boundaries: OCHA and OSGOF 2019, CC BY-IGO; dem no talk anything about legal status.',
  'map-of': 'Map of Nigeria with {place} marked',
} as const
