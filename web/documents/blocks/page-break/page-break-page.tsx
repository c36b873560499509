import classes from '../../document-blocks.module.css'

/** A rule on a screen, a new sheet on paper. */
export function PageBreakPage() {
  return <hr className={classes.break} />
}
