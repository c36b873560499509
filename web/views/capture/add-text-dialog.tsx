import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { InEnglish } from '#web/language/in-english.tsx'
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
  const enter = () => {
    onClose()
    openSignIn({ view: 'login', returnTo: window.location.pathname + window.location.search })
  }
  return (
    <InEnglish>
      <Dialog form="narrow" title="Add to a dashboard or report" onClose={onClose}>
        {own.status === 'signed-in' ? (
          <IntoDocument
            blockOf={() => ({ kind: 'text', id: newBlockId('text'), html, ...USUAL_LOOK, width: 'full' })}
            onClose={onClose}
          >
            <Text tone="soft" size={13}>
              It is added as text, with its inputs and citations, as it is now.
            </Text>
          </IntoDocument>
        ) : (
          <Stack gap={16}>
            <Text>
              Dashboards and reports are kept in your account. The address of this page keeps the result.
            </Text>
            <Row justify="end">
              <Button kind="primary" onClick={enter}>
                Log in
              </Button>
            </Row>
          </Stack>
        )}
      </Dialog>
    </InEnglish>
  )
}
