import type { ReactNode } from 'react'
import type { Figure } from '#charts/figure.ts'
import { isView, type View } from '#charts/view.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import type { ViewData, ViewDataState } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'
import { NotShown } from '../not-shown.tsx'
import { ReleasedData } from '../released-data.tsx'

/** A view with its figure. */
export interface Shown {
  readonly figure: Figure
  readonly view: View
  readonly reference: ReferenceData
  readonly release: ReleaseStamp
}

interface ShownViewProps {
  readonly view: StoredView
  /** The hash of the release whose figures it shows; null: the newest. */
  readonly release: string | null
  readonly children: (shown: Shown) => ReactNode
}

/** The figure of a view, loaded by itself. What cannot be shown is said in its place. */
export function ShownView({ view, release, children }: ShownViewProps) {
  if (!isView(view)) return <NotShown />
  return (
    <ReleasedData view={view} release={release}>
      {(state) => <Found {...{ view, state, children }} />}
    </ReleasedData>
  )
}

interface FoundProps extends Pick<ShownViewProps, 'children'> {
  readonly view: View
  readonly state: ViewDataState
}

function Found({ view, state, children }: FoundProps) {
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('document-blocks.the-part')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  }
  if (state.status === 'unknown') return <NotShown why={message('document-blocks.unknown')} />
  if (state.status === 'refused') return <NotShown why={state.reason} />
  if (state.status === 'loading') return <Loading what={message('document-blocks.the-part')} />
  return <Drawn {...{ view, children }} data={state.data} />
}

interface DrawnProps extends Pick<FoundProps, 'view' | 'children'> {
  readonly data: ViewData
}

function Drawn({ view, data, children }: DrawnProps) {
  const { reference, catalogue } = data
  const figure = useViewFigure(view, data)
  if (!figure) return <Loading what={message('document-blocks.the-part')} />
  return children({ figure, view, reference, release: catalogue.release })
}
