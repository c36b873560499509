import { type ComponentType, lazy } from 'react'
import { inTime } from '#web/kit/in-time.ts'
import type { PageModule, PageProps } from '#web/kit/page-props.ts'
import DashboardPage from './pages/dashboard-page.tsx'

/** The files that draw pages, each loaded when a reader first opens it. The dashboard comes with the first view. */
const FILES = import.meta.glob<PageModule>([
  '../features/*/*-page.tsx',
  './pages/*-page.tsx',
  '!./pages/dashboard-page.tsx',
])

const LOADED: ReadonlyMap<string, ComponentType<PageProps>> = new Map<string, ComponentType<PageProps>>([
  ['dashboard-page', DashboardPage],
  ...Object.entries(FILES).map(
    ([path, load]) => [moduleName(path), lazy(() => inTime(moduleName(path), load))] as const,
  ),
])

/** The component of a module named in `catalogue/pages.ts` or `catalogue/area-pages.ts`. Throws for one that no file has. */
export function pageComponent(module: string): ComponentType<PageProps> {
  const found = LOADED.get(module)
  if (!found) throw new Error(`No file is called ${module}.tsx in web/features/*/ or web/app/pages/`)
  return found
}

/** `../features/help/help-page.tsx` → `help-page`. */
function moduleName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.tsx$/, '')
}
