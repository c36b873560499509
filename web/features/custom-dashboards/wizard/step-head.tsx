import { Box, Row, Text } from '#web/kit/layout.tsx'
import classes from './wizard.module.css'

interface StepHeadProps {
  readonly title: string
  readonly lead: string
  readonly children?: React.ReactNode
}

/** The question of a step, and at its right what is said or done beside it. */
export function StepHead({ title, lead, children }: StepHeadProps) {
  return (
    <Row as="header" wrap gap={24} rows={12} align="end" justify="between" className={classes.head}>
      <Box shrinks>
        <h1>{title}</h1>
        <Text tone="soft" above={4} widest="80ch">
          {lead}
        </Text>
      </Box>
      {children}
    </Row>
  )
}
