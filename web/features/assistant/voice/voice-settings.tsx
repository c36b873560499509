import { IconPlayerPlay } from '#web/kit/icons.ts'
import { may } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { debugLog } from './debug-log.ts'
import { setVoiceAloud, voiceAloud } from './voice-choices.ts'
import classes from './voice.module.css'

/** Whether replies are read aloud; a command to try the way to the server with; and for administrators what happened. */
export function VoiceSettings({ onTest }: { readonly onTest: () => void }) {
  const { text } = useLanguage()
  const holder = useHolder()
  return (
    <Stack gap={12} card="plain">
      <CheckField
        role="switch"
        label={text(message('voice.aloud-switch'))}
        checked={useStore(voiceAloud)}
        onChange={({ currentTarget }) => setVoiceAloud(currentTarget.checked)}
      />
      <div>
        <Button onClick={onTest}>
          <IconPlayerPlay size={16} aria-hidden="true" /> {text(message('voice.test-command'))}
        </Button>
      </div>
      {may(holder, 'summary.read') && <Log />}
    </Stack>
  )
}

function Log() {
  const { text } = useLanguage()
  const lines = useStore(debugLog)
  const name = text(message('voice.log'))
  return (
    <Stack gap={6}>
      <Text weight={550}>{name}</Text>
      <ScrollRegion label={name} className={classes.log}>
        <ol>
          {lines.map(({ at, what, detail }) => (
            <li key={`${at} ${what.id} ${detail}`}>
              <time>{timeText(at)}</time> {`${text(what)} ${detail}`.trim()}
            </li>
          ))}
        </ol>
      </ScrollRegion>
      <Text size={13} tone="soft">
        {text(message('voice.log-about'))}
      </Text>
    </Stack>
  )
}
