import { IconLoader2, IconMicrophone, IconMicrophoneOff } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { speech } from '#web/kit/speech.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { REPLY, type Voice } from './use-voice.ts'
import classes from './voice.module.css'
import type { VoiceState } from './voice-state.ts'

interface TalkButtonProps {
  readonly voice: Voice
  readonly mayHear: boolean
}

/** The microphone, held by mouse or finger; by the keyboard Space is held, and Enter begins and ends. */
export function TalkButton({ voice, mayHear }: TalkButtonProps) {
  const { text } = useLanguage()
  const reading = useStore(speech)
  const { phase, permission, reply } = voice.state
  const isListening = phase === 'listening'
  const isBusy = phase === 'processing'
  const Picture = mayHear ? IconMicrophone : IconMicrophoneOff
  const status = statusOf(voice.state, reading?.by === REPLY)
  return (
    <Stack gap={8} className={classes.talk} data-small={reply || undefined}>
      <Row
        as="button"
        type="button"
        align="center"
        justify="center"
        data-talk=""
        data-autofocus=""
        className={classes.microphone}
        data-filled={(mayHear && permission === 'granted' && !isBusy) || undefined}
        data-listening={isListening || undefined}
        disabled={!mayHear || (isBusy && voice.state.sent)}
        aria-label={text(message('voice.microphone'))}
        aria-pressed={isListening}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          // The finger may leave the button without letting go.
          event.currentTarget.setPointerCapture(event.pointerId)
          voice.press()
        }}
        onPointerUp={voice.release}
        onPointerCancel={voice.release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // Without a pointer: Enter, or a screen reader that activates it.
          if (detail > 0) return
          if (isListening) voice.release()
          else voice.press()
        }}
      >
        {isBusy ? (
          <IconLoader2 size={26} aria-hidden="true" className={classes.turning} />
        ) : (
          <Picture size={26} aria-hidden="true" />
        )}
      </Row>
      {mayHear && (
        <Text weight={550} role="status">
          {text(status)}
        </Text>
      )}
      {mayHear && phase === 'idle' && permission === 'granted' && (
        <Text size={13} tone="soft">
          {text(message('voice.hold-keys'))}
        </Text>
      )}
    </Stack>
  )
}

/** The status texts of the specification (of dashboards, §2). */
function statusOf({ phase, permission }: VoiceState, isReading: boolean) {
  if (phase === 'listening') return message('voice.listening')
  if (phase === 'processing') return message('voice.processing')
  if (phase === 'response' && isReading) return message('voice.playing')
  return permission === 'granted' ? message('voice.hold') : message('voice.grant')
}
