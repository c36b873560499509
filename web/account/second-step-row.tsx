import { Badge } from '#web/kit/badge.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import classes from './second-factor.module.css'

interface SecondStepRowProps {
  readonly name: string
  readonly isOn: boolean
  readonly text: string
  readonly note?: string
  /** What can be done with it. */
  readonly children?: React.ReactNode
}

/** One second step: its name, whether it is on, and its buttons. */
export function SecondStepRow({ name, isOn, text, note, children }: SecondStepRowProps) {
  return (
    <Grid gap={16} rows={6} align="start" className={classes.step}>
      <div>
        <Row as="p" wrap gap={8} align="center" weight={600}>
          {name}
          <Badge kind={isOn ? 'accent' : 'off'} size={12} weight={600}>
            {isOn ? 'On' : 'Off'}
          </Badge>
        </Row>
        <Text above={2} tone="soft">
          {text}
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
