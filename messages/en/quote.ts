/** Which figure to quote, why, what comes second, what must be said beside it, and the citation to copy. */
export const quote = {
  topic:
    '{topic, select, mortality {mortality} hiv {HIV} coverage {coverage} nutrition {nutrition} behaviour {births and what people do, own and know} count {counts of people and cases} service_volume {the volume of services} facility {facilities and their staff} any {this kind of figure} other {}}',
  kind: '{kind, select, official {official estimate} census {census} survey {household survey} estimate {estimate} routine {routine figure} other {}}',
  official_estimate:
    'For {topic}, the newest edition of the official custodian goes first when it is at most 5 years old.',
  household_survey:
    'For {topic}, the newest national household survey goes first when it is at most 5 years old.',
  complete_routine:
    'For {topic}, routine figures go first when at least 90% of the records are there and no check of their quality is red.',
  pooled:
    'For {topic}, no source meets the rule that would put it first. All usable figures are pooled, and surer ones count more.',
  weak_newest:
    'For {topic}, no source meets the rule that would put it first, and there are not two figures to put together. This is the newest one: it is weak.',
  'survey-first': '{kind}; for {topic} a household survey goes first',
  'official-first': '{kind}; for {topic} an official estimate goes first',
  'routine-first': '{kind}; for {topic} complete routine figures go first',
  'shares-interviews': 'shares interviews with another source',
  older: '{kind}, {years, plural, one {# year} other {# years}} older',
  'completeness-unknown': 'routine figure; it is not known that 90% of the reports are in',
  'no-rule': '{kind}; no rule puts it first',
  'small-place':
    'Household surveys are too small to speak for an LGA: this is a model, which also uses figures of the places around',
  sentence: '{said}.',
  inside: '{note_inside}',
  unstable:
    '{rule, select, few_events {Based on fewer than 20 events} mortality_exposure {Based on fewer than 500 children} small_denominator {Based on fewer than 30 people} other {}}',
  'pooled-from': 'Pooled from {sources}: none of them may be quoted alone.',
  about: 'about {figure}',
  'order-alone': 'By its own remark its level is off: read the order of the places, and not the level',
  'nobody-published': 'Nobody published this figure: say that it is pooled, and from what.',
  weak: 'Weak: name its year and its source whenever it is used.',
  old: 'It is {years} years old.',
  'earlier-edition': 'Held here in an earlier edition: {edition}.',
  'completeness-of-records':
    'Completeness is that of the records: how many reports were expected is not published.',
  'part-of-year': 'It is about a part of a year only',
  'too-few-people': 'It is based on too few people to be shown',
  'survey-of-lga': 'A household survey is too small to speak for an LGA',
  'too-old': 'It was {age} years old in {year}',
  superseded: 'It is held in an earlier edition that later ones replace',
  ended:
    'Its source should have had later figures since {next}, and none came: it is not quoted for later years',
  overdue: 'By its own rhythm {source} should have later figures since {next}. None are held.',
  replaced: 'It is of an earlier edition: {by} holds the current one',
  'series-refused':
    'No series by year: over {years, plural, one {# year} other {# years}} with an official estimate the rule lay {rule} from it, the reports {reports}.',
  'print-again': '{names} {count, plural, one {prints} other {print}} the estimates of {origin}',
  'use-others': '{names} {count, plural, one {takes} other {take}} in what others found',
  'second-gives-born': '{cited} gives {figure} for children born in {born}.',
  'shares-in-pool': 'It shares evidence with another source in the pool',
  'rule-names': 'A rule puts this kind of source first',
  'no-rule-names': 'No rule puts this kind of source first',
  limit: '{unit, select, points {{limit} points} percent {{limit}%} other {}}',
  'far-away': 'More than {limit} away: {sources}',
  'apart-pooled': 'More than {limit} apart from each other: {sources}',
  away: '{cited} says {figure}, {unit, select, points {{apart} points} percent {{apart}%} other {}} {direction, select, higher {higher} lower {lower} other {}}',
  'close-by': 'Within {limit}, and independent: {sources}',
  credible: 'Credibility of the source {grade} of 5',
  only: '{bar, select, projection {There are only projections, and a projection is no observation.} suppressed {The figures are based on too few people to be shown.} over_100 {There are only figures above 100%: often because the assumed target population is too low, or because of children from elsewhere and doses counted twice.} impossible {The figures cannot be right.} doubtful {The publishers’ own checks call the figures implausible.} partial_period {The period is not complete yet.} not_representative {There are only household surveys, which are too small to speak for an LGA.} too_old {The newest figure is more than {years} years old.} superseded {There are only figures of editions that later ones replace.} ended {The source has had no newer figures for years.} other {}}',
  held: 'Held for {indicator} in {place}: {held}.',
  'no-figures': '{None} has a figure of {indicator} in {place} up to {year}.',
  mixed: 'None of the figures of {indicator} in {place} may be quoted: each has its own reason ({held}).',
  'share-evidence': '{names} {count, plural, one {uses} other {use}} the same evidence as {origins}',
  'pooled-value': 'the pooled value',
  figure: '{cited}',
  edition: 'edition: {edition}',
  was: '{indicator_name} in {place} was',
  names: '{indicator_name} in {place}:',
  interval: '{level}% interval {lower_bare} to {upper_bare}',
  citation: '{subject} {figure} ({details}).',
  'other-time': '{cited} found {figure}, where {other} gives {otherFigure}: more than {limit} apart.',
  'second-gives': '{cited} gives {figure}.',
  'pooled-citation':
    '{subject} about {figure} in {year} ({interval}). This is no published figure: MSDAT pooled it from {sources}.',
  'runner-up': '{cited}, {figure}: {why}.',
  apart: '{unit, select, points {{apart} points} percent {{apart}%} other {}} apart from {from}',
  'apart-limit':
    '{unit, select, points {{apart} points} percent {{apart}%} other {}} apart from {from} (limit {unit, select, points {{limit}} percent {{limit}%} other {}})',
  'say-so': 'Say so when you quote it.',
  'pooled-beside':
    'Pooled for orientation, all usable figures together, each by how sure it is: {figure} ({interval}){dependence, select, dependent {; not independent} independent {} other {}}.',
} as const
