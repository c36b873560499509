import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { newBlockId } from './empty-document.ts'
import { IntoDocument } from './into-document.tsx'

interface AddTextProps {
  /** Formatted text, as blocks of documents take it. */
  readonly html: string
  readonly onClose: () => void
}

/** Puts words that the product made, such as a result, into a document of the reader's own. */
export default function AddTextDialog({ html, onClose }: AddTextProps) {
  const own = useOwnAccount()
  const { text } = useLanguage()
  const enter = () => {
    onClose()
    openSignIn({ view: 'login', returnTo: window.location.pathname + window.location.search })
  }
  return (
    <Dialog form="narrow" title={text(message('capture.add-title'))} onClose={onClose}>
      {own.status === 'signed-in' ? (
        <IntoDocument
          blockOf={() => ({ kind: 'text', id: newBlockId('text'), html, ...USUAL_LOOK, width: 'full' })}
          onClose={onClose}
        >
          <Text tone="soft" size={13}>
            {text(message('capture.as-text'))}
          </Text>
        </IntoDocument>
      ) : (
        <Stack gap={16}>
          <Text>{text(message('capture.text-first'))}</Text>
          <Row justify="end">
            <Button kind="primary" onClick={enter}>
              {text(message('capture.login'))}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  )
}
