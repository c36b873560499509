import { message } from '#domain/message/message.ts'
import { later } from '#web/kit/later.tsx'
import { Loading } from '#web/kit/state-message.tsx'

/** A field for a text with bold words, links and lists; its editor is fetched when the field is first drawn. */
export const RichTextField = later(async () => (await import('#web/controls/rich-text-editor.tsx')).default, {
  what: message('form.the-editor'),
  Wait: () => <Loading what={message('form.the-editor')} />,
})
