import { useId } from 'react'
import type { Figure } from '#charts/figure.ts'
import type { Annotation } from '#domain/document/blocks/annotations.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import { FigureKey } from '#web/views/figure-key.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { useSize } from '#web/kit/use-size.ts'
import classes from './annotated-plot.module.css'
import { shownColour } from './own-colours.ts'

type FigureBlock = Extract<FilledBlock, { readonly kind: 'figure' }>

interface AnnotatedPlotProps {
  readonly figure: Figure
  readonly block: Pick<FigureBlock, 'height' | 'annotations'>
  /** On top of the drawing and as large as it is: where annotations are made. */
  readonly above?: React.ReactNode
}

/** How high a figure is, against its usual height. */
const HEIGHTS = { low: 0.7, usual: 1, high: 1.4 } as const

/** The drawn part of a figure in the height that its author chose, with the notes, arrows and boxes that they put on it. */
export function AnnotatedPlot({ figure, block, above }: AnnotatedPlotProps) {
  const [box, size] = useSize<HTMLDivElement>()
  const height = (width: number) => Math.round(figure.height(width) * HEIGHTS[block.height])
  return (
    <>
      <FigureKey entries={figure.key} />
      <div ref={box} className={classes.plot}>
        <FigurePlot figure={figure} height={height} />
        {block.annotations.length > 0 && (
          <Layer title={figure.title} annotations={block.annotations} {...size} />
        )}
        {above}
      </div>
    </>
  )
}

interface LayerProps {
  readonly title: string
  readonly annotations: readonly Annotation[]
  readonly width: number
  readonly height: number
}

/** Words can be read aloud; arrows and boxes only point. */
function Layer({ title, annotations, width, height }: LayerProps) {
  const id = useId()
  const said = annotations.flatMap((each) => (each.kind === 'text' ? each.text : [])).join('; ')
  const across = (share: number) => share * width
  const down = (share: number) => share * height
  const drawn = (annotation: Annotation, index: number) => {
    const key = `${annotation.kind} ${index}`
    const colour = shownColour(annotation.colour)
    const [x, y] = [across(annotation.x), down(annotation.y)]
    switch (annotation.kind) {
      case 'text':
        return (
          <text key={key} x={x} y={y} fill={colour} fontSize={annotation.size} dominantBaseline="hanging">
            {annotation.text}
          </text>
        )
      case 'arrow':
        return (
          <g key={key} stroke={colour} fill={colour}>
            <marker
              id={`${id}-${index}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto-start-reverse"
            >
              <path d="M0 0L8 4L0 8Z" stroke="none" />
            </marker>
            <line
              x1={x}
              y1={y}
              x2={across(annotation.toX)}
              y2={down(annotation.toY)}
              strokeWidth={2}
              markerEnd={`url(#${id}-${index})`}
            />
          </g>
        )
      default:
        return (
          <rect
            key={key}
            x={x}
            y={y}
            width={across(annotation.width)}
            height={down(annotation.height)}
            fill="none"
            stroke={colour}
            strokeWidth={2}
            rx={3}
          />
        )
    }
  }
  return (
    <svg role="img" aria-label={said || title} className={classes.layer} width={width} height={height}>
      {annotations.map(drawn)}
    </svg>
  )
}
