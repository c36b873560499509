import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import { Loading, OfflineBar } from '#web/kit/state-message.tsx'
import { useReaderHasSettled } from '#web/memory/reader-is-here.ts'
import { useChosenWidgets } from '#web/widgets/widget-list.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'
import { ProofDoor } from './proof-door.tsx'
import classes from './shell.module.css'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'
import { WithWords } from '#web/language/with-words.tsx'

const Overlays = later(async () => (await import('./overlays/overlays.tsx')).default, { form: 'note' })

interface ShellProps {
  /** Title of the route: in the header and, after the product's name, in the title of the window. */
  readonly title: string
  readonly dashboard?: CatalogueDashboard | undefined
  readonly children: React.ReactNode
}

/** The parts of every page: skip link, header, the page itself, footer. */
export function Shell({ title, dashboard, children }: ShellProps) {
  const { text } = useLanguage()
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  usePageTitle(title)
  useFocusOnNewPage(main, path)
  return (
    <>
      <a href="#content" data-print="never" className={classes.skip}>
        {text(message('shell.skip'))}
      </a>
      {dashboard && (
        <button type="button" data-print="never" className={classes.skip} onClick={toFigure}>
          {text(message('shell.skip-to-figure'))}
        </button>
      )}
      <Header title={title} dashboard={dashboard} />
      <OfflineBar />
      <main id="content" tabIndex={-1} ref={main} className={classes.main}>
        <ErrorBoundary what={message('shell.this-page')} resetKey={path}>
          <WithWords fallback={<PageLoading title={title} />}>{children}</WithWords>
        </ErrorBoundary>
      </main>
      <Footer dashboard={dashboard} />
      <Floating />
      <ProofDoor />
    </>
  )
}

/** The layer over a page. It comes with the page where a reader has switched some of it on, else behind what their first movement asks for. */
function Floating() {
  const hasSettled = useReaderHasSettled()
  const isChosen = useChosenWidgets().length > 0
  if (!isChosen && !hasSettled) return null
  return <Overlays />
}

/** The wait for a page. */
export function PageLoading({ title }: { readonly title: Value }) {
  return (
    <div className={classes.waiting}>
      <Loading what={title} />
    </div>
  )
}

/** The wait for a figure that is a page's own. */
export function FigureLoading() {
  return <PageLoading title={message('shell.the-figure')} />
}

/** Goes to the first figure whose marks the arrow keys reach; without one, to the content. */
function toFigure(): void {
  document.querySelector<HTMLElement>('figure [role=slider], main')?.focus()
}

/** The path of the page whose beginning had the focus last; pages with a frame of their own bring another shell. */
let lastPath: string | null = null

/** After a change of page the focus stands at its beginning, as it would after loading one. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const isLoaded = lastPath === null
    if (lastPath === path) return
    lastPath = path
    if (isLoaded) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path, main])
}
