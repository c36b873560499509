import { IconCloudCheck, IconDeviceFloppy } from '#web/kit/icons.ts'
import { message, type Value } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { noRoom } from '#web/memory/no-room.ts'
import { useStore } from '#web/memory/store.ts'
import classes from './data-entry.module.css'
import type { DraftState } from './entry-session.ts'

/** Where the draft is kept, in words. */
export function DraftLine({ draft }: { readonly draft: DraftState }) {
  const { text } = useLanguage()
  const isAccount = draft.place === 'both'
  const isLost = useStore(noRoom) && !isAccount && draft.place !== 'none'
  return (
    <Row gap={6} align="center" tone="soft" size={13} role="status" className={classes.kept}>
      {isAccount ? (
        <IconCloudCheck size={18} aria-hidden="true" />
      ) : (
        <IconDeviceFloppy size={18} aria-hidden="true" />
      )}
      {text(isLost ? message('asking.no-room') : wordsOf(draft))}
    </Row>
  )
}

function wordsOf({ place, at, refusal }: DraftState): Value {
  if (refusal !== '') return refusal
  switch (place) {
    case 'none':
      return message('entry.kept-none')
    case 'both':
      return at === '' ? message('entry.kept-none') : message('entry.kept-both', { time: timeText(at) })
    case 'device':
      return message('entry.kept-device')
    default:
      return message('entry.keeping')
  }
}
