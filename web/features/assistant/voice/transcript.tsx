import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Box, Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Voice } from './use-voice.ts'

/** What was heard: it can be corrected before it is sent, and asked again afterwards. */
export function Transcript({ voice }: { readonly voice: Voice }) {
  const { text } = useLanguage()
  const { transcript, phase } = voice.state
  const [words, setWords] = useState(transcript)
  const isAfter = phase !== 'processing'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        voice.send(words)
      }}
    >
      <Row gap={8} align="end">
        <Box grows>
          <TextField
            label={text(message(isAfter ? 'voice.you-said-again' : 'voice.you-said'))}
            value={words}
            maxLength={2000}
            onFocus={() => isAfter || voice.type(words)}
            onChange={({ currentTarget }) => {
              setWords(currentTarget.value)
              if (!isAfter) voice.type(currentTarget.value)
            }}
          />
        </Box>
        <Button type="submit" disabled={words.trim() === '' || (voice.state.sent && !isAfter)}>
          {text(message(isAfter ? 'voice.ask-again' : 'voice.send-now'))}
        </Button>
      </Row>
    </form>
  )
}
