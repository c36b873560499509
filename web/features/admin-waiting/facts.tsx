import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import classes from './waiting.module.css'

interface FactsProps {
  /** Name → what it is; what is empty is left out. */
  readonly facts: Readonly<Record<string, React.ReactNode>>
}

/** What is known of something, line by line: short things beside their names, long ones below. */
export function Facts({ facts }: FactsProps) {
  return (
    <Stack as="dl">
      {Object.entries(facts)
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <Row key={name} wrap gap={16} rows={2} justify="between" entry={8} className={classes.fact}>
            <Text as="dt" tone="soft" size={14}>
              {name}
            </Text>
            <Box as="dd" shrinks weight={550} size={14}>
              <bdi>{value}</bdi>
            </Box>
          </Row>
        ))}
    </Stack>
  )
}
