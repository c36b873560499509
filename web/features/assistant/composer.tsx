import { IconArrowUp } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { chat } from './chat-state.ts'
import classes from './chat.module.css'
import { isThinking, send } from './send.ts'

/** The longest question that can be typed. */
const LONGEST = 2000

/** The box in which a question is typed; it grows with it. Enter sends, Enter with a modifier key does not. */
export function Composer() {
  const { text, code } = useLanguage()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  useStore(chat)
  const thinking = isThinking()
  useEffect(() => {
    const { current } = box
    if (!current) return
    current.style.height = 'auto'
    if (typed !== '') current.style.height = `${current.scrollHeight + 2}px`
  }, [typed])
  const submit = () => {
    if (send(typed, code)) setTyped('')
    box.current?.focus()
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Row gap={4} align="end" className={classes.box}>
        <textarea
          ref={box}
          rows={1}
          maxLength={LONGEST}
          aria-label={text(message('chat.field'))}
          placeholder={text(message('chat.field'))}
          data-autofocus=""
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event
            if (key !== 'Enter' || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        <IconButton
          type="submit"
          label={text(message('chat.send'))}
          disabled={thinking || typed.trim() === ''}
          className={classes.send}
        >
          <IconArrowUp size={18} aria-hidden="true" />
        </IconButton>
      </Row>
      <Text size={13} tone="soft" above={6}>
        {text(message('chat.enter-sends'))}
      </Text>
    </form>
  )
}
