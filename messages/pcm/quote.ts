/** Which figure person suppose quote, why, wetin follow, wetin you must talk with am, and the citation to copy. */
export const quote = {
  topic:
    '{topic, select, mortality {mortality} hiv {HIV} coverage {coverage} nutrition {nutrition} behaviour {births and wetin people dey do, get and know} count {number of people and cases} service_volume {how plenty the services be} facility {facilities and their staff} any {this kind figure} other {}}',
  kind: '{kind, select, official {official estimate} census {census} survey {household survey} estimate {estimate} routine {routine figure} other {}}',
  official_estimate:
    'For {topic}, the newest edition of the official custodian dey go first if e never pass 5 years.',
  household_survey: 'For {topic}, the newest national household survey dey go first if e never pass 5 years.',
  complete_routine:
    'For {topic}, routine figures dey go first if at least 90% of the records dey and no check of their quality dey red.',
  pooled:
    'For {topic}, no source meet the rule wey for put am first. So we join all the figures wey person fit use, each one by how sure e be.',
  weak_newest:
    'For {topic}, no source meet the rule wey for put am first, and two figures no dey to join. This one na the newest: e weak.',
  'survey-first': '{kind}; for {topic} household survey dey go first',
  'official-first': '{kind}; for {topic} official estimate dey go first',
  'routine-first': '{kind}; for {topic} complete routine figures dey go first',
  'shares-interviews': 'e share interviews with another source',
  older: '{kind}, e old pass by {years, plural, one {# year} other {# years}}',
  'completeness-unknown': 'routine figure; nobody know if 90% of the reports don come',
  'no-rule': '{kind}; no rule put am first',
  'small-place':
    'Household surveys too small to talk for one LGA: this one na model, wey use figures of the places around too',
  sentence: '{said}.',
  inside: '{note_inside}',
  unstable:
    '{rule, select, few_events {The events behind this rate no reach 20} mortality_exposure {The children behind am no reach 500} small_denominator {The people behind this percentage no reach 30} other {}}',
  'pooled-from': 'We join {sources} together: none of dem fit stand alone.',
  about: 'about {figure}',
  'order-alone':
    'As im own note talk, im level no correct: read how the places follow each other, no be the level',
  'nobody-published': 'Nobody publish this figure: talk say we join am, and from wetin.',
  weak: 'E weak: call im year and im source anytime you use am.',
  old: 'E don old {years} years.',
  'earlier-edition': 'Na the earlier edition we hold here: {edition}.',
  'completeness-of-records':
    'Na the records we use check if e complete: dem no publish how many reports suppose come.',
  'part-of-year': 'Na only part of one year e dey talk about',
  'too-few-people': 'The people behind am too few for us to show am',
  'survey-of-lga': 'Household survey too small to talk for one LGA',
  'too-old': 'E don old {age} years for {year}',
  superseded: 'Na the earlier edition we hold, newer ones don replace am',
  ended:
    'The source suppose get newer figures since {next}, and none come: we no dey quote am for newer years',
  overdue: 'By their own rhythm {source} suppose get newer figures since {next}. We no get any.',
  replaced: 'Na earlier edition: {by} get the current one',
  'series-refused':
    'No series by year: for {years, plural, one {# year} other {# years}} wey get official estimate, the rule far {rule} from am, the reports {reports}.',
  'print-again': '{names} {count, plural, one {print} other {print}} the estimates of {origin} again',
  'use-others': '{names} {count, plural, one {dey use} other {dey use}} wetin others find',
  'second-gives-born': '{cited} give {figure} for pikin wey dem born for {born}.',
  'shares-in-pool': 'E share evidence with another source wey we join',
  'rule-names': 'One rule put this kind source first',
  'no-rule-names': 'No rule put this kind source first',
  limit: '{unit, select, points {{limit} points} percent {{limit}%} other {}}',
  'far-away': 'E far pass {limit}: {sources}',
  'apart-pooled': 'Dem far from each other pass {limit}: {sources}',
  away: '{cited} talk {figure}, {unit, select, points {{apart} points} percent {{apart}%} other {}} {direction, select, higher {pass am} lower {under am} other {}}',
  'close-by': 'E dey inside {limit}, and e independent: {sources}',
  credible: 'How far person fit believe the source: {grade} of 5',
  only: '{bar, select, projection {Only projections dey, and projection no be observation.} suppressed {The people behind the figures too few for us to show am.} over_100 {Only figures wey pass 100% dey: most times na because the number of people wey dem assume too small, or pikin from other places and doses wey dem count two times.} impossible {The figures no fit correct.} doubtful {The publishers own checks talk say nobody fit believe the figures.} partial_period {The period never complete.} not_representative {Only household surveys dey, and dem too small to talk for one LGA.} too_old {The newest figure don old pass {years} years.} superseded {Only figures of editions wey newer ones don replace dey.} ended {The source never get newer figures for years.} other {}}',
  held: 'Wetin we hold of {indicator} for {place}: {held}.',
  'no-figures': '{None} get figure of {indicator} for {place} reach {year}.',
  mixed:
    'Nobody suppose quote any of the figures of {indicator} for {place}: each one get im own reason ({held}).',
  'share-evidence': '{names} {count, plural, one {stand} other {stand}} on the same evidence as {origins}',
  'pooled-value': 'the value wey we join',
  figure: '{cited}',
  edition: 'edition: {edition}',
  was: '{indicator_name} for {place} na',
  names: '{indicator_name} for {place}:',
  interval: '{level}% range {lower_bare} reach {upper_bare}',
  citation: '{subject} {figure} ({details}).',
  'other-time':
    '{cited} find {figure}, but {other} talk say na {otherFigure}: more than {limit} dey between dem.',
  'second-gives': '{cited} talk say na {figure}.',
  'pooled-citation':
    '{subject} about {figure} for {year} ({interval}). Nobody publish this figure: MSDAT join am from {sources}.',
  'runner-up': '{cited}, {figure}: {why}.',
  apart: '{unit, select, points {{apart} points} percent {{apart}%} other {}} dey between am and {from}',
  'apart-limit':
    '{unit, select, points {{apart} points} percent {{apart}%} other {}} dey between am and {from} (limit {unit, select, points {{limit}} percent {{limit}%} other {}})',
  'say-so': 'Talk am when you quote am.',
  'pooled-beside':
    'We join dem (all figures wey person fit use, each one by how sure e be), make you get idea: {figure} ({interval}){dependence, select, dependent {; dem no independent} independent {} other {}}.',
} as const
