import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Block, blocksOf, drawnBlocks, likelyHeight, type Seen } from './list-blocks.ts'
import classes from './picker-list.module.css'
import { keyOf, type PickerRowsProps } from './picker-rows.ts'
import { useLineInSight } from './use-line-in-sight.ts'

/** The lines of a long list, of which only those near what is seen are in the page; the others leave their room. */
export function LongRows({ rows, scroller, focus, draw }: PickerRowsProps) {
  const [seen, setSeen] = useState<Seen>({ top: 0, height: 0 })
  const measured = useRef(new Map<string, number>())
  const blocks = useMemo(() => blocksOf(rows), [rows])
  const heightOf = (block: Block) => measured.current.get(block.key) ?? likelyHeight(block)
  const drawn = drawnBlocks(blocks, heightOf, seen, focus.row)
  useEffect(() => {
    const list = scroller.current
    if (!list) return
    const look = () => setSeen({ top: list.scrollTop, height: list.clientHeight })
    look()
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [scroller])
  // A block above that turns out higher or lower than it seemed moves nothing that is seen.
  useLayoutEffect(() => {
    const list = scroller.current
    for (const [at, block] of blocks.entries()) {
      const part = drawn.has(block) ? list?.querySelector(`[data-block="${at}"]`) : null
      if (!list || !part) continue
      const { top, height } = part.getBoundingClientRect()
      if (height === 0) continue
      if (top < list.getBoundingClientRect().top) list.scrollTop += height - heightOf(block)
      measured.current.set(block.key, height)
    }
  })
  useLineInSight(scroller, focus)
  return blocks.map((block, at) => (
    <div
      key={block.key}
      data-block={at}
      className={classes.block}
      role="presentation"
      {...(!drawn.has(block) && { style: { height: heightOf(block) } })}
    >
      {drawn.has(block) &&
        block.rows.map((row, within) => (
          <div key={keyOf(row)} data-index={block.from + within} role="presentation">
            {draw(row)}
          </div>
        ))}
    </div>
  ))
}
