import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { usePluginsOn } from './plugins-on.ts'
import { later } from '#web/kit/later.tsx'

const PluginPanel = later(async () => (await import('./plugin-panel.tsx')).default, {
  words: ['tools'],
})

/** Where submitted plugins appear; readers who switched none on load nothing of it. */
export function PluginPlace(props: {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
}) {
  if (usePluginsOn().length === 0) return null
  return <PluginPanel {...props} />
}
