import { noInterval } from '#domain/reference/no-interval.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { isOfParts } from '#domain/disaggregation/dimension.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sourceName,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { EmptyFigure, FigureRow, KeyEntry } from '#charts/figure.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import type { Wording } from '#charts/words/worded.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { groupLooks } from './group-look.ts'
import type { GroupMark, GroupsModel } from './model.ts'

/** `Skilled attendance at birth by wealth quintile in Nigeria`; `where` instead of the place of the model. */
export function groupsSubject({ indicator, dimension, place }: GroupsModel, where?: Value): Message {
  return message('groups.title', {
    indicator: indicatorName(indicator),
    dimension: dimensionName(dimension),
    place: where ?? placeName(place),
  })
}

/** The title of a figure: its subject, and whose figures of when where there are any. */
export function groupsTitle(subject: Message, from: Value | null): Message {
  return from === null ? subject : message('groups.title-from', { subject, from })
}

/** Source and period of the model as they are cited; null without either. */
export function groupsCited({ source, period }: GroupsModel): Value | null {
  return source && period !== null ? cited(source, period) : null
}

/** A figure of a group in long form. */
export function groupRow(
  { category, point }: GroupMark,
  { dimension }: Pick<GroupsModel, 'dimension'>,
  worded: Wording,
): FigureRow {
  return { ...figureRow(point, worded), group: { dimension, name: category.name } }
}

/** The words of a tooltip about a group. */
export function groupMarkWords({ category, point }: GroupMark, model: GroupsModel, worded: Wording) {
  return {
    title: category.name,
    value: worded.language.text(figure(point.value, asPublished(point, model.indicator)), 'short'),
    lines: pointLines(point, worded).filter(({ tone }) => hasTargets(model) || tone === 'warning' || !tone),
  }
}

/** Targets are set for all people together: groups can be seen against them, counts and parts of a figure cannot. */
export function hasTargets({ indicator, dimension }: Pick<GroupsModel, 'indicator' | 'dimension'>): boolean {
  return figureUnit(indicator) !== 'count' && !isOfParts(dimension)
}

/** The groups as entries of a key; `source` holds the order of the category. */
export function groupsKey({ dimension, categories, hidden }: GroupsModel): KeyEntry[] {
  const looks = groupLooks(dimension, categories)
  return categories.map(({ order, name }) => {
    const theme = looks.get(order)
    return {
      label: name,
      colour: `--${theme?.token ?? 'ink2'}`,
      marker: theme?.marker ?? 'circle',
      hollow: theme?.hollow === true,
      source: order,
      hidden: hidden.has(order),
    }
  })
}

/** Notes for readers of figures of groups: origin, chance, intervals. */
export function groupsNotes(
  model: GroupsModel,
  points: readonly Point[],
  { reference, language }: Wording,
): string[] {
  const { indicator } = model
  if (!model.source || points.length === 0) return []
  const source = sourceName(model.source)
  const notes: Message[] = []
  const origins = model.source.derivedFrom.flatMap((id) => reference.sources.get(id)?.name ?? [])
  if (origins.length > 0) notes.push(message('groups.re-tabulates', { source, origins: listOf(origins) }))
  const bare = points.filter(({ lower }) => lower === null)
  const none = noInterval(reference, bare)
  const hasSome = bare.length < points.length
  notes.push(hasSome ? message('groups.whiskers') : message('groups.no-intervals', { none }))
  if (hasSome && bare.length > 0) notes.push(message('groups.without-whisker', { none }))
  const projections = points.filter(({ flags }) => flags.includes('projection'))
  if (projections.length > 0) notes.push(message('groups.projections', { periods: spanOf(projections) }))
  const interpolated = points.filter(({ flags }) => flags.includes('interpolated'))
  if (interpolated.length > 0) notes.push(message('groups.interpolated', { periods: spanOf(interpolated) }))
  if (indicator.slope === null && !isOfParts(model.dimension)) {
    notes.push(message('groups.no-direction'))
  }
  return notes.map((note) => language.text(note))
}

/** The alternatives where there is nothing to draw: other periods of the source, then other sources. */
export function emptyGroups(model: GroupsModel, { reference, language }: Wording): EmptyFigure {
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
      const here = cited(byId(reference.sources, source), period)
      const { name } = byId(reference.locations, location)
      const elsewhere = message('groups.elsewhere', { cited: here, place: name })
      return {
        label: language.text(location === model.place.id ? here : elsewhere),
        source,
        location,
        period: isoPeriod(period),
      }
    }),
  }
}

function spanOf(points: readonly Point[]): Value {
  const periods = points.map(({ period }) => period).sort((a, b) => a - b)
  const [first = 0, last = first] = [periods[0], periods.at(-1)]
  const from = periodName(first)
  return first === last ? from : message('chart.range', { from, to: periodName(last) })
}
