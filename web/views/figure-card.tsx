import { lazy, Suspense, useState } from 'react'
import { Coming } from '#web/kit/coming.tsx'
import { CardBody, type FigureCardProps } from './figure-card-body.tsx'

const loadDialog = () => import('./figure-dialog.tsx')
const FigureDialog = lazy(async () => ({ default: (await loadDialog()).FigureDialog }))

/** A figure with title, key, plot, source line, table, downloads, citation and the wide form in a dialog. */
export function FigureCard(props: FigureCardProps) {
  const [expanded, setExpanded] = useState(false)
  return (
    <>
      <CardBody {...props} onExpand={() => setExpanded(true)} onExpandIntent={() => void loadDialog()} />
      {expanded && (
        <Suspense fallback={<Coming />}>
          <FigureDialog {...props} onClose={() => setExpanded(false)} />
        </Suspense>
      )}
    </>
  )
}
