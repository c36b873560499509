import { IconX } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Button, IconButton, WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useStore } from '#web/memory/store.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { CheckInput } from './check-input.ts'
import { forgetCheck, forgetChecks, keptChecks } from './kept-checks.ts'
import classes from './number-check.module.css'

interface KeptPartProps {
  readonly reference: ReferenceData
  readonly onOpen: (input: CheckInput) => void
}

/** The checks that this device keeps: each opens again, or is forgotten. */
export function KeptPart({ reference, onOpen }: KeptPartProps) {
  const { text } = useLanguage()
  const kept = useStore(keptChecks).filter(
    ({ indicator, location }) => reference.indicators.has(indicator) && reference.locations.has(location),
  )
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="check-kept" className={classes.kept}>
      <Row gap={12} justify="between" align="center">
        <Text as="h2" size={16} id="check-kept">
          {text(message('check-page.kept-title'))}
        </Text>
        <WordButton onClick={forgetChecks}>{text(message('check-page.forget-all'))}</WordButton>
      </Row>
      <Stack as="ul">
        {kept.map((input) => {
          const { figure, period } = input
          const place = placeName(byId(reference.locations, input.location))
          return (
            <Row as="li" key={JSON.stringify(input)} gap={8} align="center" justify="between" entry={8}>
              <Button kind="quiet" onClick={() => onOpen(input)}>
                {text(
                  message('check-page.kept-entry', {
                    figure,
                    indicator: indicatorName(byId(reference.indicators, input.indicator)),
                    place,
                    period,
                  }),
                )}
              </Button>
              <IconButton
                label={text(message('check-page.forget-one', { figure, place, period }))}
                onClick={() => forgetCheck(input)}
              >
                <IconX size={16} aria-hidden="true" />
              </IconButton>
            </Row>
          )
        })}
      </Stack>
    </section>
  )
}
