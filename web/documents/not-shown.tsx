import type { View } from '#charts/view.ts'
import { type Message as Said, message } from '#domain/message/message.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { permalink } from '#web/views/permalink.ts'

/** In the place of a part that cannot be shown: that it is there, and why it is not. */
export function NotShown({ why }: { readonly why?: Said }) {
  const { text } = useLanguage()
  return <Message title={text(message('document-blocks.not-shown'))}>{why && text(why)}</Message>
}

/** In the place of a part that keeps the figures of a release which is not the newest any more. */
export function FrozenPart({ release, view }: { readonly release: string; readonly view?: View }) {
  const { text } = useLanguage()
  return (
    <Message
      title={text(message('document-blocks.not-shown'))}
      actions={
        view && (
          <LinkButton href={permalink(view)}>{text(message('document-blocks.newest-figure'))}</LinkButton>
        )
      }
    >
      {text(message('document-blocks.frozen', { release: release.slice(0, 12) }))}
    </Message>
  )
}
