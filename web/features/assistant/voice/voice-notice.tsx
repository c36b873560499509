import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './voice.module.css'
import { siteFront } from '#web/memory/front.ts'
import type { Permission } from './voice-state.ts'

interface VoiceNoticeProps {
  readonly permission: Permission
  /** Whether this device has shown where the sound goes before. */
  readonly told: boolean
}

/** What stands above the microphone before anything was said: the greeting, and until it was used where the sound goes. */
export function VoiceNotice({ permission, told }: VoiceNoticeProps) {
  const { text } = useLanguage()
  const needs = permission !== 'granted'
  return (
    <>
      {needs ? (
        <Text>{text(message('voice.permission-needed'))}</Text>
      ) : (
        <Text size={16} className={classes.centred}>
          {text(message('voice.greeting', { site: siteFront.product || message('chat.own-site') }))}
        </Text>
      )}
      {(needs || !told) && (
        <p className={classes.where}>
          <strong>{text(message('voice.where-title'))}</strong> {text(message('voice.where-goes'))}
        </p>
      )}
    </>
  )
}
