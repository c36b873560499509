import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { forgetText, LAST_PLACE } from '#web/memory/kept.ts'

/** That this device opens the place again from the first page, and the way to forget it. */
export function Remembered() {
  const { text } = useLanguage()
  const [forgotten, setForgotten] = useState(false)
  return (
    <Text tone="faint" size={13} screen>
      {text(message(forgotten ? 'place-news.forgotten' : 'place-news.remembered'))}
      {!forgotten && (
        <>
          {' · '}
          <WordButton
            onClick={() => {
              forgetText(LAST_PLACE)
              setForgotten(true)
            }}
          >
            {text(message('place-news.forget'))}
          </WordButton>
        </>
      )}
    </Text>
  )
}
