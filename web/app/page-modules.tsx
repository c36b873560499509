import type { ComponentType } from 'react'
import { message } from '#domain/message/message.ts'
import type { Group } from '#messages/groups.ts'
import { later } from '#web/kit/later.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import DashboardPage from './pages/dashboard-page.tsx'
import { PageLoading, Shell } from './shell.tsx'

/** The groups of texts that come with the code of a page, so that a press does not wait for words. */
const WORDS: Readonly<Record<string, readonly Group[]>> = {
  'home-page': ['home', 'tools'],
  'device-page': ['device'],
  // Why a section has nothing to show is said while its dashboard is made.
  'dashboards-page': ['analysis', 'studies'],
  // Why a section has nothing to show is said while its dashboard is made.
  'dashboard-wizard-page': [
    'accounts',
    'analysis',
    'documents',
    'maps',
    'pages',
    'places',
    'studies',
    'tools',
  ],
  'custom-dashboard-page': ['accounts', 'analysis', 'documents', 'pages', 'tools'],
  'about-page': ['profiles'],
  'compare-page': ['profiles'],
  'health-profile-page': ['profiles', 'sources', 'tools'],
  'health-profiles-page': ['profiles'],
  'indicator-preview-page': ['profiles'],
  'licences-page': ['profiles'],
  'work-list-page': ['profiles'],
  'health-think-page': ['accounts', 'pages', 'tools'],
  'special-dashboard-page': ['maps', 'pages', 'places', 'tools'],
  // The field for text has words of forms.
  'document-editor-page': ['accounts', 'documents', 'tools'],
}

const LOADED = new Map<string, ComponentType<PageProps>>([['dashboard-page', DashboardPage]])

/**
 * The component of a module named in `catalogue/pages.ts` or `catalogue/area-pages.ts`, loaded when a reader first opens it.
 * The dashboard comes with the first view. `words`: groups of texts that come with the code, besides those of its own.
 */
export function pageComponent(module: string, words: readonly Group[] = []): ComponentType<PageProps> {
  const known = LOADED.get(module)
  if (known) return known
  const own = [...words, ...(WORDS[module] ?? [])]
  const load = async () => (await (await import('./page-files.ts')).loadPage(module)).default
  const made = later(load, { file: module, what: message('shell.this-page'), words: own, Wait, Frame })
  LOADED.set(module, made)
  return made
}

function Wait({ page }: PageProps) {
  return <PageLoading title={page.title} />
}

/** A page that brings its own frame has none before it is there. */
function Frame({ page, children }: PageProps & { readonly children: React.ReactNode }) {
  const { text } = useLanguage()
  return page.ownFrame ? <Shell title={text(page.title)}>{children}</Shell> : children
}
