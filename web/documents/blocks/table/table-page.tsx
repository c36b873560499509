import { useMemo } from 'react'
import { tableView } from '#charts/table/table-view.ts'
import { isView } from '#charts/view.ts'
import { later } from '#web/kit/later.tsx'
import type { BlockPageProps } from '../block-page.ts'
import { inWordsOf } from '../in-words-of.ts'
import { ShownView } from '../shown-view.tsx'

const TablePart = later(async () => (await import('./table-part.tsx')).TablePart)

/** The rows of a view. */
export function TablePage({ block, release }: BlockPageProps<'table'>) {
  const { view: kept, rows } = block
  const view = useMemo(() => (isView(kept) ? tableView(kept) : kept), [kept])
  return (
    <ShownView view={view} release={release}>
      {({ figure, reference }) => (
        <TablePart figure={inWordsOf(figure, block)} reference={reference} rows={rows} />
      )}
    </ShownView>
  )
}
