import { join } from 'node:path'
import type { Rolldown } from 'vite'

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/** Which file a module belongs to; null: this one does not say. */
type NameOf = (id: string, graph: Graph) => string | null

/** The module of one icon, with its name. */
export const ICON_FILE = /virtual:icon\/([\w-]+)$/

/** The list of icons, and what it says of one: its name here and in the library. */
const ICONS = /web\/kit\/icons\.ts$/
const LISTED = /default as (Icon\w+) \} from ["']virtual:icon\/([\w-]+)["']/g

/** Packages whose parts are all in use once one of them is: they may follow the files that import them. */
const WHOLE = /node_modules\/(preact|react|react-dom|wouter|regexparam|mitt|use-sync-external-store)\//

/**
 * `base` is the file of every page: what the program in a folder begins with, and what both the first page (`home`) and dashboards
 * need. What dashboards alone need is `dashboard`. Their looks come with the first file: a style of its own would be one request more
 * for a few lines.
 */
export function firstFiles(web: string, home: readonly string[]): NameOf {
  let parts: { readonly first: ReadonlySet<string>; readonly dashboard: ReadonlySet<string> } | null = null
  const found = (graph: Graph) => {
    const dashboard = importedBy([join(web, 'app/pages/dashboard-page.tsx')], graph)
    const ofBoth = [...importedBy(home, graph)].filter((id) => dashboard.has(id))
    return { dashboard, first: new Set([...importedBy([join(web, 'main.tsx')], graph), ...ofBoth]) }
  }
  return (id, graph) => {
    parts ??= found(graph)
    if (parts.first.has(id)) return 'base'
    if (!parts.dashboard.has(id)) return null
    return id.endsWith('.module.css') ? 'base' : 'dashboard'
  }
}

/**
 * Names the file of everything that entries import before they run, so that a first view asks for one file and not for
 * each small part that a later page happens to share. Parts of other packages are left to the bundler.
 */
export function filesOf(name: string, ...entries: readonly string[]): NameOf {
  let parts: Set<string> | null = null
  return (id, graph) => {
    parts ??= importedBy(entries, graph)
    return parts.has(id) ? name : null
  }
}

function importedBy(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!next.includes('node_modules') || WHOLE.test(next)) found.add(next)
    }
  }
  return withNamedIcons(found, graph)
}

/** All icons are imported from one list, which names every one of them; only those that the other files name are needed. */
function withNamedIcons(found: Set<string>, graph: Graph): Set<string> {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? ''
  const list = [...found].find((id) => ICONS.test(id))
  const names = new Map(
    [...codeOf(list ?? '').matchAll(LISTED)].map(([, name = '', file = '']) => [file, name]),
  )
  const own = [...found].filter((id) => id !== list && !id.includes('node_modules'))
  const named = new Set(own.flatMap((id) => codeOf(id).match(/\bIcon[A-Z]\w*/g) ?? []))
  const isNeeded = (file: string) => named.has(names.get(file) ?? '')
  return new Set([...found].filter((id) => !ICON_FILE.test(id) || isNeeded(ICON_FILE.exec(id)?.[1] ?? '')))
}
