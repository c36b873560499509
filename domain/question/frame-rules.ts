import { NATION } from '#domain/location/location.ts'
import { DESCRIPTION_RULES } from './descriptions/description-rules.ts'
import { any, ENDS, type Heard, isBare, isNamed, ORDERING, type Plain, type Rule } from './frame-heard.ts'

const RULES: readonly Rule[] = [
  ...DESCRIPTION_RULES,
  {
    kind: 'sum',
    holds: (heard) =>
      any(heard, 'total', 'mean') &&
      !isOfAge(heard) &&
      // The average of the country is the figure of the country.
      !(any(heard, 'mean') && heard.places.includes(NATION)) &&
      (heard.places.length > 1 ||
        heard.level !== null ||
        (any(heard, 'mean') && (heard.sources.length > 1 || any(heard, 'source_word', 'all_sources')))),
  },
  { kind: 'quote', holds: (heard) => any(heard, 'quote') || (ordersSources(heard) && any(heard, 'best')) },
  { kind: 'compare_sources', holds: (heard) => ordersSources(heard) && any(heard, ...ENDS) },
  {
    kind: 'compare_sources',
    holds: (heard) =>
      any(heard, 'all_sources') || (any(heard, 'all') && any(heard, 'source_word') && !any(heard, 'exists')),
  },
  {
    kind: 'compare_sources',
    holds: (heard) =>
      any(heard, 'source_word') && any(heard, 'compare') && heard.level === null && heard.places.length < 2,
  },
  { kind: 'map', holds: (heard) => any(heard, 'map', 'chart') && isNamed(heard) },
  {
    // `How many LGAs does Kano have`: of the places themselves, and of no figure.
    kind: 'parts',
    holds: (heard) =>
      heard.level !== null &&
      !isNamed(heard) &&
      heard.contents.length === 0 &&
      heard.places.length < 2 &&
      heard.sources.length === 0 &&
      heard.periods.years.length === 0 &&
      heard.limit === null &&
      heard.group === null &&
      any(heard, 'number', 'exists', 'what_is', 'figure_word') &&
      !any(heard, 'trend', 'target', 'source_word', ...ORDERING),
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'source_word') &&
      !any(heard, 'latest', 'survey') &&
      heard.periods.years.length === 0 &&
      (isNamed(heard) || heard.sources.length === 0) &&
      !any(heard, 'trend', 'target', ...ORDERING),
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'year_word') &&
      heard.periods.years.length === 0 &&
      !any(heard, 'trend', 'latest', 'target', 'future', ...ORDERING),
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'indicator_word') &&
      !any(heard, 'improve', 'worsen', 'rise', 'fall', ...ORDERING) &&
      heard.periods.years.length === 0 &&
      heard.places.length === 0,
  },
  {
    kind: 'catalogue',
    holds: (heard) =>
      any(heard, 'exists') &&
      // `How many refugees are there`: so many people, and not whether a figure is held.
      !(any(heard, 'number') && heard.indicator !== null) &&
      isBare(heard) &&
      heard.group === null &&
      !any(heard, 'trend', 'target', 'sdg', 'future', ...ORDERING),
  },
  { kind: 'groups', holds: (heard) => heard.group !== null },
  { kind: 'groups', holds: (heard) => any(heard, 'groups') },
  {
    // `Is Ogun among the ten best states`: of the state itself.
    kind: 'rank_of_place',
    holds: (heard) =>
      heard.level === STATE &&
      heard.places.length === 1 &&
      !heard.isNation &&
      !heard.isZones &&
      any(heard, ...ORDERING) &&
      // `Where is Osun in the ranking of states`.
      (!heard.isWhere || (any(heard, 'rank') && !any(heard, ...ENDS))),
  },
  {
    // `Is Lagos the best in penta 3`.
    kind: 'rank_of_place',
    holds: (heard) =>
      heard.isSubject &&
      heard.level === null &&
      !heard.isWhere &&
      heard.places.length === 1 &&
      !heard.isNation &&
      !heard.isPremise &&
      heard.periods.years.length < 2 &&
      any(heard, ...ENDS) &&
      !any(heard, 'when', 'ever', 'year_word', 'source_word', 'quote', 'trend', 'target', 'sdg'),
  },
  {
    kind: 'rank_of_place',
    holds: (heard) =>
      any(heard, 'rank', 'among') &&
      heard.places.length === 1 &&
      !heard.isNation &&
      // `Where does Taraba rank from the bottom`.
      (!any(heard, ...ENDS) ||
        ((any(heard, 'among') || (heard.isWhere && !heard.isZones)) && heard.level === null)) &&
      (any(heard, 'among') || heard.level === null),
  },
  {
    kind: 'rank',
    holds: (heard) =>
      (heard.level !== null || heard.isWhere) &&
      any(heard, ...ORDERING) &&
      (heard.places.length < 2 || heard.level !== null),
  },
  { kind: 'rank', holds: (heard) => heard.level !== null && heard.places.length < 2 && any(heard, 'gap') },
  { kind: 'rank', holds: (heard) => heard.level !== null && any(heard, 'below', 'above', 'target', 'sdg') },
  {
    kind: 'target',
    holds: (heard) =>
      any(heard, 'target', 'sdg') &&
      !(any(heard, 'sdg') && heard.cues.size === 1 && heard.contents.length === 0),
  },
  {
    kind: 'forecast',
    holds: (heard) => any(heard, 'future') || heard.periods.years.some((year) => year > heard.currentYear),
  },
  {
    kind: 'rank',
    holds: (heard) =>
      any(heard, ...ORDERING) && (heard.places.length === 0 || heard.isZones) && !asksOneFigure(heard),
  },
  { kind: 'compare_sources', holds: (heard) => heard.sources.length > 1 },
  {
    // `Penta 3 for all northern states`: of the states, and of no zone.
    kind: 'rank',
    holds: (heard) =>
      heard.isZones &&
      heard.places.length > 1 &&
      heard.level === STATE &&
      !any(heard, 'trend', 'total', 'mean'),
  },
  { kind: 'compare_places', holds: (heard) => heard.places.length > 1 },
  {
    kind: 'compare_places',
    holds: (heard) => heard.level !== null && heard.places.length === 1 && any(heard, 'compare'),
  },
  {
    kind: 'change',
    holds: (heard) =>
      heard.periods.isSpan ||
      (any(heard, 'trend') && !heard.periods.isRound) ||
      (any(heard, 'since') && heard.periods.years.length === 1),
  },
  { kind: 'compare_years', holds: ({ periods }) => periods.years.length > 1 && !periods.isRound },
  { kind: 'number', holds: (heard) => heard.isShare && any(heard, 'number') && !isScaled(heard) },
  { kind: 'convert', holds: (heard) => any(heard, 'as_percent', 'as_million', 'as_thousand', 'one_in') },
  { kind: 'rank', holds: (heard) => heard.level !== null },
]

