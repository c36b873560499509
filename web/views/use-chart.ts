import type { EChartsOption } from 'echarts'
import type { EChartsType } from 'echarts/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mapNames, markSpots, type Spot } from '#charts/drawing/mark-spots.ts'
import type { Figure, Mark, Surface } from '#charts/figure.ts'
import { useFontScale, useMode } from '#web/kit/appearance.ts'
import { waits } from '#web/kit/drawn.ts'
import { pageKit } from './drawing-kit.ts'
import { fitPaperWhilePrinting } from './fit-paper.ts'

export interface DrawnChart {
  /** `failed` when the library or the map could not be loaded. */
  readonly status: 'loading' | 'drawn' | 'failed'
  /** Where each mark of the figure stands. */
  readonly spots: readonly (Spot | null)[]
  readonly retry: () => void
}

interface ChartHost {
  readonly host: React.RefObject<HTMLDivElement | null>
  readonly figure: Figure
  readonly width: number
  readonly height: number
  /** The mark whose shape the pointer is on, or null when it left. */
  readonly onHover: (mark: Mark | null) => void
}

/** Draws a figure into an element, again on every change of figure, size or appearance, and clears up behind itself. */
export function useChart({ host, figure, width, height, onHover }: ChartHost): DrawnChart {
  const mode = useMode()
  const fontScale = useFontScale()
  const chart = useRef<EChartsType | null>(null)
  // A chart knows only the parts of the library that were there when it was begun: those of maps come with the first map.
  const withMap = useRef(false)
  const [drawn, setDrawn] = useState<Pick<DrawnChart, 'status' | 'spots'>>({ status: 'loading', spots: [] })
  const [attempt, setAttempt] = useState(0)
  const hover = useRef(onHover)
  hover.current = onHover

  useEffect(() => () => dispose(chart), [])
  useEffect(() => fitPaperWhilePrinting(host), [host])

  useEffect(() => {
    if (width === 0 || height === 0 || attempt < 0) return
    let wanted = true
    const isDrawn = waits()
    const surface: Surface = { width, height, mode, fontScale }
    prepare(figure, surface)
      .then(
        ({ option, library, hasMap }) => {
          if (!wanted || !host.current) return
          if (hasMap !== withMap.current) dispose(chart)
          withMap.current = hasMap
          chart.current ??= library.init(host.current, null, { renderer: 'svg', width, height })
          const spots = draw(chart.current, option, surface, figure.marks, (mark) => hover.current(mark))
          setDrawn({ status: 'drawn', spots })
        },
        () => wanted && setDrawn({ status: 'failed', spots: [] }),
      )
      .finally(isDrawn)
    return () => {
      wanted = false
      isDrawn()
    }
  }, [host, figure, width, height, mode, fontScale, attempt])

  const retry = useCallback(() => {
    setDrawn({ status: 'loading', spots: [] })
    setAttempt((count) => count + 1)
  }, [])
  return { ...drawn, retry }
}

/** The option with everything that drawing it needs loaded. */
async function prepare(figure: Figure, surface: Surface) {
  const library = await pageKit.library()
  const option = figure.option(surface)
  const maps = mapNames(option)
  await Promise.all(maps.map((name) => pageKit.loadMap(name)))
  return { option, library, hasMap: maps.length > 0 }
}

function draw(
  chart: EChartsType,
  option: EChartsOption,
  { width, height }: Surface,
  marks: readonly Mark[],
  onHover: (mark: Mark | null) => void,
): readonly (Spot | null)[] {
  chart.resize({ width, height })
  chart.setOption(option, { notMerge: true })
  chart.off('mouseover')
  chart.off('mouseout')
  chart.on('mouseover', (event) => {
    const { seriesIndex, dataIndex } = event
    onHover(marks.find((mark) => mark.seriesIndex === seriesIndex && mark.dataIndex === dataIndex) ?? null)
  })
  chart.on('mouseout', () => onHover(null))
  return markSpots(chart, option, marks)
}

function dispose(chart: React.RefObject<EChartsType | null>): void {
  chart.current?.dispose()
  chart.current = null
}
