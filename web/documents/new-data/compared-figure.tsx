import { useEffect, useMemo } from 'react'
import { type ChangedNumbers, changedRows } from '#charts/table/changed-rows.ts'
import type { View } from '#charts/view.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useEarlierData } from '#web/views/use-earlier-data.ts'
import { useViewData, type ViewData } from '#web/views/use-view-data.ts'
import { useViewFigure } from '#web/views/use-view-figure.ts'

/** What became of a comparison; `gone`: one of the releases cannot show it. */
export type Compared = (ChangedNumbers & { readonly title: string }) | 'gone'

interface ComparedFigureProps {
  readonly view: View
  /** The hash of the release that is kept. */
  readonly release: string
  readonly onCompared: (compared: Compared) => void
}

/** Draws nothing: holds a figure of an earlier release against the newest one. */
export function ComparedFigure({ view, release, onCompared }: ComparedFigureProps) {
  const [then, now] = [useEarlierData(view, release), useViewData(view)]
  const isGone = [then, now].some(({ status }) => ['unknown', 'refused', 'failed'].includes(status))
  useEffect(() => {
    if (isGone) onCompared('gone')
  }, [isGone, onCompared])
  if (then.status !== 'ready' || now.status !== 'ready') return null
  return <Both view={view} then={then.data} now={now.data} onCompared={onCompared} />
}

interface BothProps extends Pick<ComparedFigureProps, 'view' | 'onCompared'> {
  readonly then: ViewData
  readonly now: ViewData
}

function Both({ view, then, now, onCompared }: BothProps) {
  const language = useLanguage()
  const [before, after] = [useViewFigure(view, then), useViewFigure(view, now)]
  const compared = useMemo(() => {
    if (!before || !after) return null
    const rows = changedRows(
      { figure: before, reference: then.reference },
      { figure: after, reference: now.reference },
      language,
    )
    return { ...rows, title: after.title }
  }, [before, after, then, now, language])
  useEffect(() => {
    if (compared) onCompared(compared)
  }, [compared, onCompared])
  return null
}
