import { message } from '#domain/message/message.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { siteName } from '#web/memory/front.ts'
import Voice from './voice.tsx'

/** The voice assistant, on any page, whether its button is switched on or not. */
export default function VoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Dialog form="narrow" title={text(message('voice.panel', { site: siteName }))} onClose={onClose}>
      <Voice />
    </Dialog>
  )
}
