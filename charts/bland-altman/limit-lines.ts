import { signedDifference, sourceName } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { CustomSeriesOption } from 'echarts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { type Drawn, group, line, pixelOf, polygon, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import type { ComparedSource } from '#charts/source-scatter/source-pairs.ts'
import type { TokenName } from '#charts/tokens.ts'

/** Where a panel stands, in pixels. */
export interface PanelArea {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly height: number
  readonly isLast: boolean
}

interface Panel {
  readonly index: number
  readonly area: PanelArea | undefined
  readonly scales: { readonly x: ValueScale; readonly y: ValueScale }
  readonly indicator: Indicator
  readonly language: Language
  readonly look: Look
}

interface Level {
  readonly value: number
  readonly label: string
  readonly token: TokenName
  readonly width: number
  readonly dash?: number[]
  readonly weight: number
}

/** Heading of a panel, its line of no difference, the mean and the dashed limits with their values at the right. */
export function limitLines(compared: ComparedSource, panel: Panel): CustomSeriesOption {
  const { index, area, scales, language, look } = panel
  const levels = levelsOf(compared, panel)
  const { source, pairs, agreement } = compared
  const { token } = classLook(source.classification)
  const said = { source: sourceName(source), count: pairs.length }
  const isFew = !agreement && pairs.length > 0
  const heading = language.text(message(isFew ? 'pairs.panel-few' : 'pairs.panel', said))
  return {
    type: 'custom',
    silent: true,
    z: 1,
    xAxisIndex: index,
    yAxisIndex: index,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      if (!area) return null
      const end = look.width - area.right
      const heightOf = (value: number) => pixelOf(api, scales.x.min, value)[1]
      const headingStyle = { font: look.font(12, 600), fill: look.colour('ink') }
      return group([
        text(area.left, area.top - look.size(14), heading, headingStyle),
        ...(agreement ? [band(agreement.loa95.map(heightOf), area.left, end, look.colour(token))] : []),
        ...levels.map(({ value, token: colour, width, dash }) =>
          line(area.left, heightOf(value), end, heightOf(value), {
            stroke: look.colour(colour),
            lineWidth: width,
            ...(dash && { lineDash: dash }),
          }),
        ),
        ...labels(
          levels,
          levels.map(({ value }) => heightOf(value)),
          end,
          panel,
        ),
      ])
    },
  }
}

function levelsOf({ source, agreement }: ComparedSource, { indicator, language }: Panel): Level[] {
  const { token } = classLook(source.classification)
  const none = language.text(message('pairs.no-difference'))
  const zero: Level = { value: 0, label: none, token: 'control', width: 1.2, weight: 400 }
  if (!agreement) return [zero]
  const limit = (value: number): Level => ({
    value,
    label: language.text(signedDifference(value, indicator)),
    token,
    width: 1.2,
    dash: [4, 3],
    weight: 400,
  })
  const mean: Level = {
    value: agreement.bias,
    label: language.text(message('pairs.mean', { value: signedDifference(agreement.bias, indicator) })),
    token,
    width: 1.8,
    weight: 650,
  }
  return [zero, mean, ...agreement.loa95.map(limit)]
}

function band([from = 0, to = 0]: readonly number[], left: number, right: number, fill: string): Drawn {
  return polygon(
    [
      [left, from],
      [right, from],
      [right, to],
      [left, to],
    ],
    { fill, opacity: 0.09 },
  )
}

function labels(levels: readonly Level[], heights: readonly number[], end: number, panel: Panel): Drawn[] {
  const { look, area } = panel
  const row = look.size(14)
  const top = area?.top ?? 0
  const places = spreadApart(
    heights.map((middle) => ({ middle, size: row })),
    top - row / 2,
    top + (area?.height ?? 0) + row / 2,
  )
  return levels.map(({ label, token, weight }, index) =>
    text(end + look.size(6), places[index] ?? 0, label, {
      font: look.font(11.5, weight),
      fill: look.colour(token === 'control' ? 'ink3' : token),
    }),
  )
}
