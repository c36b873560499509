import type { EChartsOption } from 'echarts'
import type { Look } from './look.ts'

/** What every option begins with: no animation, no tooltip of its own, the product's type, nothing behind the plot. */
export function frame(look: Look): EChartsOption {
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: look.font(12).replace(/^\S+ \S+ /, ''), color: look.colour('ink') },
  }
}

/** Room around a plot in pixels. */
export interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
