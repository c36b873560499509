import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf, sentences } from '#domain/message/value.ts'
import type { FrameKind, FrameOf } from '../frame.ts'
import type { Question } from '../question.ts'
import { shorterTimes } from '../shorter-times.ts'
import { withOthers } from '../turns/each-of-several.ts'
import { plainWords } from '../words.ts'
import { licenceAnswer, methodAnswer } from './about-sources.ts'
import { alsoCalled } from './also-called.ts'
import { rowsOnce } from './rows-once.ts'
import { atEachPlace } from './at-each-place.ts'
import type { Answer, AnswerInput, PartAnswer, QuestionData } from './answer.ts'
import { comparableAnswer, limitsAnswer } from './about-measures.ts'
import { behindEndAnswer } from './behind-end.ts'
import { besidePlaceAnswer } from './beside-place.ts'
import { bothLimitsAnswer } from './both-limits.ts'
import { catalogueAnswer } from './catalogue.ts'
import { causesAnswer } from './causes.ts'
import { changeAnswer } from './change.ts'
import { changeByPlaceAnswer } from './change-by-place.ts'
import { changesAnswer } from './changes.ts'
import { placesAnswer, sourcesAnswer } from './compare.ts'
import { cityAnswer } from './city.ts'
import { claimsApartAnswer } from './claims-apart.ts'
import { compareIndicatorsAnswer } from './compare-indicators.ts'
import { compareYearsAnswer } from './compare-years.ts'
import { declineWith, notPublished } from './decline.ts'
import { definitionAnswer } from './definition.ts'
import { differAnswer } from './differ.ts'
import { distanceAnswer } from './distance.ts'
import { extremeInTimeAnswer } from './extreme-in-time.ts'
import { expectedYearsAnswer } from './expected-years.ts'
import { groupsAnswer } from './groups.ts'
import { heldAtAnswer } from './held-at.ts'
import { greetingAnswer, helpAnswer } from './help.ts'
import { withQuestions } from './in-question.ts'
import { intervalAnswer } from './interval.ts'
import { mapAnswer } from './map.ts'
import { numberAheadAnswer } from './number-ahead.ts'
import { numberAnswer } from './number.ts'
import { levelNotHeldAnswer } from './level-not-held.ts'
import { levelsAnswer } from './levels.ts'
import { partOfFigureAnswer } from './part-of-figure.ts'
import { partOfWholeAnswer } from './part-of-whole.ts'
import { partsAnswer } from './parts.ts'
import { quoteAnswer } from './quote.ts'
import { rankAnswer } from './rank.ts'
import { rankOfPlaceAnswer, rankWithinAnswer } from './rank-of-place.ts'
import { shareOfDeathsAnswer } from './share-of-deaths.ts'
import { withNothingLater } from './nothing-later.ts'
import { storyInWords } from './story.ts'
import { sumAnswer } from './sum.ts'
import { targetAnswer } from './target.ts'
import { everBeyondAnswer } from './ever-beyond.ts'
import { movedMoreAnswer } from './moved-more.ts'
import { ofNewest } from './newest-elsewhere.ts'
import { newestPartAnswer } from './newest-part.ts'
import { targetAheadAnswer } from './target-ahead.ts'
import { thresholdAnswer } from './threshold.ts'
import { crossingTimeAnswer } from './crossing-time.ts'
import { lastOf, toldBy } from './told-by.ts'
import { valueAnswer } from './value.ts'

/** The planner of each frame: it is given the frame that it plans for. */
type Planners = {
  readonly [Kind in FrameKind]: (asked: AnswerInput, frame: FrameOf<Kind>) => PartAnswer
}

const PLANNERS: Planners = {
  level: valueAnswer,
  convert: valueAnswer,
  number: numberAnswer,
  compare_sources: sourcesAnswer,
  compare_places: placesAnswer,
  compare_years: compareYearsAnswer,
  rank: rankAnswer,
  rank_of_place: (asked) => rankOfPlaceAnswer(asked),
  rank_within: rankWithinAnswer,
  change: changeAnswer,
  change_by_place: changeByPlaceAnswer,
  extreme_in_time: extremeInTimeAnswer,
  threshold: thresholdAnswer,
  crossing_time: crossingTimeAnswer,
  beside_place: besidePlaceAnswer,
  both_limits: bothLimitsAnswer,
  distance: distanceAnswer,
  causes: causesAnswer,
  share_of_deaths: shareOfDeathsAnswer,
  level_not_held: levelNotHeldAnswer,
  city: cityAnswer,
  claims_apart: claimsApartAnswer,
  part_of_whole: partOfWholeAnswer,
  behind_end: behindEndAnswer,
  moved_more: movedMoreAnswer,
  ever_beyond: everBeyondAnswer,
  target_ahead: targetAheadAnswer,
  number_ahead: numberAheadAnswer,
  newest_part: newestPartAnswer,
  part_of_figure: partOfFigureAnswer,
  compare_indicators: compareIndicatorsAnswer,
  target: targetAnswer,
  quote: quoteAnswer,
  why_differ: differAnswer,
  definition: definitionAnswer,
  licence: licenceAnswer,
  method: methodAnswer,
  comparable: comparableAnswer,
  limits: limitsAnswer,
  interval: intervalAnswer,
  catalogue: catalogueAnswer,
  parts: partsAnswer,
  levels: levelsAnswer,
  held_at: heldAtAnswer,
  map: mapAnswer,
  groups: groupsAnswer,
  forecast: expectedYearsAnswer,
  story: storyInWords,
  sum: sumAnswer,
  changes: changesAnswer,
  help: helpAnswer,
  greeting: greetingAnswer,
  decline: (asked) => declineWith(asked, asked.question.reason ?? 'not_understood'),
}

