import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld, noSourceOf } from '#domain/frame/none.ts'
import { CLASSIFICATIONS, type Classification, type DataSource } from '#domain/data-source/data-source.ts'
import { LEVELS, type Location, NATION } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { named, periodName, placeName, sourceName } from '#domain/message/value.ts'
import type { Settled } from '#domain/observation/settled.ts'
import { isoPeriod, type PeriodCode, periodYear } from '#domain/period/period.ts'
import { childrenOf, byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, newestPeriod } from '#domain/choice/availability.ts'
import { filled } from '#domain/choice/slot.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** One entry of a control. An entry with a reason cannot be chosen, and the reason says why. */
export interface Option<Text = Value> {
  /** Id of the indicator, source or location, or the ISO period. */
  readonly value: string
  readonly label: Text
  readonly group: Text
  /** A few words beside the label: levels and newest period. */
  readonly hint: Text
  readonly reason: Text | null
  readonly classification: Classification | null
  /** Steps of indentation in a tree. */
  readonly depth: number
  /** Its subject, where people have more words for it than its label. */
  readonly names?: 'indicator'
}

const PLAIN = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

/** The material of the options. */
export interface OptionContext {
  readonly indicator: number
  readonly availability: Availability
  readonly reference: ReferenceData
}

/** The words beside the name of an entry. */
interface Beside {
  readonly hint?: Value
  readonly reason?: Value | null
}

/** Indicators grouped by programme area, both in the order of the alphabet; labels are full names. */
export function indicatorOptions(
  ids: readonly number[],
  reference: ReferenceData,
  hasFigures: (indicator: number) => boolean,
  beside: (indicator: number) => Beside = () => ({}),
): Option[] {
  return ids
    .flatMap((id) => reference.indicators.get(id) ?? [])
    .sort((a, b) => a.programArea.localeCompare(b.programArea) || a.fullName.localeCompare(b.fullName))
    .map((indicator) => ({
      ...PLAIN,
      value: String(indicator.id),
      label: named(indicator.fullName),
      group: named(indicator.programArea),
      reason: hasFigures(indicator.id)
        ? null
        : message('picker.no-source-has', { none: noSourceHeld(everywhere(reference)) }),
      names: 'indicator' as const,
      ...beside(indicator.id),
    }))
}

/** Sources grouped Routine, Survey, Estimate; in each group those that can be chosen first, then by name. */
export function sourceList(
  ids: Iterable<number>,
  { sources }: Pick<ReferenceData, 'sources'>,
  beside: (source: number) => Beside,
): Option[] {
  return [...new Set(ids)]
    .flatMap((id) => sources.get(id) ?? [])
    .map((source) => ({ source, hint: '', reason: null, ...beside(source.id) }))
    .sort(
      (a, b) =>
        CLASSIFICATIONS.indexOf(a.source.classification) - CLASSIFICATIONS.indexOf(b.source.classification) ||
        Number(a.reason !== null) - Number(b.reason !== null) ||
        a.source.name.localeCompare(b.source.name),
    )
    .map(({ source, hint, reason }) => ({
      ...PLAIN,
      value: String(source.id),
      label: sourceName(source),
      group: message('chart.class', { class: source.classification }),
      classification: source.classification,
      ...{ hint, reason },
    }))
}

/** The nation, its zones and their states, and of LGAs those that are wanted, as a tree. */
export function placeTree(
  reference: ReferenceData,
  beside: (place: Location) => Beside,
  hasLga: (lga: Location) => boolean = () => false,
): Option[] {
  const branch = (place: Location, depth: number): Option[] => [
    {
      ...PLAIN,
      value: String(place.id),
      label: named(place.name),
      hint: depth === 0 ? '' : message('chart.level', { level: LEVELS[place.level] }),
      ...beside(place),
      depth,
    },
    ...below(reference, place)
      .filter((child) => child.level !== 4 || hasLga(child))
      .flatMap((child) => branch(child, depth + 1)),
  ]
  return branch(byId(reference.locations, NATION), 0)
}

/** Periods in the order given, as a source calls them. */
export function periodList(
  periods: Iterable<PeriodCode>,
  source: DataSource | undefined,
  beside: (period: PeriodCode) => Beside = () => ({}),
): Option[] {
  return [...periods].map((code) => ({
    ...PLAIN,
    value: isoPeriod(code),
    label: periodName(code, source),
    ...beside(code),
  }))
}

/** The sources of an indicator; `offered` adds those of the dashboard that lack it. */
export function sourceOptions(
  offered: readonly number[],
  location: number,
  context: OptionContext,
): Option[] {
  const { availability, reference } = context
  return sourceList([...availability.sources, ...offered], reference, (source) => ({
    hint: sourceHint(source, location, context),
    reason: sourceReason(source, context),
  }))
}

