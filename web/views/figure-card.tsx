import { lazy, Suspense, useState } from 'react'
import type { Figure } from '#charts/figure.ts'
import { CardBody, type FigureCardProps } from './figure-card-body.tsx'

const loadDialog = () => import('./figure-dialog.tsx')
const FigureDialog = lazy(async () => ({ default: (await loadDialog()).FigureDialog }))

/**
 * A figure with title, key, plot, source line, table, downloads, citation and the wide form in a dialog.
 * While `waiting` for data an empty figure does not replace the one before, and the focus stays where it is.
 */
export function FigureCard({ waiting = false, ...given }: FigureCardProps & { readonly waiting?: boolean }) {
  const [expanded, setExpanded] = useState(false)
  const props = { ...given, figure: useLastDrawn(given.figure, waiting) }
  return (
    <>
      <CardBody {...props} onExpand={() => setExpanded(true)} onExpandIntent={() => void loadDialog()} />
      {expanded && (
        <Suspense fallback={null}>
          <FigureDialog {...props} onClose={() => setExpanded(false)} />
        </Suspense>
      )}
    </>
  )
}

function useLastDrawn(figure: Figure, waiting: boolean): Figure {
  const [drawn, setDrawn] = useState(figure)
  if (!figure.empty && drawn !== figure) setDrawn(figure)
  return waiting && figure.empty ? drawn : figure
}
