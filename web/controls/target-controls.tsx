import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Row } from '#web/kit/layout.tsx'
import classes from './control-panel.module.css'

interface Display {
  readonly national: boolean
  readonly sdg: boolean
}

interface TargetControlsProps {
  readonly indicator: Indicator
  readonly display: Display
  readonly onDisplay: (change: Partial<Display>) => void
}

/** National and SDG target boxes: enabled when the indicator has that target, otherwise disabled with the reason. */
export function TargetControls({ indicator, display, onDisplay }: TargetControlsProps) {
  return (
    <fieldset className={classes.choices} data-wide>
      <legend className={classes.legend}>Targets</legend>
      <Row align="center" gap={16} className={classes.row}>
        <TargetBox
          name="National"
          target={indicator.nationalTarget}
          percent={indicator.factor === 2}
          checked={display.national}
          onChange={(national) => onDisplay({ national })}
        />
        <TargetBox
          name="SDG"
          target={indicator.sdgTarget}
          percent={indicator.factor === 2}
          checked={display.sdg}
          onChange={(sdg) => onDisplay({ sdg })}
        />
      </Row>
    </fieldset>
  )
}

interface TargetBoxProps {
  readonly name: string
  readonly target: number | null
  readonly percent: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function TargetBox({ name, target, percent, checked, onChange }: TargetBoxProps) {
  const missing = target === null
  const reason = `This indicator has no ${name === 'SDG' ? 'SDG' : 'national'} target`
  return (
    <Row
      as="label"
      inline
      align="center"
      gap={8}
      className={classes.check}
      data-off={missing || undefined}
      title={missing ? reason : undefined}
    >
      <input
        type="checkbox"
        checked={checked && !missing}
        disabled={missing}
        aria-description={missing ? reason : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {missing
        ? name
        : `${name} ${formatNumber(target, Number.isInteger(target) ? 0 : 1)}${percent ? '%' : ''}`}
    </Row>
  )
}