function planned<Kind extends FrameKind>(frame: FrameOf<Kind>, asked: AnswerInput): PartAnswer {
  return atEachPlace(asked, (one) => PLANNERS[frame.kind](one, frame))
}

/** The answer to a text, part by part: every number of it stands in its rows. */
export function answerQuestion(read: readonly Question[], data: QuestionData): Answer {
  const questions = read.map((question) => ofNewest(question, data))
  const parts = questions.map((question) => withQuestions(answerPart({ question, data }), data))
  const asked = questions.map((question, at) => ({
    ...question,
    ...toldBy(parts[at], question, data),
  }))
  return { ...answerOf(parts, questions), last: withOthers(lastOf(parts, asked), asked) }
}

/** Answered parts as one answer. `questions`: the questions in words; empty where there were none. */
export function answerOf(parts: readonly PartAnswer[], questions: readonly Question[]): Answer {
  const declined = parts.every(({ reason }) => reason !== null)
  const distinct = <T>(items: readonly T[], key: (item: T) => string): T[] =>
    [...Map.groupBy(items, key).values()].flatMap(([first]) => (first === undefined ? [] : [first]))
  return {
    text: sentences(parts.flatMap(({ said }) => said)),
    sentences: parts.flatMap(({ said, origins }) =>
      said.map((sentence, at) => ({ said: sentence, origin: origins[at] ?? null })),
    ),
    rows: rowsOnce(parts.flatMap(({ rows }) => rows)),
    declined,
    reason: declined ? (parts[0]?.reason ?? 'not_understood') : null,
    links: distinct(
      parts.flatMap(({ links }) => links),
      ({ href }) => href,
    ),
    assumptions: parts.flatMap(({ assumptions }) => assumptions),
    suggestions: parts.flatMap(({ suggestions }) => suggestions),
    view:
      parts.flatMap(({ rows, links }) => (rows.length > 0 ? links : [])).find(({ view }) => view)?.view ??
      null,
    understood: questions.flatMap(({ readings }) => readings),
    last: null,
  }
}

function answerPart(asked: AnswerInput): PartAnswer {
  const plan = ofShorterTimes(asked, ofSamePeople(asked, ofSibling(asked, ofPublisher(asked))))
  const part = isOfPartOnly(asked, plan) ? declineWith(asked, 'no_year') : alsoCalled(asked, plan)
  return withUnused(asked, withNothingLater(asked, part))
}

/** What the answer leaves out of the words of the question is said. */
function withUnused(asked: AnswerInput, part: PartAnswer): PartAnswer {
  const { unused } = asked.question
  if (part.reason !== null) return withNearest(part)
  if (unused.length === 0 || part.rows.length === 0) return part
  return { ...part, said: [...part.said, message('assistant.unused', { words: unused.join(', ') })] }
}

/** Of a publisher of whom nothing is held, nothing is told: it is said that it has no such figure. */
function ofPublisher(asked: AnswerInput): PartAnswer {
  const { frame, publisher, indicators, places } = asked.question
  const [indicator] = indicators
  const isNone = publisher?.sources.length === 0 && indicator !== undefined && frame.kind !== 'decline'
  return isNone ? notPublished(asked, indicator, places[0] ?? NATION) : planned(frame, asked)
}

/** What the named source does not have, another one of its publisher may, or one that is called after it: `UN IGME-States`, which the answer then names. */
function ofSibling(asked: AnswerInput, plan: PartAnswer): PartAnswer {
  const { question, data } = asked
  const [id, ...others] = question.sources
  // What is to come, too: one of them may publish what it expects.
  const isMissing = plan.reason === 'no_data' || plan.reason === 'no_level' || plan.reason === 'future'
  if (id === undefined || others.length > 0 || !isMissing) return plan
  const { sources } = data.reference
  const name = sources.get(id)?.name ?? ''
  const ofName = [...sources.values()].filter((one) => one.name.startsWith(`${name}-`)).map((one) => one.id)
  const siblings = [...ofName, ...(question.publisher?.sources ?? [])].filter((one) => one !== id)
  const found = siblings
    .map((sibling) => planned(question.frame, { data, question: { ...question, sources: [sibling] } }))
    .find(({ reason, rows }) => reason === null && rows.length > 0)
  return found ?? plan
}

