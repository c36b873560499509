import { cited } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import type { ComparedIndicator, Comparison } from '#domain/comparison/compared-indicators.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import { comparedPlaces, inOrder } from '#domain/comparison/compared-places.ts'
import { axisGroups, type UnitGroup, unitGroups } from '#domain/comparison/unit-groups.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { zoneToken } from '#charts/colour/zone-colour.ts'
import { shownTargets, type TargetLine, targetLines } from '#charts/plot/targets.ts'
import { reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import type { TokenName } from '#charts/tokens.ts'
import type { IndicatorComparisonInput, IndicatorComparisonView } from './view.ts'

/** A line of a panel: the name of a group, or what has one bar. */
export interface BarLine {
  readonly label: string
  /** Small, below the label. */
  readonly caption: string
  readonly kind: 'heading' | 'whole' | 'part'
  /** Colour of the mark before a heading. */
  readonly token: TokenName | null
  /** Class of the line's own source; null where the panel has one source. */
  readonly classification: Classification | null
}

/** Bars on one axis. */
export interface BarPanel {
  readonly title: string
  readonly caption: string
  /** Class of the source behind every bar; null where each bar has its own. */
  readonly classification: Classification | null
  readonly lines: readonly BarLine[]
  /** One a line; null for headings and where there is no figure. */
  readonly points: readonly (Point | null)[]
  /** Null where the figures have units of their own: values stand alone. */
  readonly scale: ValueScale | null
  readonly targets: readonly TargetLine[]
  /** The nation is the sum of the places, so it is written and not drawn. */
  readonly hasTotal: boolean
}

/** One panel a unit with a bar for each indicator of the nation, or one panel an indicator with a bar for each place. */
export function barPanels(comparison: Comparison, input: IndicatorComparisonInput): BarPanel[] {
  return input.view.options.compareBy === 'national'
    ? unitPanels(comparison, input)
    : placePanels(comparison, input)
}

function unitPanels({ shown }: Comparison, input: IndicatorComparisonInput): BarPanel[] {
  const groups = unitGroups(shown)
  const shared = groups.filter(({ isOwn }) => !isOwn)
  const own = groups.filter(({ isOwn }) => isOwn).flatMap(({ compared }) => compared)
  const panel = (
    title: string,
    compared: readonly ComparedIndicator[],
    scale: ValueScale | null,
  ): BarPanel => ({
    title,
    caption: '',
    classification: null,
    lines: compared.map(({ indicator, source, points }) => ({
      label: indicator.shortName,
      caption: points[0] ? input.language.text(cited(source, points[0].period)) : '',
      kind: 'part',
      token: null,
      classification: source.classification,
    })),
    points: compared.map(({ points }) => points[0] ?? null),
    scale,
    targets: [],
    hasTotal: false,
  })
  return [
    ...shared.map((group) =>
      panel(input.language.text(group.heading, 'name'), group.compared, barScale(group, input.view.options)),
    ),
    ...(own.length > 0 ? [panel(input.language.text(message('comparison.own-units')), own, null)] : []),
  ]
}

function placePanels({ shown }: Comparison, input: IndicatorComparisonInput): BarPanel[] {
  const { reference, view } = input
  const { options } = view
  const groups = axisGroups(shown)
  const rows = placeRows(shown, input)
  const lines = rows.map(({ line }) => line)
  return shown.map((entry) => {
    const group = groups.find(({ compared }) => compared.includes(entry))
    const [first] = entry.points
    const at = new Map(
      [...entry.points, ...(entry.whole ? [entry.whole] : [])].map((point) => [point.location, point]),
    )
    return {
      title: entry.indicator.shortName,
      caption: first ? input.language.text(cited(entry.source, first.period)) : '',
      classification: entry.source.classification,
      lines,
      points: rows.map(({ place }) => (place === null ? null : (at.get(place) ?? null))),
      scale: group
        ? barScale(group, options)
        : valueScale([], byId(reference.indicators, entry.indicator.id)),
      targets: targetLines(entry.indicator, options, input.language),
      hasTotal: isSumOfParts(entry.indicator),
    }
  })
}

/** The nation first where it has a figure, then the places in the order asked for. */
function placeRows(shown: readonly ComparedIndicator[], { reference, view }: IndicatorComparisonInput) {
  const { compareBy = 'states', order = 'name' } = view.options
  const [first] = shown
  const sizes = new Map(first?.points.map((point) => [point.location, point.value]))
  const places = comparedPlaces(reference, compareBy)
  const groups = inOrder(places, order, reference, (place) => sizes.get(place.id) ?? null)
  const nation = byId(reference.locations, NATION)
  const hasWhole = shown.some(({ whole }) => whole !== null)
  const row = (label: string, kind: BarLine['kind'], place: number | null, token: TokenName | null) => ({
    place,
    line: { label, caption: '', kind, token, classification: null },
  })
  return [
    ...(hasWhole ? [row(nation.name, 'whole', nation.id, null)] : []),
    ...groups.flatMap(({ name, zone, places: members }) => [
      ...(zone && compareBy === 'states' ? [row(name, 'heading', null, zoneToken(reference, zone))] : []),
      ...members.map((place) => row(place.name, 'part', place.id, null)),
    ]),
  ]
}

/** The axis of bars that share a unit. */
export function barScale({ compared }: UnitGroup, options: IndicatorComparisonView['options']): ValueScale {
  const values = compared.flatMap((entry) => valuesOf(entry, options))
  return valueScale(values, firstOf(compared), true)
}

function firstOf(compared: readonly ComparedIndicator[]): Indicator {
  const [first] = compared
  if (!first) throw new RangeError('A group without indicators has no axis')
  return first.indicator
}

function valuesOf(
  { points, whole, indicator }: ComparedIndicator,
  options: IndicatorComparisonView['options'],
): number[] {
  const all = whole && !isSumOfParts(indicator) ? [...points, whole] : points
  const targets = options.compareBy === 'national' ? [] : shownTargets(indicator, options)
  return [...reach(all, options.intervals !== false), ...targets]
}
