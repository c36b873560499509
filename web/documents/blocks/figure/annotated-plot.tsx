import { useCallback } from 'react'
import { annotationNodes } from '#charts/annotations/annotation-nodes.ts'
import { carriedOver } from '#charts/annotations/carried-over.ts'
import { svgNode } from '#charts/drawing/svg-node.ts'
import type { Figure } from '#charts/figure.ts'
import type { Picture } from '#charts/picture/picture.ts'
import { FIGURE_HEIGHTS } from '#domain/document/blocks/figure/figure-block.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { FigureKey } from '#web/views/figure-key.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { shownColour } from '../../own-colours.ts'

interface AnnotatedPlotProps {
  readonly figure: Figure
  readonly block: Pick<FilledBlockOf<'figure'>, 'height' | 'annotations'>
  /** On top of the drawing and as large as it is: where annotations are made. */
  readonly cover?: (picture: Picture) => React.ReactNode
}

/** The drawn part of a figure in the height that its author chose, with the notes, arrows and boxes that they put on it. */
export function AnnotatedPlot({ figure, block: { height, annotations }, cover }: AnnotatedPlotProps) {
  const factor = FIGURE_HEIGHTS[height]
  // Words can be read aloud; arrows and boxes only point.
  const above = useCallback(
    (picture: Picture) => {
      if (annotations.length === 0) return []
      const said = annotations.flatMap((each) => (each.kind === 'text' ? each.text : [])).join('; ')
      const placed = carriedOver(annotations, figure, factor)
      const look = { colour: shownColour, halo: picture.theme.colour('canvas'), unit: 1 }
      const nodes = annotationNodes(placed, { picture, marks: figure.marks }, look)
      const label = { role: 'img', 'aria-label': said || figure.title }
      return [svgNode('g', { ...label, 'data-annotations': '', 'pointer-events': 'none' }, nodes)]
    },
    [annotations, figure, factor],
  )
  return (
    <>
      <FigureKey entries={figure.key} />
      <FigurePlot
        figure={figure}
        height={(width) => Math.round(figure.height(width) * factor)}
        above={above}
        {...(cover && { cover })}
      />
    </>
  )
}
