import { SectionBody } from './section-body.tsx'
import classes from './section-columns.module.css'
import { Grid } from '#web/kit/layout.tsx'

interface SectionColumnsProps {
  readonly main: React.ReactNode
  readonly side: React.ReactNode
  /** How much room the column at the side takes, or that it stands below. */
  readonly layout?: 'wide-side' | 'halves' | 'stacked' | undefined
}

/** The two columns of a section: figures at the left, more or numbers beside them; one below the other on small screens. */
export function SectionColumns({ main, side, layout }: SectionColumnsProps) {
  return (
    <Grid as={SectionBody} className={classes.columns} data-layout={layout}>
      <div className={classes.main}>{main}</div>
      <div className={classes.side}>{side}</div>
    </Grid>
  )
}