/** `Nurses in Kaduna`: of the density the nation alone is held, and of the state how many work in its facilities. */
function ofSamePeople(asked: AnswerInput, plan: PartAnswer): PartAnswer {
  const { question, data } = asked
  const isSum = plan.reason === 'not_aggregable' && question.cues.has('total')
  const isMissing = isSum || ['no_data', 'no_level', 'no_group'].includes(plan.reason ?? '')
  // `Do men get TB more`: by sex the number of them is held, and no rate.
  const counted = plan.reason === 'no_group' && question.counted !== null ? [question.counted] : []
  const others = [...counted, ...question.belowNation]
  // Of two figures that are held against each other one alone is no answer.
  if (!isMissing || others.length === 0 || question.indicators.length > 1) return plan
  // `Midwives` before nurses, where they are asked for.
  const said = new Set(plainWords(question.text))
  const isSaid = (id: number) =>
    Number(said.has(plainWords(data.reference.indicators.get(id)?.shortName ?? '')[0] ?? ''))
  const found = others
    .toSorted((a, b) => isSaid(b) - isSaid(a))
    .map((other) => planned(question.frame, { data, question: { ...question, indicators: [other] } }))
    .find(({ reason, rows }) => reason === null && rows.length > 0)
  if (!found) return plan
  if (isSum || isCountItself(asked, plan)) return found
  const whose = message(isOfSomeOf(asked, found) ? 'assistant.some-of-them' : 'assistant.same-people')
  return { ...found, said: [...plan.said.slice(0, 1), whose, ...found.said] }
}

/** `ART patients in Lagos by sex`: a number of people was asked about, and no rate, so that nothing is denied. */
function isCountItself({ question }: AnswerInput, { reason }: PartAnswer): boolean {
  return reason === 'no_group' && COUNTED.test(question.text) && !RATE.test(question.text)
}

const COUNTED =
  /\b(?:patients|people on|how many|numbers?|cases|deaths|doctors|nurses|midwives|staff|personnel|persons)\b/i
const RATE = /\b(?:rates?|ratios?|coverage|prevalence|incidence|percent(?:age)?|share|proportion|per)\b|%/i

/** `Illiterate people in Kano`: of women alone it is held there. */
function isOfSomeOf({ question, data }: AnswerInput, { rows }: PartAnswer): boolean {
  const [asks, told] = [question.indicators[0], rows[0]?.indicator].map((id) =>
    OF_WOMEN.test(data.reference.indicators.get(id ?? 0)?.fullName ?? ''),
  )
  return told === true && asks === false
}

const OF_WOMEN = /\b(?:women|female)\b/i

/** `Measles cases in 2024`: of that year months alone are held, of another indicator, and are told with the number that is missing. */
function ofShorterTimes(asked: AnswerInput, plan: PartAnswer): PartAnswer {
  const { question, data } = asked
  const [indicator, ...others] = question.indicators
  const isOfYear = question.periods.years.length === 1 && question.periods.parts.length === 0
  if (plan.reason !== 'no_data' || indicator === undefined || others.length > 0 || !isOfYear) return plan
  const found = shorterTimes(indicator, data.reference)
    .map((other) => planned(question.frame, { data, question: { ...question, indicators: [other] } }))
    .find(({ reason, rows }) => reason === null && rows.some(({ kind }) => kind === 'sum'))
  return found ?? plan
}

/** A year was asked for, and the answer is of a week or a month of it: what holds then is no figure of the year. */
function isOfPartOnly({ question }: AnswerInput, { rows, reason }: PartAnswer): boolean {
  const { years, parts } = question.periods
  // `The worst year`: of a series of weeks the highest week is another answer.
  const isOfYear = question.frame.kind === 'extreme_in_time' && /\byear\b/i.test(question.text)
  if (
    isOfYear &&
    reason === null &&
    rows.length > 0 &&
    rows.every(({ period }) => period.length > YEAR_LENGTH)
  )
    return true
  // `The difference between 2023 and 2024`: from one week to another is another answer.
  const isOfTwo = question.frame.kind === 'change' && years.length === 2 && question.cues.has('gap')
  const isSeries = SERIES.includes(question.frame.kind) && !isOfTwo
  const isOpen = years.length === 0 || parts.length > 0 || question.periods.unit !== null
  if (reason !== null || isOpen || isSeries) return false
  const figures = rows.filter(({ kind }) => kind === 'figure')
  const isSum = rows.some(({ kind }) => kind === 'sum')
  return !isSum && figures.length > 0 && figures.every(({ period }) => period.length > YEAR_LENGTH)
}

const YEAR_LENGTH = 4
/** Frames of which a series of weeks or months is an answer, too. */
const SERIES: readonly FrameKind[] = ['change', 'story', 'map', 'forecast']

/** A declining answer names the nearest questions, for readers without buttons. */
function withNearest(part: PartAnswer): PartAnswer {
  if (part.suggestions.length === 0) return part
  const questions = listOf(
    part.suggestions.slice(0, 3).map(({ question }) => question),
    'apart',
  )
  return { ...part, said: [...part.said, message('assistant.try', { questions })] }
}
