import { Link } from 'wouter'
import classes from './button.module.css'

interface ButtonProps extends React.ComponentPropsWithRef<'button'> {
  /** `primary` at most once in a view; `danger` deletes something for good. */
  readonly kind?: 'primary' | 'outline' | 'quiet' | 'danger'
}

/** A button with a word on it. */
export function Button({ kind = 'outline', className = '', ...rest }: ButtonProps) {
  return <button type="button" {...rest} data-kind={kind} className={`${classes.button} ${className}`} />
}

interface IconButtonProps extends React.ComponentPropsWithRef<'button'> {
  /** The name of the action: read aloud and shown as a tooltip. */
  readonly label: string
  /** A word of the name that stands beside the picture, where there is room. */
  readonly word?: string | null
}

/** A button with a picture, alone or with a word; its name is in the tooltip and read aloud. */
export function IconButton({ label, word = null, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      data-kind="icon"
      data-word={word !== null || undefined}
      className={`${classes.button} ${className}`}
    >
      {children}
      {word}
    </button>
  )
}

/** A button that reads as a word of the text that it stands in. Not on paper. */
export function WordButton(props: React.ComponentPropsWithRef<'button'>) {
  return <button type="button" {...props} className={classes.word} />
}

/** A way to another page that looks like a button. */
export function LinkButton(props: {
  readonly href: string
  readonly kind?: 'primary' | 'outline' | 'quiet'
  readonly children: React.ReactNode
}) {
  return (
    <Link href={props.href} data-kind={props.kind ?? 'outline'} className={classes.button}>
      {props.children}
    </Link>
  )
}
