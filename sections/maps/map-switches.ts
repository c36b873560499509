import { CLASS_WAYS } from '#charts/map/class-limits.ts'
import { type MapView, mapOptions } from '#charts/map/view.ts'
import { type Message, message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { choicePickers } from '#sections/controls/choice-pickers.ts'
import { type Control, segmented } from '#sections/definition/control.ts'
import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import { figureSwitches } from '#sections/figure-section/figure-switches.ts'
import { mappedPeriods, type ResolvedMaps } from './map-view.ts'
import { closestPair } from './more-layers.ts'
import { mapsBeside } from './maps-beside.ts'
import { type BesideMap, MOST_BESIDE, type MapsState } from './state.ts'

/**
 * Switches of the regions, classes and layers of the maps, and of their number. Limits that are set by hand
 * begin as those that are shown.
 */
export function mapSwitches(view: MapView, shown: ResolvedMaps): readonly Control<MapsState>[] {
  const { breaks = [] } = view.options
  const { wanted } = shown
  const mapped = mappedPeriods(shown).length
  const isCount = isTotalled(byId(shown.figures.reference.indicators, view.indicators[0] ?? 0))
  return [
    ...figureSwitches(view, shown),
    ...(isCount && !wanted.pair
      ? kindChoice(mapOptions.look, view, {
          value: wanted.look,
          change: (look: MapsState['look']) => ({ look }),
        })
      : []),
    ...((isCount && wanted.look === 'circles') || wanted.pair ? [] : [classWays(breaks, wanted)]),
    ...pairSwitches(shown),
    {
      control: 'toggle',
      label: message('maps.facilities'),
      on: wanted.facilities,
      change: (facilities) => ({ facilities }),
    },
    {
      control: 'toggle',
      label: message('maps.through'),
      on: wanted.through,
      reason: wanted.through || mapped > 1 ? null : message('maps.one-period', { count: mapped }),
      change: (through) => ({ through }),
    },
    segmented<string, MapsState>({
      label: message('maps.beside'),
      labelled: true,
      value: String(wanted.beside.length + 1),
      options: Array.from({ length: MOST_BESIDE + 1 }, (_, more) => String(more + 1)).map((count) => [
        count,
        message('maps.count', { count }),
      ]),
      change: (count) => ({ beside: mapsBeside(Number(count) - 1, shown) }),
    }),
    ...(wanted.beside.length === 1
      ? [
          {
            control: 'toggle' as const,
            label: message('maps.swipe'),
            on: wanted.swipe,
            change: (swipe: boolean) => ({ swipe }),
          },
        ]
      : []),
  ]
}

function classWays(breaks: readonly number[], wanted: MapsState): Control<MapsState> {
  return segmented<MapsState['classes'], MapsState>({
    label: message('maps.classes'),
    value: wanted.classes,
    options: CLASS_WAYS.map((way) => [way, message('maps.way', { way })] as const),
    change: (classes) => ({
      classes,
      limits: classes === 'own' && wanted.limits.length === 0 ? breaks : wanted.limits,
    }),
  })
}

/** A second indicator in the same map, with its source and period. */
function pairSwitches(shown: ResolvedMaps): readonly Control<MapsState>[] {
  const { choice, wanted } = shown
  return [
    {
      control: 'toggle',
      label: message('maps.pair'),
      on: wanted.pair !== null,
      change: (on) => ({ pair: on ? closestPair(shown) : null }),
    },
    ...(wanted.pair && choice.pair
      ? mapPickers(choice.pair, shown, {
          words: (what) => message('maps.pair-of', { what }),
          change: (pair) => ({ pair }),
        })
      : []),
  ]
}

/** Indicator, source and period of a map beside the first. */
export function besideSwitches(
  at: number,
  choice: FigureChoice,
  shown: ResolvedMaps,
): readonly Control<MapsState>[] {
  const { wanted } = shown
  const map = String(at + 2)
  return mapPickers(choice, shown, {
    words: (what) => message('maps.map-of', { what, map }),
    change: (next) => ({ beside: wanted.beside.map((one, index) => (index === at ? next : one)) }),
  })
}

interface MapPickersForm {
  words(what: 'indicator' | 'source' | 'period'): Message
  change(map: BesideMap): Partial<MapsState>
}

/** The lists of one map, or of the second indicator of one. */
function mapPickers(
  choice: FigureChoice,
  shown: ResolvedMaps,
  form: MapPickersForm,
): readonly Control<MapsState>[] {
  const { figures } = shown
  const { indicator, source, period } = choice
  const availability = figures.availability(indicator)
  const pickers = choicePickers(shown, { choice, availability, reference: figures.reference })
  const now: BesideMap = { indicator, source, period }
  const change = (map: Partial<BesideMap>) => form.change({ ...now, ...map })
  return [
    {
      ...pickers.indicator,
      label: form.words('indicator'),
      change: (value: string) => change({ indicator: Number(value), source: null, period: null }),
    },
    {
      ...pickers.source,
      label: form.words('source'),
      change: (value: string) => change({ source: Number(value), period: null }),
    },
    {
      ...pickers.period,
      label: form.words('period'),
      change: (value: string) => change({ period: pickers.period.change(value).period ?? null }),
    },
  ]
}
