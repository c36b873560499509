import { SectionBody } from './section-body.tsx'
import classes from './section-columns.module.css'

interface SectionColumnsProps {
  readonly main: React.ReactNode
  readonly side: React.ReactNode
  /** The column at the side takes more room than usual. */
  readonly wideSide?: boolean
}

/** The two columns of a section: figures at the left, more or numbers beside them; one below the other on small screens. */
export function SectionColumns({ main, side, wideSide = false }: SectionColumnsProps) {
  return (
    <SectionBody className={classes.columns} data-wide-side={wideSide || undefined}>
      <div className={classes.main}>{main}</div>
      <div className={classes.side}>{side}</div>
    </SectionBody>
  )
}
