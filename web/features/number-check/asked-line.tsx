import { message } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, sourceName, whole } from '#domain/message/value.ts'
import { ownFigure } from '#domain/number-check/cause.ts'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './number-check.module.css'

interface AskedLineProps {
  readonly asked: AskedNumber
  /** Opens the form; absent on paper. */
  readonly onChange?: () => void
}

/** The filled form as two lines: on small screens, and on paper. */
export function AskedLine({ asked, onChange }: AskedLineProps) {
  const { text } = useLanguage()
  const { indicator, location, period, source, numerator, denominator, months } = asked
  const counts = [
    text(sourceName(source)),
    ...(numerator === null ? [] : [text(message('check-page.line-count', { count: whole(numerator) }))]),
    ...(denominator === null
      ? []
      : [text(message('check-page.line-target', { target: whole(denominator) }))]),
    ...(months === null
      ? []
      : [text(message('check-page.line-months', { count: months.filter((one) => one !== null).length }))]),
  ]
  return (
    <Row gap={12} align="center" justify="between" card="plain" className={classes.line}>
      <div>
        <Text size={16}>
          <b>{text(ownFigure({ asked }))}</b> ·{' '}
          {[
            text(indicatorName(indicator), 'name'),
            text(placeName(location), 'name'),
            text(periodName(period, source)),
          ].join(' · ')}
        </Text>
        <Text tone="soft" size={13}>
          {counts.join(' · ')}
        </Text>
      </div>
      {onChange && (
        <Button kind="quiet" onClick={onChange}>
          {text(message('check-page.change'))}
        </Button>
      )}
    </Row>
  )
}
