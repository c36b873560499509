import { carriedOf, type MultiSourceState, OPEN_PANEL, type PanelState } from './state.ts'
import type { MultiSourceChoice } from './multi-source-choice.ts'

/**
 * The change of the address that follows from a change of one panel. All panels are written down as they stand, so that none moves with
 * another. The first panel is the one that the other sections follow.
 */
export function changedPanel(
  wanted: MultiSourceState,
  { panels: shown, carried }: MultiSourceChoice,
  index: number,
  change: Partial<PanelState>,
): Partial<MultiSourceState> {
  const panels = shown.map(({ indicator, source, period, form }, at) => ({
    indicator,
    source,
    period,
    form,
    ...(at === index ? change : {}),
  }))
  const first = panels[0] ?? OPEN_PANEL
  const leads = index === 0 && change.form === undefined
  const shared = leads ? carriedOf(first) : carriedOf({ ...wanted, indicator: wanted.indicator ?? carried })
  return { ...shared, panels, since: shared }
}
