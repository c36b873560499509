import { ScrollRegion } from '../scroll-region.tsx'
import classes from './table.module.css'

/** How a table looks, and how it stands in its page. */
export interface TableLook {
  /** The name of the region that scrolls, for people who hear the page. Absent: the table is as wide as there is room. */
  readonly label?: string | undefined
  /** Above the table. */
  readonly caption?: React.ReactNode
  /** The caption is for people who hear the page: a heading says it already. */
  readonly isCaptionHeard?: boolean
  /** Small letters and narrow rows, as figures have them. */
  readonly dense?: boolean
  /** The first column stays in sight while the others scroll past it; words are not broken. */
  readonly anchored?: boolean
  /** Head and first column stay in sight while the rows scroll below them. */
  readonly pinned?: boolean
  /** On a phone each row is a block, and its values stand below each other with the names of their columns. */
  readonly blocks?: boolean
  readonly className?: string | undefined
}

interface TableFrameProps extends TableLook {
  /** Heads and rows, where cells reach over several columns or rows; else see `Table`. */
  readonly children: React.ReactNode
}

/** The table of every page: hairlines between rows, a stronger line below the heads, a region that scrolls. */
export function TableFrame(props: TableFrameProps) {
  const { label, caption, isCaptionHeard, dense, anchored, pinned, blocks, className, children } = props
  const names = [
    classes.table,
    dense && classes.dense,
    anchored && classes.anchored,
    pinned && classes.pinned,
    blocks && classes.blocks,
  ]
  const table = (
    <table className={[...names, className].filter(Boolean).join(' ')}>
      {caption && <caption className={isCaptionHeard ? 'sr-only' : undefined}>{caption}</caption>}
      {children}
    </table>
  )
  if (label === undefined) return table
  return (
    <ScrollRegion label={label} className={`${classes.region} ${pinned ? classes.tall : ''}`}>
      {table}
    </ScrollRegion>
  )
}
