import { IconX } from '#web/kit/icons.ts'
import { useMemo, useState } from 'react'
import { message } from '#domain/message/message.ts'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import { MOST_SHEETS, ownSheetOf } from '#domain/number-check/own-sheet.ts'
import { OWN_IDS } from '#domain/number-check/own-source-id.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepOwnSheets, ownSheets } from '#web/queries/own-figures.ts'

interface KeepSheetProps {
  readonly name: string
  readonly figures: readonly AskedNumber[]
  readonly addressOf: (indicator: number, source?: number) => string | null
}

/** Makes a sheet a source of its reader's own: it is kept, and the page is loaded anew with it. */
export function KeepSheet({ name, figures, addressOf }: KeepSheetProps) {
  const { text } = useLanguage()
  const [fault, setFault] = useState<'own-full' | 'own-refused' | null>(null)
  const keep = () => {
    const called = text(message('check-page.own-name', { name: name.replace(/\.[a-z]+$/i, '') }))
    const others = ownSheets().filter((sheet) => sheet.name !== called)
    if (others.length >= MOST_SHEETS) return setFault('own-full')
    if (!keepOwnSheets([...others, ownSheetOf(called, figures)])) return setFault('own-refused')
    const [first] = figures
    const address = first && addressOf(first.indicator.id, OWN_IDS.first + others.length)
    window.location.assign(
      address ? `${address}&location=${first.location.id}&period=${isoPeriod(first.period)}` : '/check',
    )
  }
  return (
    <Stack gap={8} ruled={12}>
      <Row gap={12} align="center" wrap>
        <Button onClick={keep}>{text(message('check-page.own-show'))}</Button>
        {fault && (
          <Text as="span" tone="error" role="alert">
            {text(
              fault === 'own-full'
                ? message('check-page.own-full', { most: String(MOST_SHEETS) })
                : message('check-page.own-refused'),
            )}
          </Text>
        )}
      </Row>
      <Text tone="soft" size={13} widest="80ch">
        {text(message('check-page.own-about'))}
      </Text>
    </Stack>
  )
}

/** The sheets that this device keeps as sources; each can be forgotten. */
export function OwnSheetsPart() {
  const { text } = useLanguage()
  const kept = useMemo(() => ownSheets(), [])
  if (kept.length === 0) return null
  return (
    <Stack as="section" gap={4} above={12} screen aria-labelledby="check-own">
      <Text as="h2" size={16} id="check-own">
        {text(message('check-page.own-title'))}
      </Text>
      <Stack as="ul" gap={2}>
        {kept.map(({ name, figures }) => (
          <Row as="li" key={name} gap={8} align="center">
            <span>{text(message('check-page.own-kept', { name, count: figures.length }))}</span>
            <IconButton
              label={text(message('check-page.own-forget', { name }))}
              onClick={() => {
                keepOwnSheets(kept.filter((sheet) => sheet.name !== name))
                window.location.reload()
              }}
            >
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
