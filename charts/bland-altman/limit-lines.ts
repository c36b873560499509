import type { Layer } from '#charts/picture/picture.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { signedDifference, sourceName } from '#domain/message/value.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { band } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { levelStroke } from '#charts/marks/target-lines.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { ComparedSource } from '#charts/pairs/source-pairs.ts'
import type { TokenName } from '#charts/tokens.ts'

interface Panel {
  readonly box: Box
  readonly indicator: Indicator
  readonly language: Language
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
export function limitLines(compared: ComparedSource, panel: Panel, theme: ChartTheme): Layer {
  const levels = levelsOf(compared, panel)
  const { source, pairs, agreement } = compared
  const { left, right, top, bottom } = panel.box
  const said = { source: sourceName(source), count: pairs.length }
  const isFew = !agreement && pairs.length > 0
  const heading = panel.language.text(message(isFew ? 'pairs.panel-few' : 'pairs.panel', said))
  const shade = { fill: theme.colour(classLook(source.classification).token), opacity: 0.09 }
  const row = theme.size(14)
  return decoration({
    z: 1,
    draw: ({ y }) => {
      const across = (value: number) => [[left, y(value)] as const, [right, y(value)] as const] as const
      const wanted = levels.map(({ value }) => ({ middle: y(value), size: row }))
      const places = spreadApart(wanted, top - row / 2, bottom + row / 2)
      return [
        text([left, top - row], heading, theme.type(12, 600)),
        agreement ? band(across(agreement.loa95[0]), across(agreement.loa95[1]), shade) : null,
        levels.map((level) => line(...across(level.value), levelStroke(level, theme))),
        levels.map(({ label, token, weight }, index) => {
          const type = theme.type(11.5, weight, token === 'control' ? 'ink3' : token)
          return text([right + theme.size(6), places[index] ?? 0], label, type)
        }),
      ]
    },
  })
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
