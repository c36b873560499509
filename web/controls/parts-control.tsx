import { useId } from 'react'
import classes from './control-panel.module.css'

interface PartsControlProps {
  readonly checked: boolean
  /** False when the chosen source publishes no counts for the indicator. */
  readonly available: boolean
  readonly onChange: (parts: boolean) => void
}

/** Switch for numerators and denominators. */
export function PartsControl({ checked, available, onChange }: PartsControlProps) {
  const id = useId()
  const reason = 'No source publishes counts for this indicator'
  return (
    <div className={classes.choices} title={available ? undefined : reason}>
      <label className={classes.legend} htmlFor={id}>
        Numerator / denominator
      </label>
      <div className={classes.row}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={checked && available}
          className={classes.switch}
          checked={checked && available}
          disabled={!available}
          aria-description={available ? undefined : reason}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span aria-hidden="true">{checked && available ? 'On' : 'Off'}</span>
      </div>
    </div>
  )
}
