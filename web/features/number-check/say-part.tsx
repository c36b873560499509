import { IconCopy, IconDeviceFloppy, IconPrinter, IconShare2 } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { printPage } from '#web/kit/print-page.ts'
import { showToast } from '#web/kit/toast.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface SayPartProps {
  readonly check: NumberCheck
  readonly onKeep: () => void
  /** Puts the figure into the address and gives it. */
  readonly onShare: () => string
}

/** Three sentences for a commissioner, and what can be done with the page. */
export function SayPart({ check, onKeep, onShare }: SayPartProps) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  const [, copyAddress] = useCopied()
  return (
    <Stack gap={12}>
      <Stack as="section" gap={8} card="accent" aria-labelledby="check-say">
        <Row justify="between" align="center" gap={12}>
          <Text as="h2" size={16} id="check-say">
            {text(message('check-page.say'))}
          </Text>
          <Text as="span" screen>
            <Button onClick={() => copy(text(sentences(check.said)))}>
              <IconCopy size={16} aria-hidden="true" />{' '}
              {text(message(copied ? 'check-page.copied' : 'check-page.copy'))}
            </Button>
          </Text>
        </Row>
        {check.said.map((sentence) => (
          <Text key={sentence.id}>{text(sentence)}</Text>
        ))}
      </Stack>
      <Row gap={8} wrap screen>
        <Button kind="primary" onClick={printPage}>
          <IconPrinter size={18} aria-hidden="true" /> {text(message('check-page.print'))}
        </Button>
        <Button
          onClick={() => {
            onKeep()
            showToast({ kind: 'success', title: text(message('check-page.kept')) })
          }}
        >
          <IconDeviceFloppy size={18} aria-hidden="true" /> {text(message('check-page.keep'))}
        </Button>
        <Button
          onClick={() => {
            copyAddress(onShare())
            showToast({ kind: 'success', title: text(message('check-page.share-about')) })
          }}
        >
          <IconShare2 size={18} aria-hidden="true" /> {text(message('check-page.share'))}
        </Button>
      </Row>
    </Stack>
  )
}
