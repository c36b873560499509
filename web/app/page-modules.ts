import { type ComponentType, lazy } from 'react'
import { inTime } from '#web/kit/in-time.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import DashboardPage from './pages/dashboard-page.tsx'

const LOADED = new Map<string, ComponentType<PageProps>>([['dashboard-page', DashboardPage]])

/** The component of a module named in `catalogue/pages.ts` or `catalogue/area-pages.ts`, loaded when a reader first opens it. The dashboard comes with the first view. */
export function pageComponent(module: string): ComponentType<PageProps> {
  const known = LOADED.get(module)
  if (known) return known
  const made = lazy(() => inTime(module, async () => (await import('./page-files.ts')).loadPage(module)))
  LOADED.set(module, made)
  return made
}
