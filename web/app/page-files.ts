import type { PageModule } from '#web/kit/page-props.ts'

/** The files that draw pages. Their list is long, with all that each of them needs, so a first view of a dashboard or of the first page goes without it. */
const FILES = import.meta.glob<PageModule>([
  '../features/*/*-page.tsx',
  './pages/*-page.tsx',
  '!./pages/dashboard-page.tsx',
  '!./pages/home-page.tsx',
])

const BY_NAME = new Map(Object.entries(FILES).map(([path, load]) => [moduleName(path), load]))

/** Loads a module named in `catalogue/pages.ts` or `catalogue/area-pages.ts`. Throws for one that no file has. */
export function loadPage(module: string): Promise<PageModule> {
  const load = BY_NAME.get(module)
  if (!load) throw new Error(`No file is called ${module}.tsx in web/features/*/ or web/app/pages/`)
  return load()
}

/** `../features/help/help-page.tsx` → `help-page`. */
function moduleName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.tsx$/, '')
}
