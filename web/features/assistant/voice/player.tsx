import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '#web/kit/icons.ts'
import { useEffect, useRef } from 'react'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { pauseReading, readAloud, speech, stopReading, useHasVoice } from '#web/kit/speech.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { REPLY } from './use-voice.ts'
import { voiceAloud } from './voice-choices.ts'
import type { Reply } from './voice-state.ts'
import classes from './voice.module.css'

/** Plays a reply: the sound that the server made, or a voice of this device. */
export function Player({ reply }: { readonly reply: Reply }) {
  const { text } = useLanguage()
  const hasVoice = useHasVoice()
  const voice = reply.audio === '' && !hasVoice ? 'none' : reply.voice
  return (
    <Stack gap={4}>
      {reply.audio === '' ? hasVoice && <OwnVoice words={reply.text} /> : <Sound reply={reply} />}
      <Text size={13} tone="soft">
        {text(message('voice.read-by', { voice }))}
      </Text>
    </Stack>
  )
}

/** The sound that came with the reply. It stops when the panel goes. */
function Sound({ reply }: { readonly reply: Reply }) {
  const { text } = useLanguage()
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const { current } = sound
    // Browsers may refuse to begin by themselves: then the reader presses play.
    if (voiceAloud.get()) current?.play().catch(() => undefined)
    return () => current?.pause()
  }, [])
  const captions = `WEBVTT\n\n00:00.000 --> 10:00.000\n${reply.text}`
  return (
    <audio
      ref={sound}
      controls
      src={reply.audio}
      aria-label={text(message('voice.play'))}
      className={classes.sound}
    >
      <track kind="captions" src={`data:text/vtt,${encodeURIComponent(captions)}`} />
    </audio>
  )
}

function OwnVoice({ words }: { readonly words: string }) {
  const { text, code } = useLanguage()
  const reading = useStore(speech)
  const own = reading?.by === REPLY ? reading : null
  const plays = own !== null && !own.paused
  return (
    <Row gap={8} align="center" className={classes.player}>
      <IconButton
        label={text(message(plays ? 'voice.pause' : 'voice.play'))}
        onClick={() => (own ? pauseReading(plays) : readAloud(REPLY, words, code))}
      >
        {plays ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
      </IconButton>
      <progress aria-label={text(message('voice.play'))} max={1} value={own?.share ?? 0} />
      <IconButton
        label={text(message('voice.stop'))}
        disabled={own === null}
        onClick={() => stopReading(REPLY)}
      >
        <IconPlayerStop size={18} />
      </IconButton>
      <Text as="span" size={12} tone="soft">
        {text(message('voice.esc-stops'))}
      </Text>
    </Row>
  )
}
