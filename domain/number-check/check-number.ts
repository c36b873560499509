import type { Message, Value } from '#domain/message/message.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type AskedNumber, askedPoint, withItsSource } from './asked-number.ts'
import { type BirthsMeant, birthsMeant } from './births-meant.ts'
import type { Cause, Tried } from './cause.ts'
import { causesOf } from './causes.ts'
import { type CheckKind, checkKind, type Impossible, impossibleBecause, mostPossible } from './check-kind.ts'
import { headingOf, leadOf, mayBeSaid, verdictOf } from './check-words.ts'
import {
  type Evidence,
  evidenceFor,
  mainEvidence,
  nationsEstimate,
  type PartsRange,
  partsRange,
  publishedFigure,
} from './evidence.ts'
import { readMonths } from './months.ts'
import { type NextStep, nextSteps } from './next-steps.ts'
import { type PeopleTables, peopleKind, populationsOf } from './populations.ts'
import { type Standing, standingOf } from './standing.ts'
import { countsOf, type Targets, targetsOf } from './targets.ts'

/** The files that a check is made from. */
export interface CheckData {
  /** Figures of the indicator: of the place and of those that it lies in; of the areas of a state where they are here. */
  readonly table: ObservationTable
  readonly reference: ReferenceData
  /** Numbers of people; null while they are not here. */
  readonly people: PeopleTables | null
}

/** Everything that a page says of one figure. */
export interface NumberCheck {
  readonly asked: AskedNumber
  readonly kind: CheckKind
  readonly own: Point
  readonly impossible: Impossible | null
  /** The largest share that can be; null where nothing limits it. */
  readonly most: number | null
  readonly standing: Standing
  readonly main: Evidence | null
  readonly evidence: readonly Evidence[]
  readonly parts: PartsRange | null
  readonly births: BirthsMeant | null
  readonly targets: Targets | null
  readonly causes: readonly Cause[]
  readonly heading: Message
  /** How it stands to the evidence of others, whatever its own source publishes. */
  readonly verdict: Message
  readonly lead: Value
  readonly said: readonly Message[]
  readonly next: readonly NextStep[]
}

/** Holds a figure against everything that the release has of the same, and tries the usual causes with the reader's own counts. */
export function checkNumber(asked: AskedNumber, data: CheckData): NumberCheck {
  const { table, people } = data
  const { indicator } = asked
  const reference = withItsSource(data.reference, asked)
  const kind = checkKind(indicator, reference.curation)
  const own = askedPoint(asked, table, { curation: reference.curation, kind })
  const question = { own, table, reference }
  const found = evidenceFor(question)
  const nation = nationsEstimate(question)
  const isAbsent = nation !== null && !found.some(({ point }) => point === nation.point)
  const main = mainEvidence(found)
  const impossible = impossibleBecause(own, indicator)
  const most = mostPossible(indicator)
  const expected = main?.point.value ?? (impossible === 'above_whole' ? most : null)
  const tried: Tried = {
    asked,
    own,
    kind,
    main,
    standing: standingOf(own, main, { indicator, reference }),
    impossible,
    expected,
    targets: targetsFor(asked, { expected, people, reference }),
    months: asked.months && readMonths(asked.months),
    reference,
  }
  const causes = causesOf(tried)
  const told = { ...tried, published: publishedFigure(question), causes }
  return {
    ...tried,
    most,
    evidence: isAbsent ? [...found, nation] : found,
    parts: partsRange(question),
    births: kind === 'doses' ? birthsFor(asked, main, reference) : null,
    causes,
    heading: headingOf(told),
    verdict: verdictOf(told),
    lead: leadOf(told),
    said: mayBeSaid(told),
    next: nextSteps(tried),
  }
}

function birthsFor(asked: AskedNumber, main: Evidence | null, { curation }: ReferenceData): BirthsMeant {
  return birthsMeant(asked.period, curation.dueWeeks[asked.indicator.id] ?? 0, main?.point ?? null)
}

function targetsFor(
  asked: AskedNumber,
  { expected, people, reference }: Pick<CheckData, 'people' | 'reference'> & Pick<Tried, 'expected'>,
): Targets | null {
  const counts = countsOf(asked)
  if (!counts) return null
  const kind = peopleKind(asked.indicator)
  const { peopleCounts } = reference.curation
  const populations =
    people && kind && peopleCounts
      ? populationsOf({
          kind,
          location: asked.location,
          period: asked.period,
          counts: peopleCounts,
          tables: people,
        })
      : []
  return targetsOf({ indicator: asked.indicator, counts, populations, expected })
}
