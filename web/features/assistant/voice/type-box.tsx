import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Box, Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface TypeBoxProps {
  readonly onSend: (words: string) => void
  readonly disabled: boolean
}

/** For whoever cannot or will not speak: the same by typing. */
export function TypeBox({ onSend, disabled }: TypeBoxProps) {
  const { text } = useLanguage()
  const [words, setWords] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(words)
        setWords('')
      }}
    >
      <Row gap={8} align="end">
        <Box grows>
          <TextField
            label={text(message('voice.type-question'))}
            value={words}
            maxLength={2000}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Box>
        <Button type="submit" disabled={disabled || words.trim() === ''}>
          {text(message('voice.ask'))}
        </Button>
      </Row>
    </form>
  )
}
