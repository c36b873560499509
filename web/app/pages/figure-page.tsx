import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { unreadWords } from '#charts/unread-words.ts'
import { parseView } from '#charts/view-address.ts'
import type { Figure } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import classes from './figure-page.module.css'
import { indicatorAddress } from '../menus/menu-dashboards.ts'
import { InPlainWords } from '../in-plain-words.tsx'
import { PageLoading } from '../shell.tsx'
import { useViewData, type ViewData } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'
import { message, type Message as Said } from '#domain/message/message.ts'
import { later } from '#web/kit/later.tsx'

const OlderLink = later(async () => (await import('#web/documents/new-data/older-link.tsx')).OlderLink)

/** One figure by itself: what a permalink opens. */
export default function FigurePage() {
  const search = useSearch()
  const view = useMemo(() => parseView(search), [search])
  return (
    <div className={classes.page}>
      <UnreadEntries search={search} />
      {view ? <Loaded view={view} /> : <NoFigure />}
    </div>
  )
}

/** Entries of the address that are no id and no period, and were left out of the figure. */
function UnreadEntries({ search }: { readonly search: string }) {
  const { text } = useLanguage()
  return unreadWords(search)
    .map((said) => text(said))
    .map((sentence) => (
      <Text key={sentence} tone="soft" above={8} role="status">
        {sentence}
      </Text>
    ))
}

function Loaded({ view }: { readonly view: View }) {
  const state = useViewData(view)
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage what={message('shell.this-figure')} reason={state.reason} onRetry={state.retry} />
    )
  }
  if (state.status === 'unknown') return state.reason ? <NoFigure reason={state.reason} /> : <NoFigure />
  if (state.status === 'refused') return <NoFigure reason={state.reason} />
  if (state.status === 'loading') return <PageLoading title={message('shell.the-figure')} />
  return <Drawn view={view} data={state.data} />
}

function Drawn({ view, data }: { readonly view: View; readonly data: ViewData }) {
  const figure = useViewFigure(view, data)
  if (!figure) return <PageLoading title={message('shell.the-figure')} />
  return <Shown figure={figure} view={view} data={data} />
}

interface ShownProps {
  readonly figure: Figure
  readonly view: View
  readonly data: ViewData
}

function Shown({ figure, view, data: { catalogue, reference } }: ShownProps) {
  const { text } = useLanguage()
  usePageTitle(figure.title)
  const address = indicatorAddress(view.indicators[0] ?? 0, catalogue)
  const named = new URLSearchParams(useSearch()).get('release')
  const isOlder =
    named !== null && ![catalogue.release.hash, String(catalogue.release.number)].includes(named)
  return (
    <>
      <h1 className="sr-only">{figure.title}</h1>
      {isOlder && <OlderLink view={view} release={named} />}
      <FigureCard figure={figure} view={view} reference={reference} release={catalogue.release} />
      <InPlainWords figure={figure} reference={reference} />
      {address && (
        <Text screen above={24}>
          <LinkButton href={address}>{text(message('page-words.see-indicator'))}</LinkButton>
        </Text>
      )}
    </>
  )
}

function NoFigure({ reason }: { readonly reason?: Said }) {
  const { text } = useLanguage()
  return (
    <>
      <h1 className="sr-only">{text(message('pages.figure'))}</h1>
      <Message
        title={text(message(reason ? 'page-words.not-shown' : 'page-words.no-figure'))}
        actions={
          <LinkButton kind="primary" href={`/dashboard/${DEFAULT_DASHBOARD}`}>
            {text(message('page-words.home'))}
          </LinkButton>
        }
      >
        {text(reason ?? message('page-words.no-figure-why'))}
      </Message>
    </>
  )
}
