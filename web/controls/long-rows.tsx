import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import classes from './picker-list.module.css'
import type { PickerRowsProps } from './picker-rows.ts'

/** The lines of a long list, of which only the visible ones are in the page. */
export function LongRows({ rows, scroller, focus, draw }: PickerRowsProps) {
  const { row: focusRow, align } = focus
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? 32 : 36),
    overscan: 8,
  })
  useEffect(() => {
    if (focusRow >= 0) virtual.scrollToIndex(focusRow, { align: align === 'nearest' ? 'auto' : 'center' })
  }, [focusRow, align, virtual])
  return (
    <div className={classes.canvas} role="presentation" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index]
        if (!row) return null
        return (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className={classes.row}
            role="presentation"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {draw(row)}
          </div>
        )
      })}
    </div>
  )
}
