import { message } from '#domain/message/message.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './second-factor.module.css'

interface SecondStepRowProps {
  readonly name: string
  readonly isOn: boolean
  readonly about: string
  readonly note?: string
  /** What can be done with it. */
  readonly children?: React.ReactNode
}

/** One second step: its name, whether it is on, and its buttons. */
export function SecondStepRow({ name, isOn, about, note, children }: SecondStepRowProps) {
  const { text } = useLanguage()
  return (
    <Grid gap={16} rows={6} align="start" className={classes.step}>
      <div>
        <Row as="p" wrap gap={8} align="center" weight={600}>
          {name}
          <Badge kind={isOn ? 'accent' : 'off'} size={12} weight={600}>
            {isOn ? text(message('security.on')) : text(message('security.off'))}
          </Badge>
        </Row>
        <Text above={2} tone="soft">
          {about}
        </Text>
        {note && (
          <Text tone="faint" size={13}>
            {note}
          </Text>
        )}
      </div>
      <Row wrap gap={8} align="center">
        {children}
      </Row>
    </Grid>
  )
}
