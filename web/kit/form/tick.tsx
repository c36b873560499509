import classes from './tick.module.css'

interface TickProps extends Omit<React.ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio'
}

/** A box or a radio button, before the first line of its words. */
export function Tick(props: TickProps) {
  return <input {...props} className={classes.tick} />
}
