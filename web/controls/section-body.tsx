import classes from './section-body.module.css'

/** The content below the opening sentence of a section: apart from it by a line, with the margins of the page. */
export function SectionBody({ className = '', ...rest }: React.ComponentProps<'div'>) {
  return <div {...rest} className={`${classes.body} ${className}`} />
}
