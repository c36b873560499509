import type { MapView } from '#charts/map/view.ts'
import type { TrendView } from '#charts/trend/view.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { isMapForm, type Panel } from './panels.ts'
import type { LineYears } from './state.ts'

/** The settings that all panels share. */
interface PanelsShare {
  /** Limits that a map shares with others; null: its own round classes. */
  readonly breaks: readonly number[] | null
  readonly marked: number | null
  readonly years: LineYears
  /** First and last year of all lines, where there are several; null: each has its own. */
  readonly between: readonly [number, number] | null
}

/** The view of a panel. */
export function panelView(
  panel: Panel,
  { breaks, marked, years, between }: PanelsShare,
): MapView | TrendView {
  const { indicator, source, period, form, area, ofLgas, place } = panel
  const about = { indicators: [indicator], sources: [source] }
  if (!isMapForm(form)) {
    const options = {
      ...{ shape: form, alone: true },
      ...(years.yearsOf === 'birth' && { yearsOf: years.yearsOf }),
      ...(years.length !== null && { length: years.length }),
      ...(form === 'line' && between !== null && { between }),
    }
    return { ...about, kind: 'trend', locations: [place], periods: [], options }
  }
  const isMarked = marked !== null && marked !== area
  return {
    ...about,
    kind: 'map',
    locations: [area],
    periods: period === null ? [] : [isoPeriod(period)],
    options: {
      ...(isMarked && { reference: marked }),
      regions: ofLgas ? 'lgas' : form,
      ...(breaks !== null && breaks.length > 0 && { breaks }),
    },
  }
}
