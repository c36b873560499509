import type { CustomSeriesOption, XAXisComponentOption, YAXisComponentOption } from 'echarts'
import { unitName } from '#domain/message/indicator-words.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { group, text } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import type { SpanScale } from './span-scale.ts'

/** Room for the ticks and names of two axes; the name of the upright one stands above the plot. */
export function axesRoom(y: SpanScale, look: Look): Room {
  const widest = Math.max(0, ...y.ticks.map((tick) => textWidth(y.format(tick), look.size(12))))
  return { left: widest + look.size(14), right: look.size(14), top: look.size(30), bottom: look.size(46) }
}

/** The lower axis, with a line. */
export function lowerAxis(scale: SpanScale, look: Look): XAXisComponentOption {
  return { ...axis(scale, look), position: 'bottom' } as XAXisComponentOption
}

/** The upright axis at the left. */
export function leftAxis(scale: SpanScale, look: Look): YAXisComponentOption {
  return axis(scale, look) as YAXisComponentOption
}

function axis(scale: SpanScale, look: Look) {
  return {
    type: scale.type,
    min: scale.min,
    max: scale.max,
    axisLine: { show: true, onZero: false, lineStyle: { color: look.colour('control') } },
    axisTick: { show: false, customValues: [...scale.ticks] },
    axisLabel: {
      customValues: [...scale.ticks],
      formatter: (tick: number | string) => scale.format(Number(tick)),
      color: look.colour('ink2'),
      fontSize: look.size(12),
      hideOverlap: true,
    },
    splitLine: { show: true, lineStyle: { color: look.colour('grid'), width: 1 } },
  }
}

/** Names of the axes with an arrow for the direction: upright above the plot, lower at its right end below. */
export function axisNames(
  { x, y }: { readonly x: Indicator; readonly y: Indicator },
  language: Language,
  room: Room,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: () => {
      const width = look.width - 8
      const style = { font: look.font(12, 600), fill: look.colour('ink2') }
      const [left, right] = [`↑ ${axisName(y, language)}`, `${axisName(x, language)} →`]
      return group([
        text(0, look.size(8), fitText(left, width, look.size(12), 600), style),
        text(look.width - room.right, look.height - look.size(9), fitText(right, width, look.size(12), 600), {
          ...style,
          align: 'right',
        }),
      ])
    },
  }
}

/** `Neonatal mortality rate, per 1,000`. */
function axisName(indicator: Indicator, language: Language): string {
  const { factor, shortName } = indicator
  if (factor === 4) return shortName
  const unit = factor === 2 ? '%' : unitName(factor)
  return language.text(message('unit.axis', { indicator: indicatorName(indicator), unit }))
}
