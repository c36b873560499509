import { useState } from 'react'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import classes from './control-panel.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

const ControlSheet = later(async () => (await import('./control-sheet.tsx')).default, { form: 'note' })

/** Where the controls of a page are one line, as in `control-panel.module.css`. */
export const PHONE = '(max-width: 43.75em)'

interface ChoiceSummaryProps {
  /** The choice in short. */
  readonly title: string
  readonly detail: React.ReactNode
  /** The controls of the sheet. */
  readonly children: React.ReactNode
}

/** On phones the controls of a page are one line with what is chosen, and a sheet to change it; on wide screens nothing. */
export function ChoiceSummary({ title, detail, children }: ChoiceSummaryProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row align="center" justify="between" gap={12} screen className={classes.summary}>
        <Box shrinks>
          <Text as="strong" line weight={600}>
            {title}
          </Text>
          <Row as="span" inline align="center" gap={6} tone="soft" size={13}>
            {detail}
          </Row>
        </Box>
        <button
          type="button"
          className={classes.change}
          onClick={() => setOpen(true)}
          onPointerEnter={ControlSheet.intend}
        >
          {text(message('controls.change'))}
        </button>
      </Row>
      {open && <ControlSheet onClose={() => setOpen(false)}>{children}</ControlSheet>}
    </>
  )
}
