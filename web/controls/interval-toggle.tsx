import classes from './control-panel.module.css'
import own from './interval-toggle.module.css'

interface IntervalToggleProps {
  readonly shown: boolean
  readonly onChange: (shown: boolean) => void
}

/** Draws the published intervals or leaves them out. */
export function IntervalToggle({ shown, onChange }: IntervalToggleProps) {
  return (
    <label className={own.toggle}>
      Confidence range
      <input
        type="checkbox"
        role="switch"
        aria-checked={shown}
        className={classes.switch}
        checked={shown}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true">{shown ? 'ON' : 'OFF'}</span>
    </label>
  )
}
