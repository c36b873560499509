import { type Message, message } from '#domain/message/message.ts'
import type { FileColumn } from '#domain/observation/import-file.ts'
import type { Candidate, FigurePlace } from '#exchange/reading/candidate.ts'
import { groupKey, indicatorKey, type Mapping, type OpenNames, placeKey } from './mapping.ts'

/** The columns of records of groups beside those of figures. */
type GroupColumn = 'dimension' | 'category'

/** A figure under our names, in the columns of a file of figures, with the cell of the sheet in which it stands. */
export interface MappedFigure {
  readonly kind: 'figure'
  readonly isGroup: boolean
  readonly at: FigurePlace
  readonly cells: Readonly<Partial<Record<FileColumn['name'] | GroupColumn, string | number>>>
}

/** A figure that is not taken over: left out on purpose, refused with a reason, or waiting for a name. */
export interface UnmappedFigure {
  readonly kind: 'left-out' | 'refused' | 'open'
  readonly at: FigurePlace
  readonly because: Message | null
}

/** A number as a file of figures writes it. Powers of ten leave no dust behind the last digit. */
function scaled(value: number, scale: number): number {
  return scale === 1 ? value : Number((value * scale).toPrecision(14))
}

/**
 * A figure of a file under the names of a mapping. What the mapping does not know is added to `open`, so that a person is asked;
 * nothing is guessed here.
 */
export function applyMapping(
  candidate: Candidate,
  mapping: Mapping,
  open: OpenNames,
): MappedFigure | UnmappedFigure {
  const { at } = candidate
  const leave = (kind: UnmappedFigure['kind'], because: Message | null = null): UnmappedFigure => ({
    kind,
    at,
    because,
  })
  if (candidate.kind === 'gap') return leave('left-out')
  if (candidate.kind === 'refused' || candidate.value === null) return leave('refused', candidate.because)
  const names = namesOf(candidate, mapping, open)
  if (names === 'open' || names === 'left-out') return leave(names)
  const groups = groupsOf(candidate, mapping, open)
  if (groups === 'open' || groups === 'left-out') return leave(groups)
  if (groups.length > 1) return leave('refused', message('exchange.several-groups'))
  const { indicator, scale, ...key } = names
  const [group] = groups
  return {
    kind: 'figure',
    isGroup: group !== undefined,
    at,
    cells: {
      indicator,
      ...key,
      value: scaled(candidate.value, scale),
      ...intervalOf(candidate, mapping, scale, group !== undefined),
      ...(group === undefined ? countsOf(candidate) : group),
    },
  }
}

interface Names {
  readonly indicator: number
  readonly scale: number
  readonly datasource: number
  readonly location: number
  readonly period: string
}

function namesOf(candidate: Candidate, mapping: Mapping, open: OpenNames): Names | 'open' | 'left-out' {
  const { indicators, places, sources, periods } = mapping
  const { indicator, place, period, source } = candidate
  const one = lookUp('indicator', indicatorKey(indicator), indicators, open, candidate)
  const where =
    place.code === '' && place.name === ''
      ? (mapping.place ?? lookUp('place', placeKey(place), places, open, candidate))
      : lookUp('place', placeKey(place), places, open, candidate)
  const from =
    source !== '' && sources[source] !== undefined
      ? sources[source]
      : (mapping.source ?? lookUp('source', source, sources, open, candidate))
  const when = period.iso ?? lookUp('period', period.text, periods, open, candidate)
  if (one === null || where === null || from === null || when === null) return 'left-out'
  if (one === undefined || where === undefined || from === undefined || when === undefined) return 'open'
  return { ...one, location: where, datasource: from, period: when }
}

function lookUp<Content>(
  kind: 'indicator' | 'place' | 'source' | 'period' | 'group',
  key: string,
  known: Readonly<Record<string, Content | null>>,
  open: OpenNames,
  candidate: Candidate,
): Content | null | undefined {
  const found = Object.hasOwn(known, key) ? known[key] : undefined
  if (found === undefined) open.add(kind, key, candidate)
  return found
}

/** The groups of a figure in our words; everybody, named as a group of its own, is none. */
function groupsOf(candidate: Candidate, mapping: Mapping, open: OpenNames) {
  const groups: { dimension: string; category: string }[] = []
  for (const group of candidate.groups) {
    if (group.isWhole) continue
    const found = lookUp('group', groupKey(group), mapping.groups, open, candidate)
    if (found === undefined) return 'open'
    if (found === null) return 'left-out'
    groups.push(found)
  }
  return groups
}

function intervalOf({ lower, upper, level }: Candidate, mapping: Mapping, scale: number, isGroup: boolean) {
  const of = level ?? mapping.level
  if (lower === null || upper === null || (of === null && !isGroup)) return {}
  const [low, high] = mapping.swapsBounds ? [upper, lower] : [lower, upper]
  return {
    lower: scaled(low, scale),
    upper: scaled(high, scale),
    ...(!isGroup && { interval_level: of ?? 95 }),
  }
}

function countsOf({ numerator, denominator, sampleSize }: Candidate) {
  return {
    ...(numerator !== null && { numerator }),
    ...(denominator !== null && { denominator }),
    ...(sampleSize !== null && { sample_size: sampleSize }),
  }
}
