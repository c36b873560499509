import { useEffect } from 'react'
import { scrollInto } from './into-sight.ts'
import type { PickerRowsProps } from './picker-rows.ts'

/** Scrolls a list whenever another of its lines is to be in sight. */
export function useLineInSight(
  scroller: PickerRowsProps['scroller'],
  { row, align }: PickerRowsProps['focus'],
): void {
  useEffect(() => {
    const list = scroller.current
    const line = list?.querySelector<HTMLElement>(`[data-index="${row}"]`)
    // The list alone: the browser's own way may move the page with it.
    if (list && line)
      list.scrollTop += scrollInto(list.getBoundingClientRect(), line.getBoundingClientRect(), align)
  }, [row, align, scroller])
}
