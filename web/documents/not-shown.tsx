import { type Message as Said, message } from '#domain/message/message.ts'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** In the place of a part that cannot be shown: that it is there, and why it is not. */
export function NotShown({ why }: { readonly why?: Said }) {
  const { text } = useLanguage()
  return <Message title={text(message('document-blocks.not-shown'))}>{why && text(why)}</Message>
}

/** In the place of a figure to quote that keeps an earlier release: what is quoted is asked of the newest one alone. */
export function FrozenPart({ release }: { readonly release: string }) {
  return <NotShown why={message('document-blocks.frozen', { release: release.slice(0, 12) })} />
}
