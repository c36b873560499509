import type { KeyFigure } from '#domain/brief/key-figure.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './program-area.module.css'
import { whyNone } from './why-none.ts'

interface CountedFiguresProps {
  readonly rows: readonly KeyFigure[]
  readonly place: Location
}

/** Counts as numbers in two columns. What is no count is set beside the nation; how many more a larger place has says nothing. */
export function CountedFigures({ rows, place }: CountedFiguresProps) {
  const { text } = useLanguage()
  return (
    <dl className={classes.counts}>
      {rows.map((row) => {
        const { indicator, stated, nation } = row
        const beside = nation && !isSumOfParts(indicator) ? nation : null
        return (
          <div key={indicator.id} data-none={!stated || undefined}>
            <dt>{text(indicatorName(indicator), 'name')}</dt>
            <dd>
              {stated
                ? text(shortFigure(stated.point.value, asPublished(stated.point, indicator)))
                : text(whyNone(row, place))}
              {stated && beside && (
                <span>
                  {' '}
                  {text(
                    message('profiles.nation-has', {
                      figure: shortFigure(beside.point.value, asPublished(beside.point, indicator)),
                      cited: cited(beside.source, beside.point.period),
                    }),
                  )}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
