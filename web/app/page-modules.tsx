import type { ComponentType } from 'react'
import { message } from '#domain/message/message.ts'
import type { Group } from '#messages/groups.ts'
import { later } from '#web/kit/later.tsx'
import type { PageModule, PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { siteFront } from '#web/memory/front.ts'
import { nameInWords } from './name-in-words.ts'
import { PageLoading, Shell } from './shell.tsx'

/** The groups of texts that come with the code of a page, so that a press does not wait for words. */
const WORDS: Readonly<Record<string, readonly Group[]>> = {
  'home-page': ['home', 'lists'],
  'device-page': ['device'],
  'figure-page': ['pages'],
  'report-page': ['documents', 'pages', 'tools'],
  'configurer-page': ['pages'],
  // Why a section has nothing to show is said while its dashboard is made.
  'dashboards-page': ['analysis', 'studies'],
  // Why a section has nothing to show is said while its dashboard is made.
  'dashboard-wizard-page': [
    'accounts',
    'analysis',
    'documents',
    'lists',
    'maps',
    'pages',
    'places',
    'studies',
    'tools',
  ],
  'custom-dashboard-page': ['accounts', 'analysis', 'documents', 'lists', 'pages', 'tools'],
  'about-page': ['profiles'],
  'compare-page': ['profiles'],
  'health-profile-page': ['lists', 'profiles', 'sources', 'tools'],
  'health-profiles-page': ['profiles'],
  'indicator-preview-page': ['profiles'],
  'licences-page': ['profiles'],
  'work-list-page': ['profiles'],
  'health-think-page': ['accounts', 'lists', 'pages', 'tools'],
  'special-dashboard-page': ['lists', 'maps', 'pages', 'places', 'tools'],
  // The field for text has words of forms.
  'document-editor-page': ['accounts', 'documents', 'lists', 'sources', 'tools'],
}

/** Two pages are not in the list of files: their first view would wait for it, and carry it. The server announces what they need. */
const MADE = new Map<string, ComponentType<PageProps>>([
  [
    'dashboard-page',
    later(async () => (await import('./pages/dashboard-page.tsx')).default, howOf('dashboard-page')),
  ],
  ['home-page', later(async () => (await import('./pages/home-page.tsx')).default, howOf('home-page'))],
])

/**
 * Fetches the page of a dashboard, where the address opens one, before anything is drawn. It brings its own frame: one that stood there
 * until then would go with the menu that a reader has opened in it. What does not come is said by the page in its place.
 */
export async function readyFirstPage(path: string): Promise<void> {
  if (!path.startsWith('/dashboard/') && (path !== '/' || siteFront.dashboard === null)) return
  const page = await import('./pages/dashboard-page.tsx').catch(() => null)
  if (page) MADE.set('dashboard-page', page.default)
}

/**
 * The component of a module named in `catalogue/pages.ts` or `catalogue/area-pages.ts`, loaded when a reader first opens it.
 * `words`: groups of texts that come with the code, besides those of its own.
 */
export function pageComponent(module: string, words: readonly Group[] = []): ComponentType<PageProps> {
  const known = MADE.get(module)
  if (known) return known
  const made = later(async () => (await listedPage(module)).default, howOf(module, words))
  MADE.set(module, made)
  return made
}

function howOf(module: string, words: readonly Group[] = []) {
  const own = [...words, ...(WORDS[module] ?? [])]
  return { file: module, what: message('shell.this-page'), words: own, Wait, Frame }
}

async function listedPage(module: string): Promise<PageModule> {
  const { loadPage } = await import('./page-files.ts')
  return loadPage(module)
}

function Wait({ page }: PageProps) {
  return <PageLoading title={page.title} />
}

/** A page that brings its own frame has none before it is there. */
function Frame({ page, params, children }: PageProps & { readonly children: React.ReactNode }) {
  const { text } = useLanguage()
  const title = page.module === 'dashboard-page' ? nameInWords(params.name ?? '') : text(page.title)
  return page.ownFrame ? <Shell title={title}>{children}</Shell> : children
}
