import type { BlockPageProps } from '../block-page.ts'
import classes from '../../document-blocks.module.css'

/** A rule on a screen, a new sheet on paper, and the title of the slide below it. */
export function SlideBreakPage({ block: { title } }: BlockPageProps<'slide-break'>) {
  return (
    <>
      <hr className={classes.break} />
      {title !== '' && <h2 className={classes.heading}>{title}</h2>}
    </>
  )
}
