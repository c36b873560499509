import { byId } from '#domain/reference/reference-data.ts'
import type { ResolvedBubbles } from '#sections/bubble-chart-analysis/definition.ts'
import type { BubbleState } from '#sections/bubble-chart-analysis/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { PeriodPlayer } from '#web/controls/period-player.tsx'

/** The periods to go through. */
export function PlayerPanel({ shown, onChange }: PanelProps<BubbleState, ResolvedBubbles>) {
  const { choice, figures } = shown
  if (!choice?.frame) return null
  const { reference } = figures
  return (
    <PeriodPlayer
      periods={choice.frames.map(({ period }) => period)}
      shown={choice.frame.period}
      source={byId(reference.sources, choice.y.source)}
      onStep={(period, { replace, playing }) => onChange({ period, steady: playing }, { replace })}
    />
  )
}
