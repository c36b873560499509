import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconMinus, IconPlus } from '#web/kit/icons.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'

interface SizeStepperProps {
  readonly label: string
  readonly size: number
  readonly onStep: (by: 1 | -1) => void
}

/** A size with a button for less and one for more. */
export function SizeStepper({ label, size, onStep }: SizeStepperProps) {
  const { text } = useLanguage()
  return (
    <Row gap={2} align="center" role="group" aria-label={label}>
      <IconButton label={text(message('report.smaller'))} onClick={() => onStep(-1)}>
        <IconMinus size={16} aria-hidden="true" />
      </IconButton>
      <Text as="output" weight={600} figures>
        {size}
      </Text>
      <IconButton label={text(message('report.larger'))} onClick={() => onStep(1)}>
        <IconPlus size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
