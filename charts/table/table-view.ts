import type { View } from '#charts/view.ts'

/**
 * What the table of a view holds in a document: what its title names. A table of sources is named after its first indicator; the
 * related ones that stand beside it on a page are others.
 */
export function tableView(view: View): View {
  return view.kind === 'source-table' ? { ...view, indicators: view.indicators.slice(0, 1) } : view
}
