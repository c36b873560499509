import classes from './second-factor.module.css'
import parts from './settings-part.module.css'

interface SecondStepRowProps {
  readonly name: string
  readonly isOn: boolean
  readonly text: string
  readonly note?: string
  /** What can be done with it. */
  readonly children?: React.ReactNode
}

/** One second step: its name, whether it is on, and its buttons. */
export function SecondStepRow({ name, isOn, text, note, children }: SecondStepRowProps) {
  return (
    <div className={classes.step}>
      <div>
        <p className={classes.name}>
          {name}
          <span className={classes.state} data-on={isOn}>
            {isOn ? 'On' : 'Off'}
          </span>
        </p>
        <p className={classes.text}>{text}</p>
        {note && <p className={parts.note}>{note}</p>}
      </div>
      <div className={parts.actions}>{children}</div>
    </div>
  )
}
