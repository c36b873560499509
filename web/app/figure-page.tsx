import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { figureOf } from '#charts/figure-of.ts'
import { DEFAULT_DASHBOARD } from '#catalogue/menu.ts'
import { parseView } from '#domain/view/address.ts'
import type { View } from '#domain/view/view.ts'
import { mapNameOf } from '#web/views/map-name.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import classes from './figure-page.module.css'
import { indicatorAddress } from './menus/find-in-catalogue.ts'
import { PageLoading } from './shell.tsx'
import { useViewData, type ViewData } from './use-view-data.ts'

/** One figure by itself: what a permalink opens. */
export default function FigurePage() {
  const search = useSearch()
  const view = useMemo(() => parseView(search), [search])
  return <div className={classes.page}>{view ? <Loaded view={view} /> : <NoFigure />}</div>
}

function Loaded({ view }: { readonly view: View }) {
  const state = useViewData(view)
  if (state.status === 'failed') {
    return <LoadFailureMessage what="This figure" reason={state.reason} onRetry={state.retry} />
  }
  if (state.status === 'unknown') return <NoFigure />
  if (state.status === 'loading') return <PageLoading title="the figure" />
  return <Drawn view={view} data={state.data} />
}

function Drawn({ view, data }: { readonly view: View; readonly data: ViewData }) {
  const { catalogue, reference, table, groups } = data
  const shapes = useRegionShapes(mapNameOf(view, reference))
  const figure = useMemo(() => {
    const currentYear = Number(catalogue.release.published_at.slice(0, 4))
    return figureOf({
      view,
      table,
      reference,
      currentYear,
      ...(shapes && { shapes }),
      ...(groups && { groups }),
    })
  }, [view, table, reference, catalogue, shapes, groups])
  usePageTitle(figure.title)
  const address = indicatorAddress(view.indicators[0] ?? 0, catalogue)
  return (
    <>
      <h1 className="sr-only">{figure.title}</h1>
      <FigureCard figure={figure} view={view} reference={reference} release={catalogue.release} />
      {address && (
        <p className={classes.onward}>
          <LinkButton href={address}>See this indicator with all its sources</LinkButton>
        </p>
      )}
    </>
  )
}

function NoFigure() {
  return (
    <Message
      title="This link names no figure."
      actions={
        <LinkButton kind="primary" href={`/dashboard/${DEFAULT_DASHBOARD}`}>
          Back to home
        </LinkButton>
      }
    >
      A part of it may be missing, or its indicator is not part of this release.
    </Message>
  )
}