/** `Mean age at first birth by state`: the mean is what is held of each, and nothing is added up. */
function isOfAge({ tokens, cues }: Heard): boolean {
  const isMean = tokens.some(
    ({ said }, at) => /^(mean|average)$/i.test(said) && /^age$/i.test(tokens[at + 1]?.said ?? ''),
  )
  return isMean && !cues.has('total')
}

/** `Which source gives the highest figure`: sources are put in order, and no places or times. */
function ordersSources(heard: Heard): boolean {
  const isOfTime = any(heard, 'when', 'ever', 'year_word') || heard.periods.years.length > 1
  return (
    any(heard, 'source_word') &&
    heard.level === null &&
    !heard.isWhere &&
    !isOfTime &&
    heard.places.length < 2
  )
}

const STATE = 3

/** A number out of some people is a share said otherwise. */
function isScaled(heard: Heard): boolean {
  return (
    any(heard, 'as_percent', 'one_in', 'per_1000', 'per_100000') ||
    heard.contents.some((word) => /^10{3,5}$/.test(word))
  )
}

/** `the highest value ever`: of one place, no ranking of places. */
function asksOneFigure(heard: Heard): boolean {
  return heard.sources.length > 0 && heard.periods.years.length > 0 && !heard.isWhere && !heard.isZones
}

/** The kind of the first rule that holds; the level where none does. */
export function plainKindOf(heard: Heard): Plain {
  return RULES.find(({ holds }) => holds(heard))?.kind ?? 'level'
}
