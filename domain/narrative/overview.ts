import { asPublished } from '#domain/observation/as-published.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, headlineName, listOf, placeName, sentences } from '#domain/message/value.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { periodKind } from '#domain/period/period.ts'
import { evidencePieces, independentPieces } from '#domain/reference/evidence-pieces.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'
import { againstTarget } from './against-target.ts'
import { besideFigure } from './figure-notes.ts'
import { howFarApart } from './how-far-apart.ts'
import {
  ageOf,
  latestByClass,
  latestOfEach,
  newerInParts,
  newerOfLess,
  type StatedFigure,
  type StatedQuestion,
} from './stated-figure.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** The subject of the sentence; `table` holds at least the indicator. */
export type OverviewQuestion = StatedQuestion

/** A question with the common subject of its sentences. */
interface Asked extends OverviewQuestion {
  readonly subject: Indicator
  readonly place: Value
  /** The newest figure of each source. */
  readonly figures: readonly StatedFigure[]
  /** Surveys newer than the stated one that have figures of parts of the place only. */
  readonly newer: readonly StatedFigure[]
}

/**
 * The answer on top of the overview: latest survey, latest estimate (else routine figure), how far apart they
 * are and where they stand against the national target. Claims nothing that the published intervals do not
 * support, and calls nothing the latest where later ones are held.
 */
export function overviewAnswer(question: OverviewQuestion): Value {
  const { reference, indicator, location } = question
  const figures = latestOfEach(question)
  const latest = latestByClass(question, figures)
  const survey = latest.get('Survey')
  const estimate = latest.get('Estimate')
  const routine = latest.get('Routine')
  const [first, second] = [survey, estimate ?? routine, estimate && routine].filter((stated) => stated)
  const asked: Asked = {
    ...question,
    subject: byId(reference.indicators, indicator),
    place: placeName(byId(reference.locations, location)),
    figures,
    newer: survey ? newerInParts(survey, question) : [],
  }
  if (!first) {
    return message('overview.none', {
      indicator: headlineName(asked.subject),
      place: asked.place,
      held: heldIn(reference),
    })
  }
  const said = second ? two(first, second, asked) : one(first, asked)
  const less = newerOfLessWords(second ? [first, second] : [first], asked)
  return sentences([...said, ...less, ...newerWords(asked), ...evidenceWords(asked)])
}

/** Two sources are told apart by the words about the two. */
const SOURCES_COUNTED = 3

/** How many independent pieces of evidence stand behind the sources, where they are fewer. Source: methods §13.2. */
function evidenceWords({ figures, reference }: Asked): Message[] {
  if (figures.length < SOURCES_COUNTED) return []
  const points = figures.map(({ point }) => point)
  const pieces = independentPieces(evidencePieces(points, reference))
  return pieces < figures.length ? [message('overview.pieces', { sources: figures.length, pieces })] : []
}

function one(stated: StatedFigure, asked: Asked): Message[] {
  const standing = againstTarget([stated], asked.subject)
  const { which, ...said } = saidBy(stated, asked)
  return [
    message('overview.one', { indicator: headlineName(asked.subject), place: asked.place, which, ...said }),
    ...(standing === null ? [] : [message('overview.standing', { standing })]),
    ...unconfirmed(stated, asked),
  ]
}

function two(first: StatedFigure, second: StatedFigure, asked: Asked): Message[] {
  const other = saidBy(second, asked)
  const apart = howFarApart(first, second, asked)
  const standing = againstTarget([first, second], asked.subject)
  return [
    message('overview.two', {
      indicator: headlineName(asked.subject),
      place: asked.place,
      ...saidBy(first, asked),
      otherWhich: other.which,
      other: other.figure,
      otherCited: other.cited,
    }),
    standing === null
      ? message('overview.apart', { apart })
      : message('overview.apart-and-standing', { apart, standing }),
  ]
}

/** That nobody confirms a figure, where another class of sources measures the indicator, so that one could. */
function unconfirmed(stated: StatedFigure, { table, reference, indicator, place }: Asked): Message[] {
  const isSurvey = stated.source.classification === 'Survey'
  const could: readonly Classification[] = isSurvey ? ['Estimate', 'Routine'] : ['Survey']
  const held = new Set(distinct(table, 'source', { indicator }))
  const measures = [...reference.sources.values()].some(
    ({ id, classification }) =>
      could.includes(classification) && (held.has(id) || reference.measures.has(measureKey(indicator, id))),
  )
  if (!measures) return []
  const kind = kindOf(stated)
  return [
    message('overview.unconfirmed', {
      missing: isSurvey ? 'others' : 'survey',
      place,
      kind,
      held: heldIn(reference),
    }),
  ]
}

function newerWords({ newer, place }: Asked): Message[] {
  if (newer.length === 0) return []
  const sources = listOf(newer.map(({ source, point }) => cited(source, point.period)))
  return [message('overview.newer', { sources, count: newer.length, place })]
}

/** That later figures are held which tell of less time than the stated ones. */
function newerOfLessWords(stated: readonly StatedFigure[], asked: Asked): Message[] {
  return [...Map.groupBy(stated, ({ point }) => periodKind(point.period))].flatMap(([of, own]) => {
    const less = own.flatMap((one) => newerOfLess(one, asked))
    if (less.length === 0) return []
    const sources = listOf(less.map(({ source, point }) => cited(source, point.period)))
    return [message('overview.newer-of-less', { sources, count: less.length, of })]
  })
}

function saidBy(stated: StatedFigure, asked: Asked) {
  const { subject, reference, newer } = asked
  const { point, source } = stated
  const isOlder = source.classification === 'Survey' && newer.length > 0
  const age = isOlder ? 'held' : ageOf(stated, asked.figures, asked)
  const name = cited(source, point.period)
  const notes = besideFigure(stated, subject, reference)
  return {
    which: message('overview.which', { age, kind: kindOf(stated) }),
    figure: figure(point.value, asPublished(point, subject)),
    cited:
      notes.length === 0 ? name : message('overview.noted', { cited: name, notes: listOf(notes, 'none') }),
  }
}

/** A census asks everybody, in any class of source. */
function kindOf({ source }: StatedFigure) {
  return sourceKind(source) === 'census' ? 'Census' : source.classification
}
