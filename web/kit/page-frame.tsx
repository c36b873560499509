import classes from './page-frame.module.css'

interface PageFrameProps extends React.ComponentPropsWithRef<'div'> {
  /** How wide it is at most: for what is read, for cards, for a list beside its choices, or for the whole page. */
  readonly width: 'text' | 'cards' | 'list' | 'page'
  readonly as?: 'div' | 'section'
}

/** The room of a page, or of a part that reaches over its whole width, with the margins that all have. */
export function PageFrame({ width, as: Element = 'div', ...rest }: PageFrameProps) {
  return <Element {...rest} className={classes.frame} data-width={width} />
}
