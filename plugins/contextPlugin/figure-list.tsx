import { asPublished } from '#domain/observation/as-published.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Link } from 'wouter'
import { intervalWords } from '#charts/words/point-words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { figure, listOf, periodName } from '#domain/message/value.ts'
import { besideFigure } from '#domain/narrative/figure-notes.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { indicatorAddress } from '#web/app/menus/menu-dashboards.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './figure-list.module.css'

interface FigureListProps {
  readonly figures: readonly StatedFigure[]
  readonly indicator: Indicator
  readonly catalogue: Catalogue
}

/** Figures of one indicator and place, one of each source: value, interval, period, and the way to the dashboard. */
export function FigureList({ figures, indicator, catalogue }: FigureListProps) {
  const language = useLanguage()
  return (
    <Stack as="ul" className={classes.list}>
      {figures.map(({ point, source }) => {
        const words = intervalWords(point, indicator, language)
        const address = indicatorAddress(indicator.id, catalogue, source.id)
        return (
          <Row as="li" key={source.id} gap={8} align="baseline">
            <SourceMarker classification={source.classification} />
            <span className={classes.source}>
              {address ? (
                <Link href={`${address}&location=${point.location}&period=${isoPeriod(point.period)}`}>
                  {source.name}
                </Link>
              ) : (
                source.name
              )}
              <small>
                {language.text(
                  listOf(
                    [
                      periodName(point.period, source),
                      ...besideFigure({ point, source }, indicator, catalogue.reference),
                    ],
                    'none',
                  ),
                )}
                {point.flags.includes('projection') && language.text(message('widgets.projection'))}
              </small>
            </span>
            <span className={classes.value}>
              {language.text(figure(point.value, asPublished(point, indicator)))}
              {words && <small>{words}</small>}
            </span>
          </Row>
        )
      })}
    </Stack>
  )
}
