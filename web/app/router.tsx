import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import type { Page } from '#catalogue/page.ts'
import { MOVED_PAGES, NOT_FOUND, PAGES } from '#catalogue/pages.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import { siteFront } from '#web/memory/front.ts'
import { pageComponent } from './page-modules.ts'
import { PageLoading, Shell } from './shell.tsx'

const RequireAccount = lazy(() => import('./areas/require-account.tsx'))
const Breadcrumbs = lazy(() => import('./breadcrumbs.tsx'))
const NotFoundPage = lazy(() => import('#web/features/not-found/not-found-page.tsx'))

/** The page for each address, from the table of pages. */
export function Router() {
  return (
    <Switch>
      {MOVED_PAGES.map(({ slug, pattern, movedTo }) => (
        <Route key={slug} path={pattern}>
          <Redirect to={slug === 'start' ? startAddress(movedTo) : movedTo} replace />
        </Route>
      ))}
      {/* Pages that one module draws are one to the reader: what was typed stays when the address changes between them. */}
      {PAGES.map((page) => (
        <Route key={page.module} path={page.pattern}>
          {(params) => <PageAt page={page} params={params} />}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}

/** The product opens with the dashboard of the site's front. */
function startAddress(usual: string): string {
  return siteFront.dashboard === null ? usual : `/dashboard/${siteFront.dashboard}`
}

function PageAt({ page, params }: PageProps) {
  const { text } = useLanguage()
  if (!hasParts(page, params)) return <NotFound />
  const Content = pageComponent(page.module)
  const drawn = <Content page={page} params={params} />
  const content = page.inEnglish ? <InEnglish>{drawn}</InEnglish> : drawn
  if (page.ownFrame) {
    return <Suspense fallback={<PageComing title={page.title} />}>{content}</Suspense>
  }
  return (
    <Shell title={text(page.title)}>
      <Breadcrumbs slug={page.slug} />
      {page.permission === 'public' ? (
        content
      ) : (
        <RequireAccount needed={page.permission} entrance={page.entrance}>
          {content}
        </RequireAccount>
      )}
    </Shell>
  )
}

/** The frame of a page whose own is on its way. */
function PageComing({ title }: Pick<Page, 'title'>) {
  const { text } = useLanguage()
  return (
    <Shell title={text(title)}>
      <PageLoading title={title} />
    </Shell>
  )
}

/** Whether the varying parts of an address have values that the page knows. */
function hasParts({ parts = {} }: Page, params: PageProps['params']): boolean {
  return Object.entries(parts).every(([name, values]) => values.test(params[name] ?? ''))
}

function NotFound() {
  const { text } = useLanguage()
  return (
    <Shell title={text(NOT_FOUND.title)}>
      <NotFoundPage />
    </Shell>
  )
}
