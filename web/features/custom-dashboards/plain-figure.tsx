import { useMemo } from 'react'
import { isView, type View } from '#charts/view.ts'
import type { Scope } from '#domain/reference/scope.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { message } from '#domain/message/message.ts'
import { narrowedData } from '#sections/files/narrowed-file.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { FigureKey } from '#web/views/figure-key.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { useViewData, type ViewData } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'

interface PlainFigureProps {
  readonly view: StoredView
  /** What was chosen of it: nothing else is drawn. */
  readonly scope: Scope
}

/** A figure with its title and its drawing, and nothing to do with it. */
export function PlainFigure({ view, scope }: PlainFigureProps) {
  return isView(view) ? <Loaded view={view} scope={scope} /> : null
}

function Loaded({ view, scope }: { readonly view: View; readonly scope: Scope }) {
  const state = useViewData(view)
  const whole = state.status === 'ready' ? state.data : null
  const data = useMemo(() => whole && narrowedData(whole, scope), [whole, scope])
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage what={message('shell.this-figure')} reason={state.reason} onRetry={state.retry} />
    )
  }
  return data ? <Drawn view={view} data={data} /> : <Loading what={message('shell.the-figure')} />
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
