import classes from './tick.module.css'

interface TickProps extends Omit<React.ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio'
}

/** What is ticked or chosen, before the first line of its words. */
export function Tick(props: TickProps) {
  return <input {...props} className={classes.tick} />
}
