import { isView, type View } from '#charts/view.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { FigureKey } from '#web/views/figure-key.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { useViewData, type ViewData } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'

/** A figure with its title and its drawing, and nothing to do with it. */
export function PlainFigure({ view }: { readonly view: StoredView }) {
  return isView(view) ? <Loaded view={view} /> : null
}

function Loaded({ view }: { readonly view: View }) {
  const state = useViewData(view)
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage what={message('shell.this-figure')} reason={state.reason} onRetry={state.retry} />
    )
  }
  if (state.status !== 'ready') return <Loading what={message('shell.the-figure')} />
  return <Drawn view={view} data={state.data} />
}

/** In pixels: low enough for three beside each other. */
const HEIGHT = 210

function Drawn({ view, data }: { readonly view: View; readonly data: ViewData }) {
  const { text } = useLanguage()
  const figure = useViewFigure(view, data)
  if (!figure) return <Loading what={message('shell.the-figure')} />
  return (
    <>
      <Text weight={600}>{text(figure.title)}</Text>
      <Text tone="soft" size={13}>
        {text(figure.subtitle)}
      </Text>
      {figure.empty ? (
        <Text above={8}>{text(figure.empty.text)}</Text>
      ) : (
        <>
          <FigureKey entries={figure.key} />
          <FigurePlot figure={figure} height={() => HEIGHT} />
        </>
      )}
    </>
  )
}
