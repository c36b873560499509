import type { Indicator } from '#domain/indicator/indicator.ts'
import classes from '#web/controls/control-panel.module.css'

interface TargetBoxesProps {
  readonly indicators: readonly Indicator[]
  readonly national: boolean
  readonly sdg: boolean
  readonly onChange: (change: { readonly national?: boolean; readonly sdg?: boolean }) => void
}

/** National and SDG targets of all chosen indicators: enabled when at least one has that target. */
export function TargetBoxes({ indicators, national, sdg, onChange }: TargetBoxesProps) {
  return (
    <fieldset className={classes.choices} data-wide>
      <legend className={classes.legend}>Targets</legend>
      <div className={classes.row}>
        <Box
          name="National"
          available={indicators.some(({ nationalTarget }) => nationalTarget !== null)}
          checked={national}
          onChange={(checked) => onChange({ national: checked })}
        />
        <Box
          name="SDG"
          available={indicators.some(({ sdgTarget }) => sdgTarget !== null)}
          checked={sdg}
          onChange={(checked) => onChange({ sdg: checked })}
        />
      </div>
    </fieldset>
  )
}

interface BoxProps {
  readonly name: string
  readonly available: boolean
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Box({ name, available, checked, onChange }: BoxProps) {
  const reason = available
    ? undefined
    : `No chosen indicator has ${name === 'SDG' ? 'an SDG' : 'a national'} target`
  return (
    <label className={classes.check} data-off={!available || undefined} title={reason}>
      <input
        type="checkbox"
        checked={checked && available}
        disabled={!available}
        aria-description={reason}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {name}
    </label>
  )
}
