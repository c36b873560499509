import { message } from '#domain/message/message.ts'
import type { Openers } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { FigureCard } from '#web/views/figure-card.tsx'
import { PageLoading } from './shell.tsx'
import { useViewData, type ViewData } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'

interface PlaceFigureProps {
  readonly view: View
  /** Choices of what is shown, between title and picture. */
  readonly switches?: React.ReactNode
  /** The effect of choosing a place, and its name. */
  readonly opens?: Openers<void>
  readonly openWords?: string
}

/** A view with its files, drawn as a card inside a page. */
export function PlaceFigure(props: PlaceFigureProps) {
  const state = useViewData(props.view)
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage what={message('shell.this-figure')} reason={state.reason} onRetry={state.retry} />
    )
  }
  if (state.status !== 'ready') return <PageLoading title={message('shell.the-figure')} />
  return <Drawn {...props} data={state.data} />
}

function Drawn({ data, ...card }: PlaceFigureProps & { readonly data: ViewData }) {
  const { catalogue, reference } = data
  const figure = useViewFigure(card.view, data)
  if (!figure) return <PageLoading title={message('shell.the-figure')} />
  return <FigureCard {...card} figure={figure} reference={reference} release={catalogue.release} />
}
