import { logAxes } from '#charts/bubble/model.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { message } from '#domain/message/message.ts'
import type { BubbleState } from '#sections/bubble-chart-analysis/state.ts'
import type { BubbleChoice } from '#sections/bubble-chart-analysis/bubble-choice.ts'
import { LOG_AXES } from '#domain/view/log-axis.ts'
import classes from '#web/controls/control-panel.module.css'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface BubbleSwitchesProps {
  readonly wanted: BubbleState
  readonly choice: BubbleChoice
  readonly reference: ReferenceData
  readonly onChange: (change: Partial<BubbleState>) => void
}

/** Lines through the plot, logarithmic axes where the values span ten times or more, and the states that are followed. */
export function BubbleSwitches({ wanted, choice, reference, onChange }: BubbleSwitchesProps) {
  const { text } = useLanguage()
  const indicators = [choice.x, choice.y].map(({ indicator }) => byId(reference.indicators, indicator))
  const offered = logAxes(choice)
  const toggleLog = (axis: 'x' | 'y') => {
    const kept = LOG_AXES.filter((name) => wanted.log.includes(name) !== (name === axis))
    onChange({ log: kept })
  }
  return (
    <Row as="fieldset" wrap align="center" gap={16} rows={6}>
      <legend className="sr-only">{text(message('bubble-section.lines'))}</legend>
      <Box
        name={text(message('bubble-section.show-medians'))}
        checked={wanted.medians}
        onChange={(medians) => onChange({ medians })}
      />
      {indicators.some(({ nationalTarget }) => nationalTarget !== null) && (
        <Box
          name={text(message('bubble-section.national'))}
          checked={wanted.national}
          onChange={(national) => onChange({ national })}
        />
      )}
      {indicators.some(({ sdgTarget }) => sdgTarget !== null) && (
        <Box
          name={text(message('bubble-section.sdg'))}
          checked={wanted.sdg}
          onChange={(sdg) => onChange({ sdg })}
        />
      )}
      {offered.map((axis) => (
        <Box
          key={axis}
          name={text(message('bubble-section.log', { axis }))}
          checked={wanted.log.includes(axis)}
          onChange={() => toggleLog(axis)}
        />
      ))}
      {wanted.trails.length > 0 && (
        <Button kind="quiet" onClick={() => onChange({ trails: [] })}>
          {text(message('bubble-section.follow-none'))}
        </Button>
      )}
    </Row>
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
