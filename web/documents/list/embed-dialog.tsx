import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { frameCode } from '#charts/export/embed-code.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { Copied } from '#web/views/by-api/addresses.tsx'

/** In CSS pixels. A dashboard is longer than any frame, so it is moved inside it. */
const HEIGHT = 720

interface EmbedDialogProps {
  readonly row: Pick<DocumentSummary, 'id' | 'title'>
  readonly onClose: () => void
}

/** The lines that show a public dashboard in a page of another site. */
export function EmbedDialog({ row: { id, title }, onClose }: EmbedDialogProps) {
  const { text } = useLanguage()
  const address = `${window.location.origin}/embed/document/${id}`
  return (
    <Dialog form="centre" title={text(message('document-list.embed'))} onClose={onClose}>
      <Text tone="soft">{text(message('document-list.embed-about'))}</Text>
      <Box above={12}>
        <Copied name="" text={frameCode(address, { title, height: HEIGHT })}>
          <a href={address} target="_blank" rel="noreferrer">
            {text(message('document-list.look'))}
          </a>
        </Copied>
      </Box>
    </Dialog>
  )
}
