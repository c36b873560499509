import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Voice } from './use-voice.ts'
import type { Leaving } from './voice-state.ts'

/** Asks before a spoken command leaves work that is not saved. It can be answered by voice too. */
export function Leave({ leaving, voice }: { readonly leaving: Leaving; readonly voice: Voice }) {
  const { text } = useLanguage()
  return (
    <Stack gap={12} role="alert">
      <p>
        <strong>{text(message('voice.leave-title', { what: named(leaving.title) }))}</strong>{' '}
        {text(message('voice.leave-why'))}
      </p>
      <Row gap={8} wrap>
        <Button kind="primary" onClick={() => voice.decide('save')}>
          {text(message('voice.save-open'))}
        </Button>
        <Button onClick={() => voice.decide('open')}>{text(message('voice.open-unsaved'))}</Button>
        <Button onClick={() => voice.decide('stay')}>{text(message('voice.stay'))}</Button>
      </Row>
      <Text size={13} tone="soft">
        {text(message('voice.say-choice'))}
      </Text>
    </Stack>
  )
}
