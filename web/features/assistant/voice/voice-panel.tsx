import { IconSettings } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { Leave } from './leave.tsx'
import { canRecognise } from './recognition.ts'
import { ReplyShown } from './reply-shown.tsx'
import { TalkButton } from './talk-button.tsx'
import { Transcript } from './transcript.tsx'
import { TypeBox } from './type-box.tsx'
import { useTalkKeys } from './use-talk-keys.ts'
import { type SpokenWays, useVoice, type Voice } from './use-voice.ts'
import { rememberTold, voiceTold } from './voice-choices.ts'
import classes from './voice.module.css'
import { VoiceNotice } from './voice-notice.tsx'
import { VoiceSettings } from './voice-settings.tsx'

/** The voice assistant: hold the microphone, speak, correct what was heard, and read and hear the reply. */
export function VoicePanel({ ways }: { readonly ways: SpokenWays }) {
  const { text } = useLanguage()
  const voice = useVoice(ways)
  const [settings, setSettings] = useState(false)
  const [typing, setTyping] = useState(false)
  const [hears] = useState(canRecognise)
  const told = useStore(voiceTold)
  const { phase, permission, transcript, leaving, reply } = voice.state
  const mayHear = hears && permission !== 'denied'
  const press = () => {
    rememberTold()
    voice.press()
  }
  const root = useTalkKeys({ ...voice, press }, mayHear)
  const isQuiet = phase === 'idle' && transcript === ''
  return (
    <Stack ref={root} gap={16} data-phase={phase}>
      {isQuiet && mayHear && <VoiceNotice permission={permission} told={told} />}
      {phase !== 'listening' && !isQuiet && !leaving && (
        <Transcript key={`${phase} ${voice.state.sent}`} voice={voice} />
      )}
      {leaving ? (
        <Leave leaving={leaving} voice={voice} />
      ) : (
        reply && <ReplyShown reply={reply} onAsk={voice.send} />
      )}
      {hears || !isQuiet ? <TalkButton voice={{ ...voice, press }} mayHear={mayHear} /> : null}
      {phase === 'listening' && (
        <>
          <p className={classes.interim}>{transcript}</p>
          <Text size={13} tone="soft" className={classes.centred}>
            {text(message('voice.release-sends'))}
          </Text>
        </>
      )}
      {!hears && <Silent title={message('voice.unsupported')} more={message('voice.unsupported-aloud')} />}
      {hears && permission === 'denied' && <Denied voice={voice} />}
      {voice.state.failure && <p role="alert">{text(voice.state.failure)}</p>}
      {(typing || !mayHear) && (
        <TypeBox onSend={voice.send} disabled={phase === 'processing' && voice.state.sent} />
      )}
      {phase !== 'listening' && (
        <Row justify="center" align="center" gap={8}>
          {phase === 'processing' ? (
            <Button kind="quiet" onClick={voice.stop}>
              {text(message('voice.cancel'))}
            </Button>
          ) : (
            !typing &&
            mayHear && (
              <Button kind="quiet" onClick={() => setTyping(true)}>
                {text(message('voice.type-instead'))}
              </Button>
            )
          )}
          <IconButton
            label={text(message('voice.settings'))}
            aria-expanded={settings}
            onClick={() => setSettings(!settings)}
          >
            <IconSettings size={18} aria-hidden="true" />
          </IconButton>
        </Row>
      )}
      {settings && <VoiceSettings onTest={() => voice.send(text(message('voice.sample')))} />}
    </Stack>
  )
}

function Denied({ voice }: { readonly voice: Voice }) {
  const { text } = useLanguage()
  return (
    <Silent title={message('voice.denied')} more={message('voice.denied-how')} isError>
      <Button kind="quiet" onClick={voice.checkPermission}>
        {text(message('voice.check-again'))}
      </Button>
    </Silent>
  )
}

interface SilentProps {
  readonly title: ReturnType<typeof message>
  readonly more: ReturnType<typeof message>
  readonly isError?: true
  readonly children?: React.ReactNode
}

/** Why nothing can be spoken here. */
function Silent({ title, more, isError, children }: SilentProps) {
  const { text } = useLanguage()
  return (
    <Stack gap={6} role={isError ? 'alert' : 'status'}>
      <Text weight={550} tone={isError ? 'error' : 'plain'}>
        {text(title)}
      </Text>
      <Text size={13} tone="soft">
        {text(more)}
      </Text>
      {children && <div>{children}</div>}
    </Stack>
  )
}
