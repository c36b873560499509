import { byId } from '#domain/reference/reference-data.ts'
import type { ResolvedBubbles } from '#sections/bubble-chart-analysis/definition.ts'
import type { BubbleState } from '#sections/bubble-chart-analysis/state.ts'
import { Row } from '#web/kit/layout.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import { BubbleSwitches } from './bubble-switches.tsx'
import classes from './bubble.module.css'
import { PeriodPlayer } from './period-player.tsx'

/** The periods to go through, and what is drawn besides the bubbles. */
export function PlayerPanel({ shown, onChange }: PanelProps<BubbleState, ResolvedBubbles>) {
  const { wanted, choice, figures } = shown
  if (!choice?.frame) return null
  const { reference } = figures
  return (
    <Row wrap align="center" justify="between" gap={24} rows={10} className={classes.switches}>
      <PeriodPlayer
        frames={choice.frames}
        shown={choice.frame}
        source={byId(reference.sources, choice.y.source)}
        onStep={(period, replace) => onChange({ period }, { replace })}
      />
      <BubbleSwitches {...{ wanted, choice, reference, onChange }} />
    </Row>
  )
}
