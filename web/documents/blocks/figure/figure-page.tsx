import { useMemo } from 'react'
import { countLost } from '#charts/annotations/carried-over.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { useOnPaper } from '#web/kit/appearance.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import type { BlockPageProps } from '../block-page.ts'
import { inWordsOf } from '../in-words-of.ts'
import { type Shown, ShownView } from '../shown-view.tsx'
import classes from '../../document-blocks.module.css'
import { AnnotatedPlot } from './annotated-plot.tsx'

/** A figure with what its author put on it. */
export function FigurePage({ block, release }: BlockPageProps<'figure'>) {
  return (
    <ShownView view={block.view} release={release}>
      {(shown) => <Drawn block={block} shown={shown} />}
    </ShownView>
  )
}

interface DrawnProps {
  readonly block: FilledBlockOf<'figure'>
  readonly shown: Shown
}

function Drawn({ block, shown }: DrawnProps) {
  const { text } = useLanguage()
  const { annotations, height } = block
  const figure = useMemo(() => {
    const count = countLost(annotations, shown.figure)
    const lost = count === 0 ? [] : [text(message('document-blocks.lost-annotations', { count }))]
    return inWordsOf(shown.figure, block, lost)
  }, [shown.figure, block, annotations, text])
  return (
    <FigureCard
      {...shown}
      figure={figure}
      {...((annotations.length > 0 || height !== 'usual' || figure.leastWidth) && {
        plot: <Plot figure={figure} block={block} />,
      })}
    />
  )
}

/** As wide as the page, or wider where its columns need it: then it scrolls by itself. */
function Plot({ figure, block }: React.ComponentProps<typeof AnnotatedPlot>) {
  const { text } = useLanguage()
  const onPaper = useOnPaper()
  const plot = <AnnotatedPlot figure={figure} block={block} />
  if (!figure.leastWidth || onPaper) return plot
  return (
    <ScrollRegion
      label={text(message('document-blocks.drawing', { figure: figure.title }))}
      className={classes.scroll}
    >
      <div style={{ minWidth: figure.leastWidth }}>{plot}</div>
    </ScrollRegion>
  )
}
