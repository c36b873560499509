import { Redirect, Route, Switch } from 'wouter'
import type { Page } from '#catalogue/page.ts'
import { MOVED_PAGES, NOT_FOUND, PAGES } from '#catalogue/pages.ts'
import { message } from '#domain/message/message.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { siteFront } from '#web/memory/front.ts'
import { pageComponent } from './page-modules.tsx'
import { PageLoading, Shell } from './shell.tsx'
import { later } from '#web/kit/later.tsx'
import { useOnline } from '#web/kit/state-message.tsx'

const THIS_PAGE = { what: message('shell.this-page'), Wait: ThisPageLoading }
const RequireAccount = later(async () => (await import('./areas/require-account.tsx')).default, THIS_PAGE)
const Breadcrumbs = later(async () => (await import('./breadcrumbs.tsx')).default, { form: 'line' })
const NotFoundPage = later(
  async () => (await import('#web/features/not-found/not-found-page.tsx')).default,
  THIS_PAGE,
)

function ThisPageLoading() {
  return <PageLoading title={message('shell.this-page')} />
}

/** The page for each address, from the table of pages. */
export function Router() {
  return (
    <Switch>
      {MOVED_PAGES.map(({ slug, pattern, movedTo }) => (
        <Route key={slug} path={pattern}>
          <Redirect to={movedTo} replace />
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

function PageAt({ page, params }: PageProps) {
  const { text } = useLanguage()
  if (!hasParts(page, params)) return <NotFound />
  // A site may open with one of its dashboards instead.
  if (page.slug === 'home' && siteFront.dashboard !== null)
    return <Redirect to={`/dashboard/${siteFront.dashboard}`} replace />
  const Content = pageComponent(page.module)
  const content = <Content page={page} params={params} />
  if (page.ownFrame) return content
  return (
    <Shell title={text(page.title)}>
      {page.slug !== 'home' && <Breadcrumbs slug={page.slug} />}
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

/** Whether the varying parts of an address have values that the page knows. */
function hasParts({ parts = {} }: Page, params: PageProps['params']): boolean {
  return Object.entries(parts).every(([name, values]) => values.test(params[name] ?? ''))
}

function NotFound() {
  const { text } = useLanguage()
  const title = useOnline() ? NOT_FOUND.title : message('page-words.not-kept')
  return (
    <Shell title={text(title)}>
      <NotFoundPage />
    </Shell>
  )
}
