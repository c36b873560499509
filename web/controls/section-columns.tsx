import classes from './section-columns.module.css'

interface SectionColumnsProps {
  readonly main: React.ReactNode
  readonly side: React.ReactNode
}

/** The two columns of an analysis: figures at the left, numbers beside them; one below the other on small screens. */
export function SectionColumns({ main, side }: SectionColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{main}</div>
      <div className={classes.side}>{side}</div>
    </div>
  )
}
