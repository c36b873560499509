import { IconTrendingDown, IconTrendingUp } from '#web/kit/icons.ts'
import type { ChangeSince } from '#domain/brief/change-since.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { changeWords, hasArrow } from './change-words.ts'
import classes from './demographics.module.css'

interface ChangeLineProps {
  readonly indicator: Indicator
  readonly stated: StatedFigure
  readonly change: ChangeSince | null
}

/** The change since the figure before, with an arrow only where the two can be told apart. */
export function ChangeLine({ indicator, stated, change }: ChangeLineProps) {
  const { text } = useLanguage()
  const rises = change !== null && stated.point.value > change.before.value
  const Arrow = rises ? IconTrendingUp : IconTrendingDown
  return (
    <Row as="span" gap={4} className={classes.change} data-verdict={change?.verdict}>
      {change && hasArrow(change) && <Arrow size={16} aria-hidden="true" />}
      <span>{text(changeWords(indicator, stated, change))}</span>
    </Row>
  )
}
