import { noInterval } from '#domain/reference/no-interval.ts'
import { distributionOptions } from '#charts/distribution/view.ts'
import { mapOptions } from '#charts/map/view.ts'
import { lengthsOf, shownLength } from '#charts/over-time/length.ts'
import { trendOptions } from '#charts/trend/view.ts'
import type { View } from '#charts/view.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, placeName, sourceName } from '#domain/message/value.ts'
import { hasBirthYears } from '#domain/observation/about.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId, childrenOf, isDistrict, type ReferenceData } from '#domain/reference/reference-data.ts'
import { intervalToggle } from '#sections/controls/interval-toggle.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { type Control, segmented } from '#sections/definition/control.ts'
import { isByLgasAlone } from './by-lgas.ts'
import { hasLgas, type ResolvedFigures } from './figure-choice.ts'
import type { FigureState } from './state.ts'
import { heldIn } from '#domain/reference/scope.ts'

type Switches = readonly Control<FigureState>[]

/** The choices of form that belong to one figure, as its kind offers them. */
export function figureSwitches(view: View, shown: ResolvedFigures): Switches {
  const { wanted } = shown
  // The section decides the member of its state that a form changes; the kind has the forms and their words.
  switch (view.kind) {
    case 'trend': {
      const form = { value: wanted.trend, change: (trend: FigureState['trend']) => ({ trend }) }
      return [
        ...kindChoice(trendOptions.shape, view, form),
        ...lengths(view, shown),
        ...years(view, shown),
        intervals(shown),
      ]
    }
    case 'distribution': {
      const change = (distribution: FigureState['distribution']) => ({ distribution })
      const form = { value: wanted.distribution, change }
      return [...kindChoice(distributionOptions.shape, view, form), ...among(shown), ...levels(shown)]
    }
    case 'map': {
      const change = (regions: FigureState['regions']) => ({ regions })
      const offered = mappedLevels(shown)
      const form = {
        value: view.options.regions ?? wanted.regions,
        change,
        off: emptyLevels(shown),
        among: offered,
      }
      return [...kindChoice(mapOptions.regions, view, form), ...among(shown), ...levels(shown)]
    }
    default:
      return []
  }
}

/** Senatorial districts are offered where somebody publishes figures of them: few do. */
function mappedLevels({
  choice,
  wanted,
  figures: { table, reference },
}: ResolvedFigures): FigureState['regions'][] {
  const { indicator, surroundings } = choice
  const points = pointsWhere(table, { indicator, source: surroundings.source })
  const areDistricts =
    wanted.regions === 'districts' || points.some(({ location }) => isDistrict(reference, location))
  return ['zones', 'states', 'lgas', ...(areDistricts ? ['districts' as const] : [])]
}

/** The levels of which the source has no figure in the period, as a map of them would be empty. */
function emptyLevels({ choice, figures: { table, reference } }: ResolvedFigures): ReadonlyMap<string, Value> {
  const { source, period } = choice.surroundings
  if (period === null) return new Map()
  const points = pointsWhere(table, { indicator: choice.indicator, source, period })
  const levels = new Set(points.map(({ location }) => reference.locations.get(location)?.level))
  const from = byId(reference.sources, source)
  const said = { source: sourceName(from), period: periodName(period, from), held: heldIn(reference) }
  const off = (
    [
      ['zones', 2],
      ['states', 3],
      ['lgas', 4],
    ] as const
  ).filter(([, level]) => !levels.has(level))
  return new Map(off.map(([regions]) => [regions, message('controls.no-level', { ...said, regions })]))
}

/** By year or by month, where there are figures of both. */
function lengths(view: View, { choice, wanted, figures }: ResolvedFigures): Switches {
  const { indicator, location, source } = choice
  const points = pointsWhere(figures.table, { indicator, location })
  const among = lengthsOf(points)
  if (among.length < 2) return []
  const value = shownLength(points, wanted.length ?? undefined, source)
  return kindChoice(trendOptions.length, view, { value, among, change: (length) => ({ length }) })
}

/** By year of report or of birth, where some figures of the place name years of birth. */
function years(view: View, { choice, wanted, figures }: ResolvedFigures): Switches {
  const { indicator, location } = choice
  const points = pointsWhere(figures.table, { indicator, location })
  const isYearly = shownLength(points, wanted.length ?? undefined, choice.source) === 'year'
  if (!isYearly || !hasBirthYears(points)) return []
  const form = { value: wanted.yearsOf, change: (yearsOf: FigureState['yearsOf']) => ({ yearsOf }) }
  return kindChoice(trendOptions.yearsOf, view, form)
}

/** The confidence range: on or off, and whose. A note where none is held for the place. */
function intervals({ choice, wanted, figures }: ResolvedFigures): Control<FigureState> {
  const { indicator, location } = choice
  const points = pointsWhere(figures.table, { indicator, location })
  const ids = new Set(points.flatMap((point) => (point.lower === null ? [] : [point.source])))
  const sources = [...ids].flatMap((id) => figures.reference.sources.get(id) ?? [])
  const [first, ...others] = sources
  if (!first) {
    const none = noInterval(figures.reference, points)
    return {
      control: 'note',
      label: message('controls.no-intervals', { held: heldIn(figures.reference), none }),
    }
  }
  const isAlone = wanted.intervalSource !== null && ids.has(wanted.intervalSource)
  const named = sources.map(({ id, name }) => [String(id), name] as const)
  return {
    ...intervalToggle(wanted.intervals),
    among: {
      label: message('controls.intervals-of'),
      options: others.length === 0 ? [['', first.name]] : [['', message('controls.all-intervals')], ...named],
      value: isAlone ? String(wanted.intervalSource) : '',
      change: (value) => ({ intervalSource: Number(value) || null }),
    },
  }
}

/** Whether a state is shown by its LGAs or among the other states, where there is a choice. */
function among({ choice: { surroundings } }: ResolvedFigures): Switches {
  if (surroundings.among === null) return []
  return [
    segmented<'lgas' | 'states', FigureState>({
      label: message('controls.among'),
      options: [
        ['lgas', message('controls.among-lgas')],
        ['states', message('controls.among-states')],
      ],
      value: surroundings.among,
      change: (chosen) => ({ among: chosen }),
    }),
  ]
}

/** The destination of a click, and the ways up: a reader may have come by a link, so they lead back to nothing. */
function levels({ choice, figures }: ResolvedFigures): Switches {
  const { reference } = figures
  const place = reference.locations.get(choice.location)
  if (!place) return []
  const hasStates = childrenOf(reference, place.id, 3).length > 0 || place.level === 1
  const leadsOn = hasStates && hasLgas(figures, choice) && !isByLgasAlone(figures, choice)
  return [
    ...waysUp(reference, place).map((way) => ({
      control: 'step' as const,
      label: message('controls.up', { place: placeName(way) }),
      change: { location: way.id },
    })),
    ...(leadsOn ? [{ control: 'note' as const, label: message('controls.to-lgas') }] : []),
  ]
}

/** The nation first, then the places between it and the chosen one. */
function waysUp(reference: ReferenceData, place: Location): Location[] {
  const parent = place.parent === null ? undefined : reference.locations.get(place.parent)
  return parent ? [...waysUp(reference, parent), parent] : []
}
