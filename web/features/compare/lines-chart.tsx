import { useMemo } from 'react'
import { seriesLook } from '#charts/colour/series-colour.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { comparedLinesPicture, type NamedLine } from '#charts/small/compared-lines.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, listOf, periodName, shortFigure, sourceName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { type ComparedLine, lineKey } from '#domain/side-by-side/compared-lines.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './compare.module.css'

interface LinesProps {
  readonly lines: readonly ComparedLine[]
  readonly names: readonly string[]
  /** Each line in a panel of its own: where they have two units, or a reader wants it. */
  readonly isBeside: boolean
}

const ONE = { width: 860, height: 400 } as const
const PANEL = { width: 400, height: 220 } as const

/** The lines over time: on one axis, or each in a panel. */
export function LinesChart({ lines, names, isBeside }: LinesProps) {
  const { text } = useLanguage()
  const all = lines.map((line, at) => ({ line, name: names[at] ?? '', at }))
  return (
    <section aria-labelledby="compare-chart">
      <Text as="h2" id="compare-chart" size={16} weight={650} below={8}>
        {text(
          message('compare-page.chart', {
            indicators: listOf([...new Set(lines.map(({ indicator }) => indicator))].map(headlineName)),
            sources: listOf([...new Set(lines.map(({ source }) => source))].map(sourceName)),
          }),
        )}
      </Text>
      {isBeside ? (
        <Grid gap={24} className={classes.panels}>
          {all.map((one) => (
            <div key={lineKey(one.line)}>
              <Text as="h3" weight={600} size={14}>
                {one.name}
              </Text>
              <Chart shown={[one]} scaled={all.map(({ line }) => line)} size={PANEL} />
            </div>
          ))}
        </Grid>
      ) : (
        <Chart shown={all} scaled={lines} size={ONE} />
      )}
      <Text tone="faint" size={13} above={6}>
        {text(message('compare-page.chart-about'))}
      </Text>
    </section>
  )
}

interface ChartProps {
  readonly shown: readonly { readonly line: ComparedLine; readonly name: string; readonly at: number }[]
  /** Lines of one unit share their axis, in whichever panel they are. */
  readonly scaled: readonly ComparedLine[]
  readonly size: { readonly width: number; readonly height: number }
}

function Chart({ shown, scaled, size }: ChartProps) {
  const { text } = useLanguage()
  const [first] = shown
  const picture = useMemo(() => {
    if (!first) return null
    const { indicator } = first.line
    const isOfUnit = (line: ComparedLine) =>
      line.indicator === indicator || (line.indicator.factor === 2 && indicator.factor === 2)
    const content = {
      indicator,
      lines: shown.map(({ line, name, at }): NamedLine => {
        const last = line.points.at(-1)
        return {
          ...{ points: line.points, name: shown.length > 1 ? name : '', token: seriesLook(at).token },
          value: last ? text(shortFigure(last.value, asPublished(last, line.indicator))) : '',
        }
      }),
      scaled: scaled.filter(isOfUnit).flatMap(({ points }) => points),
    }
    const alternative = shown
      .map(({ line, name }) =>
        text(
          message('compare-page.chart-said', {
            name,
            figures: line.points
              .map(
                (point) =>
                  `${text(periodName(point.period, line.source))} ${text(shortFigure(point.value, asPublished(point, line.indicator)))}`,
              )
              .join(', '),
          }),
        ),
      )
      .join('. ')
    return {
      ...{ size, map: null, alternative },
      picture: (surface: Surface) => comparedLinesPicture(content, surface),
    }
  }, [first, shown, scaled, size, text])
  return picture && <SmallPicture isWide picture={picture} />
}