function sourceReason(id: number, { availability, reference }: OptionContext): Value | null {
  if (availability.sources.includes(id)) return null
  const held = heldIn(reference)
  // The source need not publish an indicator that the owner left out of the dashboard.
  return byId(reference.sources, id).hasData && held === 'release'
    ? message('picker.not-published')
    : message('picker.not-in-release', { held })
}

function sourceHint(source: number, location: number, { availability, reference }: OptionContext): Value {
  const newest = newestPeriod(availability, source, location)
  if (newest !== null) {
    const period = periodName(newest, reference.sources.get(source))
    return availability.covers(source, location) ? period : message('picker.by-lgas', { period })
  }
  if (!availability.sources.includes(source)) return ''
  const place = reference.locations.get(location)
  return place && availability.hasFigure(source, NATION)
    ? message('picker.not-for', { place: placeName(place) })
    : message('picker.other-levels')
}

/** The tree of places: nation, zones with their states, and the LGAs that the source covers and that are loaded. */
export function locationOptions(source: number, context: OptionContext): Option[] {
  const { reference, availability } = context
  const from = byId(reference.sources, source)
  const reason = message('picker.not-here', { source: sourceName(from), held: heldIn(reference) })
  return placeTree(
    reference,
    ({ id }) => ({ reason: availability.shownPeriods(source, id).length > 0 ? null : reason }),
    ({ id }) => availability.covers(source, id),
  )
}

/** A local government area that the list has not: from which source it would be shown, or that none has figures of such areas. */
export function lgaElsewhere(
  { id, name, parent }: Location,
  source: number,
  { reference, availability }: OptionContext,
): Option {
  const other = lgaSource(id, availability)
  const state = parent === null ? undefined : reference.locations.get(parent)
  const from = sourceName(byId(reference.sources, source))
  return {
    ...PLAIN,
    value: String(id),
    label: named(name),
    group: message('picker.lgas-elsewhere', {
      source: from,
      other: other === null ? '' : sourceName(byId(reference.sources, other)),
      any: other === null ? 'no' : 'yes',
      none: noSourceOf(reference),
    }),
    hint: state ? message('search.place-in', { level: '4', parent: placeName(state) }) : '',
    reason: other === null ? message('picker.not-here', { source: from, held: heldIn(reference) }) : null,
  }
}

/** The source with the newest figures of local government areas; null where none has any. */
export function lgaSource(lga: number, availability: Availability): number | null {
  const newest = (id: number) => newestPeriod(availability, id, lga) ?? 0
  const has = (id: number) => availability.hasFigure(id, lga)
  return filled({ asked: [], among: availability.sources, has, prefers: [(id) => periodYear(newest(id))] })
}

function below(reference: ReferenceData, location: Location): Location[] {
  if (location.level === 1) return childrenOf(reference, location.id, 2)
  if (location.level === 2) return childrenOf(reference, location.id, 3)
  return location.level === 3 ? childrenOf(reference, location.id, 4) : []
}

/** Up to when periods are offered. */
export interface PeriodContext extends OptionContext {
  /** Later years are projections, offered only where they were asked for. */
  readonly currentYear: number
  readonly chosen: PeriodCode | null
}

/**
 * Periods of a source, newest first: those with a figure for the place, then the source's others with the reason. None lies
 * in the future but the one that is shown.
 */
export function periodOptions(source: number, location: number, context: PeriodContext): Option[] {
  const { availability, reference, currentYear, chosen } = context
  const isOffered = (code: PeriodCode) => periodYear(code) <= currentYear || code === chosen
  const from = byId(reference.sources, source)
  const here = availability.shownPeriods(source, location).filter(isOffered)
  const elsewhere = availability
    .shownPeriods(source, NATION)
    .filter((code) => isOffered(code) && !here.includes(code))
  const place = byId(reference.locations, location)
  const reason = message('picker.no-figure-for', { place: placeName(place) })
  return periodList([...here, ...elsewhere], from, (code) => ({
    hint: settledHint(availability.settled(source, location, code)),
    reason: here.includes(code) ? null : reason,
  }))
}

/** That a period is not complete, or projected; empty for a whole one. */
export function settledHint(settled: Settled): Value {
  return settled === 'whole' ? '' : message('picker.settled', { settled })
}

/** Options whose label or group holds every word of the query, in the order given. Accents and case do not matter. */
export function searchOptions(options: readonly Option<string>[], query: string): Option<string>[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...options]
  return options.filter((option) => {
    const text = plain(`${option.label} ${option.group}`)
    return words.every((word) => text.includes(word))
  })
}

/** The same entries in the words of a language. */
export function saidOptions(options: readonly Option[], language: Language): Option<string>[] {
  return options.map((option) => ({
    ...option,
    label: language.text(option.label),
    group: language.text(option.group),
    hint: language.text(option.hint),
    reason: option.reason === null ? null : language.text(option.reason),
  }))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
