import { useState } from 'react'
import { CardBody, type FigureCardProps } from './figure-card-body.tsx'
import { later } from '#web/kit/later.tsx'

const FigureDialog = later(async () => (await import('./figure-dialog.tsx')).FigureDialog, { form: 'note' })

/** A figure with title, key, plot, source line, table, downloads, citation and the wide form in a dialog. */
export function FigureCard(props: FigureCardProps) {
  const [expanded, setExpanded] = useState(false)
  return (
    <>
      <CardBody {...props} onExpand={() => setExpanded(true)} onExpandIntent={FigureDialog.intend} />
      {expanded && <FigureDialog {...props} onClose={() => setExpanded(false)} />}
    </>
  )
}
