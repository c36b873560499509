import { dimensionWords } from '#domain/disaggregation/dimension.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { isoPeriod, periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { EmptyFigure, FigureRow, KeyEntry } from '#charts/figure.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { joinedNames as joined } from '#domain/triangulation/joined-names.ts'
import type { Worded } from '#charts/words/worded.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { groupLooks } from './group-look.ts'
import type { GroupMark, GroupsModel } from './model.ts'

/** `Skilled attendance at birth by wealth quintile in Nigeria`. */
export function groupsSubject(
  { indicator, dimension, place }: GroupsModel,
  where = placeWords(place),
): string {
  return `${indicator.shortName} by ${dimensionWords(dimension).by} in ${where}`
}

/** A figure of a group in long form. */
export function groupRow(
  { category, point }: GroupMark,
  { dimension }: Pick<GroupsModel, 'dimension'>,
  worded: Worded,
): FigureRow {
  return { ...figureRow(point, worded), group: { dimension, name: category.name } }
}

/** What a tooltip says about a group. */
export function groupMarkWords({ category, point }: GroupMark, model: GroupsModel, worded: Worded) {
  return {
    title: category.name,
    value: formatWithUnit(point.value, model.indicator),
    lines: pointLines(point, worded).filter(({ tone }) => hasTargets(model) || tone === 'warning' || !tone),
  }
}

/** Targets are set for all people together: groups can be seen against them, counts and parts of a figure cannot. */
export function hasTargets({ indicator, dimension }: Pick<GroupsModel, 'indicator' | 'dimension'>): boolean {
  return figureUnit(indicator) !== 'count' && dimensionWords(dimension).kind === 'people'
}

/** The groups as entries of a key; `source` holds the order of the category. */
export function groupsKey(
  { dimension, categories, hidden }: GroupsModel,
  marker: 'square' | 'circle' = 'circle',
): KeyEntry[] {
  const looks = groupLooks(dimension, categories)
  return categories.map(({ order, name }) => {
    const look = looks.get(order)
    return {
      label: name,
      colour: `--${look?.token ?? 'ink2'}`,
      marker,
      hollow: look?.hollow === true,
      source: order,
      hidden: hidden.has(order),
    }
  })
}

/** What has to be known to read figures of groups: origin, chance, intervals. */
export function groupsNotes(
  model: GroupsModel,
  points: readonly Point[],
  reference: ReferenceData,
): string[] {
  const { source, indicator } = model
  if (!source || points.length === 0) return []
  const notes: string[] = []
  const origins = source.derivedFrom.flatMap((id) => reference.sources.get(id)?.name ?? [])
  if (origins.length > 0) {
    notes.push(`${source.name} re-tabulates ${joined(origins)}, so they are not independent.`)
  }
  const bounded = points.filter(({ lower }) => lower !== null).length
  if (bounded === 0) notes.push(`${source.name} publishes no intervals for these groups.`)
  else notes.push('Whiskers are 95% intervals.')
  if (bounded > 0 && bounded < points.length) {
    notes.push('Groups without a whisker: no interval is published for them.')
  }
  const projections = points.filter(({ flags }) => flags.includes('projection'))
  if (projections.length > 0) notes.push(`Projections, not observations: ${spanOf(projections)}.`)
  const interpolated = points.filter(({ flags }) => flags.includes('interpolated'))
  if (interpolated.length > 0) {
    notes.push(`Interpolated by the source, not surveyed: ${spanOf(interpolated)}.`)
  }
  if (indicator.slope === null && dimensionWords(model.dimension).kind === 'people') {
    notes.push('For this indicator neither more nor less is better.')
  }
  return notes
}

/** What could be chosen where there is nothing to draw: other periods of the source, then other sources. */
export function emptyGroups(model: GroupsModel, { reference, language }: Worded): EmptyFigure {
  const here = model.available.filter(
    ({ dimension, location }) => dimension === model.dimension && location === model.place.id,
  )
  const pool =
    here.length > 0 ? here : model.available.filter(({ dimension }) => dimension === model.dimension)
  const keys = new Map(pool.map((figure) => [`${figure.source}:${figure.location}:${figure.period}`, figure]))
  const own = (source: number) => Number(source === model.source?.id)
  const sorted = [...keys.values()].sort((a, b) => own(b.source) - own(a.source) || b.period - a.period)
  return {
    text: language.text(EMPTY),
    alternatives: sorted.slice(0, 6).map(({ source, location, period }) => {
      const elsewhere = location === model.place.id ? '' : ` · ${known(reference.locations, location).name}`
      return {
        label: `${sourceAndPeriod(known(reference.sources, source), { period })}${elsewhere}`,
        source,
        location,
        period: isoPeriod(period),
      }
    }),
  }
}

function spanOf(points: readonly Point[]): string {
  const periods = points.map(({ period }) => period).sort((a, b) => a - b)
  const [first, last] = [periodLabel(periods[0] ?? 0), periodLabel(periods.at(-1) ?? 0)]
  return first === last ? first : `${first} to ${last}`
}

/** The period of the model as its source writes it. */
export function periodText({ source, period }: GroupsModel): string {
  return period === null ? '' : periodLabel(period, source?.periodLabels)
}
