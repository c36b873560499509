import { parseView } from '#charts/view-address.ts'
import { addBlock, isFull } from '#domain/document/editing/edit-blocks.ts'
import { isSameValue } from '#domain/document/same-value.ts'
import { store, useStore } from '#web/memory/store.ts'
import { blockOfView } from '#web/views/capture/block-of-view.ts'
import { setWidgetEnabled } from '#web/widgets/widget-list.ts'
import { changeBlock, changeReport, reportNow } from './report-state.ts'

/** What the reader picks on the page; `for`: the block that is captured anew. */
export interface Capturing {
  readonly as: 'figure' | 'table'
  readonly for: string | null
}

/** Null while nothing is being captured. It goes on from page to page. */
export const capturing = store<Capturing | null>(null)

/** What is picked goes along from page to page with the widget, so that is switched on. */
export function beginCapturing(wanted: Capturing): void {
  setWidgetEnabled('customReportBuilder', true)
  capturing.set(wanted)
}

export function useCapturing(): Capturing | null {
  return useStore(capturing)
}

/** Whether the report shows a view already, in this form. */
export function isInReport(address: string, as: Capturing['as']): boolean {
  const view = parseView(address)
  return reportNow().blocks.some(
    (block) => block.kind === as && 'view' in block && isSameValue(block.view, view),
  )
}

/** Puts a figure of the page into the report, as it is seen, in the place of the block that waits for one or behind all. */
export function capture(address: string, { as, for: wanted }: Capturing): 'added' | 'full' | 'unknown' {
  const view = parseView(address)
  if (!view) return 'unknown'
  const waiting = reportNow().blocks.find(({ id }) => id === wanted)
  if (waiting?.kind === 'figure' || waiting?.kind === 'table') {
    changeBlock(waiting, { view, frozen: null })
    return 'added'
  }
  if (isFull(reportNow())) return 'full'
  changeReport((from) => addBlock(from, blockOfView(view, as), from.blocks.length))
  return 'added'
}
