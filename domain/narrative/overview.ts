import { asPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  headlineName,
  listOf,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import { periodKind } from '#domain/period/period.ts'
import { evidencePieces, independentPieces } from '#domain/reference/evidence-pieces.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'
import { againstTarget } from './against-target.ts'
import {
  alsoNewest,
  newerInPartsWords,
  newerOfLessWords,
  newerUnsteadyWords,
  newestOfClass,
  type OfClass,
} from '#domain/frame/newest.ts'
import { atPlace, type Frame } from '#domain/frame/frame.ts'
import { citedWithNotes } from './figure-notes.ts'
import { partsBesideWhole } from './whole-and-parts.ts'
import { noneHeld } from './none-held.ts'
import { type SecondFigure, secondFigure } from './second-figure.ts'
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
import { unconfirmed } from './unconfirmed.ts'
import { newerUnsteady } from './unsteady.ts'

/** The subject of the sentence; `table` holds at least the indicator. */
export interface OverviewQuestion extends StatedQuestion {
  /** The year that a reader looks back from, which the sentence then names; null: now. */
  readonly until: number | null
}

/** A question with the common subject of its sentences. */
interface Asked extends OverviewQuestion {
  readonly subject: Indicator
  readonly place: Value
  /** The newest figure of each source. */
  readonly figures: readonly StatedFigure[]
  /** Surveys newer than the stated one that have figures of parts of the place only. */
  readonly newer: readonly StatedFigure[]
  /** All sources with a figure of the place, up to the year that is looked back from. */
  readonly frame: Frame
}

/** The answer in two: the finding, at most two sentences, and what belongs to it, which stands apart; null without any. */
export interface OverviewWords {
  readonly finding: Value
  readonly detail: Value | null
}

/** Finding and detail as one text, for those who have it read aloud. */
export function overviewAnswer(question: OverviewQuestion): Value {
  const { finding, detail } = overviewWords(question)
  return detail === null ? finding : sentences([finding, detail])
}

/**
 * The answer on top of the overview: latest survey, latest estimate (else routine figure), how far apart they
 * are and where they stand against the national target. Claims nothing that the published intervals do not
 * support, and calls nothing the latest where later ones are held.
 */
export function overviewWords(question: OverviewQuestion): OverviewWords {
  const { reference, indicator, location, until } = question
  const figures = latestOfEach(question)
  const latest = latestByClass(question, figures)
  const survey = latest.get('Survey')
  const estimate = latest.get('Estimate')
  const routine = latest.get('Routine')
  const [first, usual] = [survey, estimate ?? routine, estimate && routine].filter((stated) => stated)
  const place = byId(reference.locations, location)
  const asked: Asked = {
    ...question,
    subject: byId(reference.indicators, indicator),
    place: placeName(place),
    figures,
    newer: survey ? newerInParts(survey, question) : [],
    frame: atPlace(reference, place, { until, looked: figures.length }),
  }
  if (!first) return { finding: noneHeld(question, asked.frame), detail: null }
  const second = secondFigure(first, usual, figures, question)
  const said = second ? two(first, second, asked) : one(first, asked)
  const less = lessWords(second ? [first, second.stated] : [first], asked)
  const parts = survey && partsBesideWhole(survey, question)
  // What the newer round makes together says of itself that it is newer.
  const newer = parts?.isNewer ? [] : newerWords(asked)
  const unsteady = survey ? unsteadyWords(survey, asked) : []
  const detail = [...less, ...unsteady, ...newer, ...(parts ? [parts.said] : []), ...evidenceWords(asked)]
  return { finding: sentences(said), detail: detail.length === 0 ? null : sentences(detail) }
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
  const said = {
    indicator: headlineName(asked.subject),
    place: asked.place,
    which: newestOfClass(asked.frame, classOf(stated, asked)),
    ...saidBy(stated, asked),
  }
  return [
    standing === null
      ? message('overview.one', said)
      : message('overview.one-and-standing', { ...said, standing }),
    ...unconfirmed(stated, { ...asked, kind: kindOf(stated) }),
  ]
}

function two(first: StatedFigure, second: SecondFigure, asked: Asked): Message[] {
  const other = saidBy(second.stated, asked)
  const held = second.sameTime ?? second.stated
  const apart = howFarApart(first, held, asked)
  const standing = againstTarget([first, held], asked.subject)
  const said = {
    indicator: headlineName(asked.subject),
    place: asked.place,
    which: newestOfClass(asked.frame, classOf(first, asked)),
    ...saidBy(first, asked),
    other: other.figure,
    otherCited: other.cited,
  }
  return [
    second.isOfClass
      ? message('overview.two', {
          ...said,
          otherWhich: alsoNewest(asked.frame, classOf(second.stated, asked)),
        })
      : message('overview.two-sources', said),
    judgedWords(
      standing === null ? apart : message('overview.apart-and-standing', { apart, standing }),
      first,
      { ...asked, sameTime: second.sameTime },
    ),
  ]
}

/** How far apart the two are, after what the second source says of the births or the time of the first, where its newest is of others. */
function judgedWords(
  apart: Message,
  first: StatedFigure,
  { sameTime, ...asked }: Asked & Pick<SecondFigure, 'sameTime'>,
): Message {
  return sameTime ? sameTimeWords(first, sameTime, apart, asked) : message('overview.apart', { apart })
}

/** What the second source says of the births, or the time, that the first figure is about. */
function sameTimeWords(
  { point: first }: StatedFigure,
  same: StatedFigure,
  apart: Message,
  asked: Asked,
): Message {
  const said = { ...saidBy(same, asked), source: sourceName(same.source), apart }
  const born = first.coordinates.birthCohort
  return born === null
    ? message('overview.same-time', said)
    : message('overview.same-births', { ...said, born: `${born}` })
}

function newerWords({ newer, place, frame }: Asked): Message[] {
  if (newer.length === 0) return []
  const sources = listOf(newer.map(({ source, point }) => cited(source, point.period)))
  return [newerInPartsWords(frame, { sources, count: newer.length, place })]
}

/** Which later surveys were passed over, what they say, and why. */
function unsteadyWords(survey: StatedFigure, asked: Asked): Message[] {
  return newerUnsteady(survey, asked.figures, asked).map(({ figure: { point, source }, why }) =>
    newerUnsteadyWords(asked.frame, {
      cited: cited(source, point.period),
      figure: figure(point.value, asPublished(point, asked.subject)),
      why,
      count: point.sampleSize ?? 0,
    }),
  )
}

/** That later figures are held which tell of less time than the stated ones. */
function lessWords(stated: readonly StatedFigure[], asked: Asked): Message[] {
  return [...Map.groupBy(stated, ({ point }) => periodKind(point.period))].flatMap(([of, own]) => {
    // Two of one class have the same later figures.
    const less = distinctBySource(own.flatMap((one) => newerOfLess(one, asked)))
    if (less.length === 0) return []
    const sources = listOf(less.map(({ source, point }) => cited(source, point.period)))
    return [newerOfLessWords(asked.frame, { sources, count: less.length, of })]
  })
}

function saidBy(stated: StatedFigure, { subject, reference }: Asked) {
  return {
    figure: figure(stated.point.value, asPublished(stated.point, subject)),
    cited: citedWithNotes(stated, subject, reference),
  }
}

function classOf(stated: StatedFigure, asked: Asked): OfClass {
  const isOlder = stated.source.classification === 'Survey' && asked.newer.length > 0
  return { age: isOlder ? ('held' as const) : ageOf(stated, asked.figures, asked), kind: kindOf(stated) }
}

function distinctBySource(figures: readonly StatedFigure[]): StatedFigure[] {
  return [...new Map(figures.map((one) => [one.source.id, one])).values()]
}

/** A census asks everybody, in any class of source. */
function kindOf({ source }: StatedFigure): OfClass['kind'] {
  return sourceKind(source) === 'census' ? 'Census' : source.classification
}
