import { any, asksFigure, isBare, isNamed, ORDERING, type Rule, type Heard } from '../frame-heard.ts'

/** The questions about the product, its releases, and what is written of sources, indicators and figures. */
export const DESCRIPTION_RULES: readonly Rule[] = [
  {
    kind: 'help',
    holds: (heard) => heard.help !== null || (heard.product !== null && heard.indicator === null),
  },
  {
    kind: 'greeting',
    holds: (heard) =>
      any(heard, 'greeting', 'thanks', 'able') && heard.contents.length === 0 && isBare(heard),
  },
  {
    kind: 'decline',
    // `What would Kano still need to reach the target` asks for a distance.
    holds: (heard) => any(heard, 'what_if') && !(any(heard, 'distance') && any(heard, 'target', 'sdg')),
  },
  { kind: 'changes', holds: (heard) => any(heard, 'changes') && !isNamed(heard) && isBare(heard) },
  { kind: 'licence', holds: (heard) => any(heard, 'licence') },
  { kind: 'levels', holds: asksLevels },
  {
    kind: 'method',
    holds: (heard) =>
      any(heard, 'method') &&
      // `How many don collect measles injection` asks for a figure.
      (heard.indicator === null
        ? heard.sources.length > 0
        : // `Who collected it`, after a figure of a place.
          (heard.places.length === 0 || heard.contents.length === 0) && !any(heard, 'number')),
  },
  {
    kind: 'comparable',
    holds: (heard) =>
      any(heard, 'comparable') &&
      heard.indicator !== null &&
      heard.places.length < 2 &&
      heard.level === null &&
      heard.periods.years.length < 2,
  },
  {
    kind: 'interval',
    holds: (heard) =>
      any(heard, 'interval') &&
      (any(heard, 'what_is', 'define', 'why') || heard.indicator !== null) &&
      !any(heard, ...ORDERING),
  },
  { kind: 'story', holds: (heard) => any(heard, 'story') && heard.indicator !== null },
  { kind: 'limits', holds: (heard) => any(heard, 'limits') && heard.indicator !== null },
  {
    kind: 'definition',
    holds: (heard) =>
      any(heard, 'numerator', 'denominator', 'define') &&
      heard.indicator !== null &&
      !any(heard, 'source_word', 'mean'),
  },
  {
    kind: 'definition',
    holds: (heard) =>
      any(heard, 'what_is') &&
      heard.indicator !== null &&
      isBare(heard) &&
      heard.group === null &&
      !asksFigure(heard) &&
      !asksOther(heard),
  },
  {
    kind: 'method',
    holds: (heard) =>
      any(heard, 'what_is', 'define', 'why', 'when', 'latest', 'year_word') &&
      !any(heard, 'differ') &&
      heard.sources.length > 0 &&
      heard.contents.length === 0 &&
      !isNamed(heard) &&
      heard.places.length === 0,
  },
  {
    // `Is WUENIC a survey?`: nothing but the source is named.
    kind: 'method',
    holds: (heard) =>
      heard.sources.length > 0 &&
      heard.contents.length === 0 &&
      !isNamed(heard) &&
      heard.places.length === 0 &&
      heard.periods.years.length === 0 &&
      // `Why do DHIS2 and surveys differ`: in which figure, nobody said.
      !any(heard, 'exists', 'indicator_word', 'why', 'differ', 'all', ...ORDERING),
  },
  {
    kind: 'why_differ',
    holds: (heard) => any(heard, 'differ') && !any(heard, 'quote') && heard.places.length < 2,
  },
  { kind: 'why_differ', holds: (heard) => any(heard, 'why') && heard.sources.length > 1 },
  {
    // Figures say what is; nothing here says why.
    kind: 'decline',
    holds: (heard) =>
      any(heard, 'why') &&
      heard.indicator !== null &&
      heard.sources.length < 2 &&
      !heard.isClaimed &&
      !heard.isPremise &&
      !any(heard, 'quote', 'interval'),
  },
]

function asksOther(heard: Heard): boolean {
  return any(
    heard,
    'trend',
    'target',
    'sdg',
    'quote',
    'future',
    'compare',
    'map',
    'chart',
    'all_sources',
    'exists',
    'source_word',
    'year_word',
    'one_in',
    ...ORDERING,
  )
}

/** `Do you have data by LGA`, `does MICS have state figures`: whether figures of such places are held, of no indicator. */
function asksLevels(heard: Heard): boolean {
  const isOfData = heard.sources.length > 0 || any(heard, 'source_word', 'figure_word')
  const isOpen = heard.places.length === 0 && heard.periods.years.length === 0 && heard.group === null
  return (
    (heard.level !== null || any(heard, 'state', 'zone', 'lga')) &&
    !isNamed(heard) &&
    heard.contents.length === 0 &&
    heard.limit === null &&
    isOpen &&
    isOfData &&
    !any(heard, 'number', 'trend', 'target', ...ORDERING)
  )
}
