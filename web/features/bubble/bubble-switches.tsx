import { logAxes } from '#charts/bubble/model.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { BubbleWanted } from '#sections/bubble-chart-analysis/state.ts'
import type { BubbleChoice } from '#sections/bubble-chart-analysis/bubble-choice.ts'
import { LOG_AXES } from '#domain/view/log-axis.ts'
import classes from '#web/controls/control-panel.module.css'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import own from './bubble.module.css'

interface BubbleSwitchesProps {
  readonly wanted: BubbleWanted
  readonly choice: BubbleChoice
  readonly reference: ReferenceData
  readonly onChange: (change: Partial<BubbleWanted>) => void
}

/** Lines through the plot, logarithmic axes where the values span ten times or more, and the states that are followed. */
export function BubbleSwitches({ wanted, choice, reference, onChange }: BubbleSwitchesProps) {
  const indicators = [choice.x, choice.y].map(({ indicator }) => known(reference.indicators, indicator))
  const offered = logAxes(choice)
  const names = { x: 'sideways', y: 'upwards' } as const
  const toggleLog = (axis: 'x' | 'y') => {
    const kept = LOG_AXES.filter((name) => wanted.log.includes(name) !== (name === axis))
    onChange({ log: kept })
  }
  return (
    <fieldset className={own.lines}>
      <legend className="sr-only">Lines and axes</legend>
      <Box name="Medians" checked={wanted.medians} onChange={(medians) => onChange({ medians })} />
      {indicators.some(({ nationalTarget }) => nationalTarget !== null) && (
        <Box
          name="National targets"
          checked={wanted.national}
          onChange={(national) => onChange({ national })}
        />
      )}
      {indicators.some(({ sdgTarget }) => sdgTarget !== null) && (
        <Box name="SDG targets" checked={wanted.sdg} onChange={(sdg) => onChange({ sdg })} />
      )}
      {offered.map((axis) => (
        <Box
          key={axis}
          name={`Logarithmic ${names[axis]}`}
          checked={wanted.log.includes(axis)}
          onChange={() => toggleLog(axis)}
        />
      ))}
      {wanted.trails.length > 0 && (
        <Button kind="quiet" onClick={() => onChange({ trails: [] })}>
          Follow no state
        </Button>
      )}
    </fieldset>
  )
}

interface BoxProps {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Box({ name, checked, onChange }: BoxProps) {
  return (
    <Row as="label" inline align="center" gap={8} className={classes.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {name}
    </Row>
  )
}
