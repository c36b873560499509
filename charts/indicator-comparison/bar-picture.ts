import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis, horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { onPlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { barHead } from './bar-head.ts'
import { comparisonBarLayout, type BarPanelPlace } from './bar-layout.ts'
import type { BarPanel } from './bar-panels.ts'
import { comparisonBarLayer, nameLayer } from './bar-layers.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** An axis on less room than this shows its ends only, or its end. */
const FEW_TICKS = 150
const ONE_TICK = 50

/** Panels of lying bars. */
export function comparisonBarPicture(
  panels: readonly BarPanel[],
  input: IndicatorComparisonInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { places } = comparisonBarLayout(panels, surface.width, surface.fontScale, input.reference)
  return {
    theme,
    plots: places.map((place) => {
      const { bars, right, firstLine, panel, lineHeight, stacked } = place
      const count = panel.lines.length
      const box = {
        left: bars,
        right: Math.max(bars + 1, right),
        top: firstLine,
        bottom: firstLine + count * lineHeight,
      }
      return {
        box,
        x: valueAxis(place),
        y: { ...positionAxis(count, true), line: panel.scale !== null && !stacked },
      }
    }),
    layers: [
      ...places.map((place, index) => onPlot(comparisonBarLayer(place, input, theme), index)),
      ...places.flatMap((place, index) => (place.isFirst ? [onPlot(nameLayer(place, theme), index)] : [])),
      ...places.map((place, index) => onPlot(barHead(place, theme), index)),
    ],
  }

  function valueAxis({ panel, bars, right }: BarPanelPlace) {
    if (!panel.scale) return bareAxis(0, 1)
    return horizontalValueAxis(shortened(panel.scale, (right - bars) / theme.size(1)))
  }
}

/** The scale with as many ticks as a width has room for. */
function shortened(scale: ValueScale, width: number): ValueScale {
  if (width >= FEW_TICKS) return scale
  const [first = 0, last = 0] = [scale.ticks[0], scale.ticks.at(-1)]
  return { ...scale, ticks: width < ONE_TICK ? [last] : [first, last] }
}
