import { NATION } from '#domain/location/location.ts'
import type { Value } from '#domain/message/message.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import {
  type CarriedChoice,
  carriedOf,
  type MultiSourceState,
  OPEN_PANEL,
  type PanelForm,
  type PanelState,
} from './state.ts'
import { levelGap, makesStateMap, type SourcePeriod } from './source-periods.ts'
import { type DefaultPanel, rankedPeriods } from './default-panels.ts'
import { moves } from '#domain/choice/moves.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'

/** A panel that has data, or is as near to it as the data allow. */
export interface Panel {
  readonly indicator: number
  readonly source: number
  /** Null only when the source has no figure at all. */
  readonly period: PeriodCode | null
  readonly form: PanelForm
  /** The place whose parts a map shows: the nation, or the marked place where the source has figures of LGAs alone. */
  readonly area: number
  /** The parts are LGAs, as the source has nothing else. */
  readonly ofLgas: boolean
  /** The place whose line or columns are shown. */
  readonly place: number
  /** Choices that had to move, as the data lack those that were asked for. */
  readonly moved: readonly Value[]
}

/** The ground on which one panel is resolved: everything about its indicator. */
export interface PanelContext {
  readonly indicator: number
  readonly coverage: readonly SourcePeriod[]
  readonly availability: Availability
  readonly reference: ReferenceData
  readonly preferredSource: number | null
  /** The place marked in all panels; null for none. */
  readonly marked: number | null
}

/**
 * The reader's panels, made to follow the choice that all sections share: where another section has changed the indicator,
 * panels of the earlier one open for the new one; where it has changed source or period alone, the first panel takes them.
 */
export function followCarried(wanted: MultiSourceState): readonly PanelState[] {
  const { since, panels } = wanted
  if (since === null || sameCarried(since, carriedOf(wanted))) return panels
  if (since.indicator !== wanted.indicator) {
    return panels.map((panel) => (panel.indicator === since.indicator ? OPEN_PANEL : panel))
  }
  const { indicator, source, period } = wanted
  return panels.map((panel, index) =>
    index === 0 && (panel.indicator === indicator || panel.indicator === null)
      ? { ...panel, source, period }
      : panel,
  )
}

function sameCarried(a: CarriedChoice, b: CarriedChoice): boolean {
  return a.indicator === b.indicator && a.source === b.source && a.period === b.period
}

/** One panel: what the reader asked for where it has data, else what it begins with, else the best that the data have. */
export function resolvePanel(
  wanted: PanelState,
  start: DefaultPanel | undefined,
  context: PanelContext,
): Panel {
  const { indicator, coverage, reference, preferredSource, marked } = context
  const begin = start?.indicator === indicator && wanted.source === null ? start : null
  const best = rankedPeriods(coverage, { source: preferredSource, period: null }, reference)[0]
  const source = wanted.source ?? begin?.source ?? best?.source ?? null
  const period = wanted.period ?? (begin ? begin.period : null)
  const { choice, moved } = resolveChoice({ source, location: null, period }, context)
  const entry = coverage.find((one) => one.source === choice.source && one.period === choice.period)
  const ofLgas = entry?.lgas === true && entry.states === 0 && entry.zones === 0
  const form = wanted.form ?? usualForm(entry, reference)
  const place = linePlace(choice.source, context)
  return {
    indicator,
    source: choice.source,
    period: choice.period,
    form,
    area: ofLgas ? (marked ?? NATION) : NATION,
    ofLgas,
    place,
    moved: [
      ...moved.map(({ sentence }) => sentence),
      ...(isMapForm(form) ? [] : movedPlace(choice.source, place, context)),
    ],
  }
}

/** A line of the nation where the source has no figure of the marked place. */
function movedPlace(source: number, location: number, { marked, reference }: PanelContext): Value[] {
  return moves({ location: marked }, { source, location }, { reference }).map(({ sentence }) => sentence)
}

/** Maps of states where there are enough of them, else the line. */
function usualForm(entry: SourcePeriod | undefined, reference: ReferenceData): PanelForm {
  if (entry === undefined) return 'line'
  return makesStateMap(entry, reference) || levelGap(entry) === 'lgas' ? 'states' : 'line'
}

/** The marked place where the source has a figure of it, else the nation. */
function linePlace(source: number, { marked, availability }: PanelContext): number {
  return marked !== null && availability.hasFigure(source, marked) ? marked : NATION
}

/** True for the forms that are maps. */
export function isMapForm(form: PanelForm): form is 'zones' | 'states' {
  return form === 'zones' || form === 'states'
}
