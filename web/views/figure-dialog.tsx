import { useEffect } from 'react'
import { useFontScale } from '#web/kit/appearance.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { CardBody, type FigureCardProps } from './figure-card-body.tsx'
import classes from './figure-dialog.module.css'

/** Room that the dialog needs besides the plot, in CSS pixels. */
const FRAME_HEIGHT = 400
const LEAST_HEIGHT = 320
/** Of the specification: charts elsewhere follow the new size at once and once more when the layout has settled. */
const SECOND_RESIZE_MS = 100

/** A figure in its wide form. */
export function FigureDialog({ onClose, ...card }: FigureCardProps & { readonly onClose: () => void }) {
  useEffect(() => {
    const resize = () => window.dispatchEvent(new Event('resize'))
    resize()
    const timer = setTimeout(resize, SECOND_RESIZE_MS)
    return () => clearTimeout(timer)
  }, [])
  const fontScale = useFontScale()
  const room = Math.max(LEAST_HEIGHT, window.innerHeight - FRAME_HEIGHT)
  // Lists of places keep the height that their rows need; everything else fills the window.
  const plotHeight = (width: number) => Math.max(room, card.figure.height(width / fontScale) * fontScale)
  return (
    <Dialog form="wide" title={card.figure.title} bare onClose={onClose}>
      <div className={classes.content}>
        <CardBody {...card} quotable expanded plotHeight={plotHeight} onClose={onClose} />
      </div>
    </Dialog>
  )
}
