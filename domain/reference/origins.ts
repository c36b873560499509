import type { DataSource } from '#domain/data-source/data-source.ts'
import { reanalysedSurvey } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from './reference-data.ts'

/** How a source says that some of its rounds are one field operation with another source's. */
const JOINT = /\bjoint with (.+?) in ([^.;]+)/i

/**
 * Ids of the sources whose interviews a figure rests on: those that a flag on it names, else those that its source declares,
 * with theirs in turn, and the one that it was in the field together with. Empty for a figure of its own.
 */
export function originsOf(source: DataSource, point: Point, { sources }: ReferenceData): ReadonlySet<number> {
  const names = point.flags.flatMap((flag) => reanalysedSurvey(flag) ?? [])
  const flagged = [...sources.values()].filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const found = new Set<number>()
  const open = flagged.length > 0 ? flagged : [...source.derivedFrom, ...jointWith(source, point, sources)]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id === source.id) continue
    found.add(id)
    open.push(...(sources.get(id)?.derivedFrom ?? []))
  }
  return found
}

function jointWith(
  { methodology }: DataSource,
  { period }: Point,
  sources: ReferenceData['sources'],
): number[] {
  const [, name, years = ''] = JOINT.exec(methodology) ?? []
  if (name === undefined || !years.includes(`${periodYear(period)}`)) return []
  return [...sources.values()].filter((other) => other.name === name).map(({ id }) => id)
}

/** An edition that later ones replace, as its vintage says. */
export function isSuperseded({ vintage }: DataSource): boolean {
  return /superseded|later revisions/i.test(vintage)
}

/** True for estimates that are modelled over surveys: surveys of the same time are among their inputs. */
export function drawsOnSurveys({ classification, methodology }: DataSource): boolean {
  return classification === 'Estimate' && /\bsurvey/i.test(methodology)
}

/** True for estimates that are made from a country's reports or counts. */
export function drawsOnReports({ classification, methodology }: DataSource): boolean {
  return (
    classification === 'Estimate' &&
    /\b(administrative|country reports|country notifications)\b/i.test(methodology)
  )
}
