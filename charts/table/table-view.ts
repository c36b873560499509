import type { View } from '#charts/view.ts'

/**
 * Narrows a table to the indicators of its title, as a document shows it. A table of sources is named after its first indicator; the
 * related ones that stand beside it on a page are others.
 */
export function tableView(view: View): View {
  return view.kind === 'source-table' ? { ...view, indicators: view.indicators.slice(0, 1) } : view
}
