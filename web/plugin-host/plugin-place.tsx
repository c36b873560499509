import { lazy, Suspense } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Coming } from '#web/kit/coming.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { usePluginsOn } from './plugins-on.ts'

const PluginPanel = lazy(() => import('./plugin-panel.tsx'))

/** Where submitted plugins appear; readers who switched none on load nothing of it. */
export function PluginPlace(props: {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
}) {
  if (usePluginsOn().length === 0) return null
  return (
    <Suspense fallback={<Coming />}>
      <PluginPanel {...props} />
    </Suspense>
  )
}
