import { bestSettled, type Settled } from '#domain/observation/settled.ts'
import { type DatasetPick, pickKey, pickName } from '#domain/comparison/dataset-pick.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import type { Option } from '#sections/definition/options.ts'

/** A pair of source and period that has figures for the nation or for states. */
export interface DatasetCandidate extends DatasetPick {
  readonly hasNation: boolean
  readonly states: number
  /** Half of its states or more have an interval, so that a difference can be tested. */
  readonly isBounded: boolean
  /** That of its best settled figures. */
  readonly settled: Settled
  readonly flags: ReadonlySet<Flag>
  /** Its figure of the nation, else of its first place: by the evidence that this names it is held against others. */
  readonly figure: Point
}

/** Every pair of source and period with figures of an indicator for the nation or for states. */
export function datasetCandidates(
  table: ObservationTable,
  indicator: number,
  reference: ReferenceData,
): DatasetCandidate[] {
  const levelOf = (location: number) => reference.locations.get(location)?.level
  const points = pointsWhere(table, { indicator }).filter(({ location }) => {
    const level = levelOf(location)
    return level === 1 || level === 3
  })
  return [...Map.groupBy(points, (point) => pickKey(point)).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const states = own.filter(({ location }) => location !== NATION)
    return [
      {
        source: first.source,
        period: first.period,
        hasNation: own.some(({ location }) => location === NATION),
        states: states.length,
        isBounded: states.length > 0 && 2 * states.filter((point) => interval(point)).length >= states.length,
        settled: bestSettled(own),
        flags: new Set(own.flatMap(({ flags }) => flags)),
        figure: own.find(({ location }) => location === NATION) ?? first,
      },
    ]
  })
}

/** Pairs grouped by source: sources by class and name, the newest period of each first. */
export function datasetOptions(candidates: readonly DatasetCandidate[], reference: ReferenceData): Option[] {
  const source = (pick: DatasetPick) => byId(reference.sources, pick.source)
  const order = (pick: DatasetPick) => CLASSIFICATIONS.indexOf(source(pick).classification)
  return candidates
    .toSorted(
      (a, b) => order(a) - order(b) || source(a).name.localeCompare(source(b).name) || b.period - a.period,
    )
    .map((candidate) =>
      plainOption(pickKey(candidate), pickName(candidate, reference), {
        group: source(candidate).name,
        classification: source(candidate).classification,
        hint: hintOf(candidate),
      }),
    )
}

function hintOf({ states, hasNation, settled }: DatasetCandidate): Value {
  const places =
    states === 0
      ? message('dataset-section.national')
      : message(hasNation ? 'dataset-section.states' : 'dataset-section.states-only', { count: states })
  return settled === 'whole' ? places : message('dataset-section.settled', { places, settled })
}
