import type { MapView } from '#charts/map/view.ts'
import type { TrendView } from '#charts/trend/view.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { isMapForm, type Panel } from './panels.ts'

/** The view of a panel. `breaks` are the limits that its map shares with others; null: its own round classes. */
export function panelView(
  panel: Panel,
  breaks: readonly number[] | null,
  marked: number | null,
): MapView | TrendView {
  const { indicator, source, period, form, area, place } = panel
  const about = { indicators: [indicator], sources: [source] }
  if (!isMapForm(form)) {
    return { ...about, kind: 'trend', locations: [place], periods: [], options: { shape: form, alone: true } }
  }
  const isMarked = marked !== null && marked !== area
  return {
    ...about,
    kind: 'map',
    locations: [area],
    periods: period === null ? [] : [isoPeriod(period)],
    options: {
      ...(isMarked && { reference: marked }),
      regions: form,
      ...(breaks !== null && breaks.length > 0 && { breaks }),
    },
  }
}
