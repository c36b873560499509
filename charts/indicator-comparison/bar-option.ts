import type { EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { frame, gridIn, onPlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/plot/chart-theme.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { barHead } from './bar-head.ts'
import { barLayout, type PanelPlace } from './bar-layout.ts'
import type { BarPanel } from './bar-panels.ts'
import { barSeries, nameSeries } from './bar-series.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** An axis on less room than this shows its ends only, or its end. */
const FEW_TICKS = 150
const ONE_TICK = 50

/** Panels of lying bars. The first series are the bars, one a panel in order: marks refer to them. */
export function barOption(
  panels: readonly BarPanel[],
  input: IndicatorComparisonInput,
  surface: Surface,
): EChartsOption {
  const theme = chartThemeOf(surface)
  const { places } = barLayout(panels, surface.width, surface.fontScale, input.reference)
  return {
    ...frame(theme),
    grid: places.map(({ bars, right, firstLine, panel, lineHeight }) =>
      gridIn({
        left: bars,
        right: Math.max(bars + 1, right),
        top: firstLine,
        bottom: firstLine + panel.lines.length * lineHeight,
      }),
    ),
    xAxis: places.map((place, index) => ({ ...valueAxis(place), gridIndex: index })),
    yAxis: places.map(({ panel, stacked }, index) => ({
      ...positionAxis(panel.lines.length, theme, true),
      gridIndex: index,
      axisLine: {
        show: panel.scale !== null && !stacked,
        onZero: false,
        lineStyle: { color: theme.colour('control') },
      },
    })),
    series: [
      ...places.map((place, index) => onPlot(barSeries(place, input, theme), index)),
      ...places.flatMap((place, index) => (place.isFirst ? [onPlot(nameSeries(place, theme), index)] : [])),
      ...places.map((place, index) => onPlot(barHead(place, theme), index)),
    ],
  }

  function valueAxis({ panel, bars, right }: PanelPlace) {
    if (!panel.scale) {
      return { type: 'value' as const, min: 0, max: 1, show: false, splitLine: { show: false } }
    }
    return horizontalValueAxis(shortened(panel.scale, (right - bars) / theme.size(1)), theme)
  }
}

/** The scale with as many ticks as a width has room for. */
function shortened(scale: ValueScale, width: number): ValueScale {
  if (width >= FEW_TICKS) return scale
  const [first = 0, last = 0] = [scale.ticks[0], scale.ticks.at(-1)]
  return { ...scale, ticks: width < ONE_TICK ? [last] : [first, last] }
}
