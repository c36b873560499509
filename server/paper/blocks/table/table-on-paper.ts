import { tableView } from '#charts/table/table-view.ts'
import { isView } from '#charts/view.ts'
import { emptyFigure, notShown, tablesOf } from '../../document/framed-figure.ts'
import { resolveView } from '../../document/resolve-view.ts'
import type { OnPaper } from '../on-paper.ts'

/** The rows of a view. */
export const tableOnPaper: OnPaper<'table'> = async (block, ground) => {
  const view = isView(block.view) ? tableView(block.view) : block.view
  const resolved = await resolveView(view, ground)
  if ('kind' in resolved) return [notShown(block, resolved, ground)]
  const title = block.title || resolved.title
  const { width } = block
  const tables = tablesOf(resolved, { title, width, rows: block.rows }, ground)
  const {
    reference,
    address,
    figure: { empty },
  } = resolved
  if (tables.length === 0 && empty) {
    return [emptyFigure(empty, { title, width, address }, { reference, language: ground.language })]
  }
  if (block.note === '') return tables
  const [first, ...others] = tables
  return first ? [{ ...first, notes: [block.note, ...first.notes] }, ...others] : []
}
